import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/merge'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')

test('merged cells are set for the rows in view, also for the last rows', async ({ demo }) => {
  const stage = await demo(page, 'merge-in-view')
  await expect(number(stage, '合并处数')).toHaveText('24')
  await expect(stage.locator('td[rowspan="5"]').first()).toHaveText('B-1')
  await press(stage, '到最后一行')
  await expect(stage.locator('td[rowspan="5"]').last()).toHaveText('B-4000')
  expect(Number(await number(stage, '合并处数').textContent())).toBeLessThan(60)
  expect(await stage.locator('.vxe-body--row').count()).toBeLessThan(25)
})

test('500 merged cells can be set at once', async ({ demo }) => {
  const stage = await demo(page, 'merge-in-view')
  await expect(number(stage, '合并处数')).toHaveText('24')
  await stage.locator('.vxe-radio-button', { hasText: '500 处' }).click()
  await expect(number(stage, '合并处数')).toHaveText('500')
  await expect(number(stage, '每帧平均')).toHaveText('—')
  await press(stage, '滚动 40 帧')
  await expect(number(stage, '每帧平均')).toHaveText(/^\d+\.\d ms$/)
  await expect(stage.locator('td[rowspan="5"]').first()).toBeVisible()
})
