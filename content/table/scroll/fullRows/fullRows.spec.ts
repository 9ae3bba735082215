import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/fullRows'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')
const left = (stage: Locator) => stage.locator('.vxe-table--fixed-left-wrapper')
const right = (stage: Locator) => stage.locator('.vxe-table--fixed-right-wrapper')

test('all rows are checked, one row is unchecked, and fewer than 16 rows are rendered', async ({ demo }) => {
  const stage = await demo(page, 'complex-rows')
  await press(stage, '50,000 行')
  await expect(number(stage, '数据行数')).toHaveText('50,000')
  await left(stage).locator('.vxe-header--column .vxe-cell--checkbox').click()
  await expect(number(stage, '已勾选')).toHaveText('50,000')
  await left(stage).locator('.vxe-body--row .vxe-cell--checkbox').nth(2).click()
  await expect(number(stage, '已勾选')).toHaveText('49,999')
  await expect(left(stage).locator('.vxe-body--row.row--checked').first()).toBeVisible()
  expect(Number(await number(stage, '渲染的行').textContent())).toBeLessThan(16)
})

test('amounts sort by value, a filter changes footer and count, and the table scrolls to the last row', async ({
  demo,
  page: tab
}) => {
  const stage = await demo(page, 'complex-rows')
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await expect(stage.locator('.vxe-table--main-wrapper .vxe-footer--row')).toContainText('10,000 行')
  await right(stage).locator('.vxe-sort--desc-btn').last().click()
  await expect(right(stage).locator('.vxe-body--row').first()).toContainText('90,927')
  await stage.locator('.vxe-table--main-wrapper .vxe-filter--btn').click()
  await tab.locator('.vxe-table--filter-option:visible').filter({ hasText: '设计师' }).click()
  await tab.locator('.vxe-table--filter-footer:visible button').first().click()
  await expect(number(stage, '符合筛选')).toHaveText('2,857')
  await expect(stage.locator('.vxe-table--main-wrapper .vxe-footer--row')).toContainText('2,857 行')
  await press(stage, '到最后一行')
  await expect(left(stage).locator('.vxe-body--row', { hasText: '2857' })).toBeInViewport()
})

test('filtering at the last row renders fewer than 16 of the matching rows', async ({ demo, page: tab }) => {
  const stage = await demo(page, 'complex-rows')
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await press(stage, '到最后一行')
  await expect(left(stage).locator('.vxe-body--row').last()).toContainText('10000')
  await stage.locator('.vxe-table--main-wrapper .vxe-filter--btn').click()
  await tab.locator('.vxe-table--filter-option:visible').filter({ hasText: '设计师' }).click()
  await tab.locator('.vxe-table--filter-footer:visible button').first().click()
  await expect(number(stage, '符合筛选')).toHaveText('2,857')
  await expect(left(stage).locator('.vxe-body--row').first().locator('td').nth(1)).toHaveText('1')
  expect(await left(stage).locator('.vxe-body--row').count()).toBeLessThan(16)
})

test('truncated text shows the whole text in a tooltip', async ({ demo, page: tab }) => {
  const stage = await demo(page, 'complex-rows')
  const cell = stage.locator('.vxe-table--main-wrapper .vxe-body--row').nth(2).locator('td').nth(3)
  await expect(cell).toContainText('第 3 项')
  await cell.hover()
  await expect(tab.locator('.vxe-table--tooltip-wrapper.is--visible')).toContainText('完成后通知负责人')
})
