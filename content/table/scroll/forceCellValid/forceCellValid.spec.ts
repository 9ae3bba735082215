import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const path = '/table/scroll/forceCellValid'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const code = (stage: Locator, row: number) => stage.locator('.vxe-body--row').nth(row).locator('td').nth(1)
const lastCode = (stage: Locator) =>
  stage
    .locator('.vxe-body--row', { hasText: /^10000/ })
    .locator('td')
    .nth(1)
const editedRow = (stage: Locator) =>
  stage
    .locator('.vxe-body--row', { has: stage.page().locator('td.col--active') })
    .locator('td')
    .first()

test('after scrolling, clicks on another cell and outside return to the invalid cell', async ({ page, demo }) => {
  const stage = await demo(path, 'refuse-to-leave')
  const status = stage.getByRole('status')
  await code(stage, 1).click()
  await expect(code(stage, 1).locator('input')).toBeFocused()
  await stage.locator('td input').fill('CH')
  await press(stage, '滚动到最后一行')
  await expect(lastCode(stage)).toBeVisible()
  await expect(stage.locator('td input')).toHaveCount(0)
  await lastCode(stage).click()
  await expect(status).toHaveText('第 2 行校验不通过，已返回')
  await expect(editedRow(stage)).toHaveText('2')
  await expect(stage.locator('td input')).toBeFocused()
  await expect(stage.locator('td input')).toHaveValue('CH')
  await expect(stage.locator('.vxe-cell--valid-error-hint')).toHaveText(['货号不正确'])
  await press(stage, '滚动到最后一行')
  await expect(lastCode(stage)).toBeVisible()
  await page.locator('h1').click()
  await expect(editedRow(stage)).toHaveText('2')
  await press(stage, '放弃修改')
  await expect(code(stage, 1)).toHaveText('LP-1001')
  await expect(stage.locator('td input')).toHaveCount(0)
})

test('a valid cell scrolled out of view stops editing on a click on another cell', async ({ demo }) => {
  const stage = await demo(path, 'refuse-to-leave')
  await code(stage, 2).click()
  await expect(code(stage, 2).locator('input')).toBeFocused()
  await stage.locator('td input').fill('BK-7777')
  await press(stage, '滚动到最后一行')
  await lastCode(stage).click()
  await expect(editedRow(stage)).toHaveText('10000')
  await expect(stage.locator('td input')).toBeFocused()
  await press(stage, '放弃修改')
  await expect(stage.getByRole('status')).toHaveText('已放弃')
})
