import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/template'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const row = (stage: Locator, number: number) =>
  stage
    .locator('.vxe-body--row')
    .filter({ has: stage.page().locator('td:first-child').getByText(String(number), { exact: true }) })

test('each way to render cells is measured in 60 scroll steps', async ({ demo }) => {
  const stage = await demo(page, 'slot-cost')
  const cost = (way: string) => stage.locator('dl > div', { hasText: way }).locator('dd')
  await expect(stage.locator('.vxe-body--row').first()).toContainText('分')
  await press(stage, '滚动 60 步')
  await expect(cost('formatter')).toHaveText(/^每步 \d+\.\d ms$/, { timeout: 15_000 })
  await stage.locator('.vxe-radio-button', { hasText: '组件的插槽' }).click()
  await expect(stage.locator('.vxe-body--row .vxe-button').first()).toContainText('分')
  await press(stage, '滚动 60 步')
  await expect(cost('组件的插槽')).toHaveText(/^每步 \d+\.\d ms$/, { timeout: 15_000 })
  expect(await stage.locator('.vxe-body--row').count()).toBeLessThan(15)
})

test('state in a cell component moves to another row, state outside is kept, and useKey loses the inner state', async ({
  demo
}) => {
  const stage = await demo(page, 'state-outside')
  const stars = stage.locator('.star[aria-pressed="true"]')
  await row(stage, 3).locator('.star').first().click()
  await row(stage, 3).locator('.star').last().click()
  await expect(stars).toHaveCount(2)
  await press(stage, '向下滚动 20 行')
  await expect(row(stage, 24)).toBeVisible()
  await expect(stars).toHaveCount(1)
  await press(stage, '回到顶部')
  await expect(row(stage, 3).locator('.star').last()).toHaveAttribute('aria-pressed', 'true')
  await stage.locator('.vxe-checkbox').click()
  await expect(stars).toHaveCount(1)
  await row(stage, 4).locator('.star').first().click()
  await expect(stars).toHaveCount(2)
  await press(stage, '向下滚动 20 行')
  await expect(row(stage, 24)).toBeVisible()
  await expect(stars).toHaveCount(0)
})
