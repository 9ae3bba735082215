import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/rows'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')

test('100,000 rows are loaded, fewer than 15 are rendered, and the table scrolls to any row', async ({ demo }) => {
  const stage = await demo(page, 'hundred-thousand-rows')
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await press(stage, '100,000 行')
  await expect(number(stage, '数据行数')).toHaveText('100,000')
  await expect(number(stage, '加载用时')).toHaveText(/^[1-9]\d* ms$/)
  await press(stage, '跳转')
  await expect(stage.locator('.vxe-body--row.row--current td').first()).toHaveText('77777')
  await expect(stage.locator('.vxe-body--row.row--current')).toBeInViewport()
  await expect(number(stage, '首行')).toHaveText(/^77,7\d\d$/)
  expect(Number(await number(stage, '渲染的行').textContent())).toBeLessThan(15)
  expect(Number(await number(stage, '元素总数').textContent())).toBeLessThan(600)
})

test('Vue makes all rows of data reactive, with loadData only the rendered rows, and no frozen row', async ({
  demo
}) => {
  const stage = await demo(page, 'data-or-load-data')
  const result = stage.getByRole('status').locator('div').first()
  await expect(result).toHaveText(/^传给 loadData：\d+ ms，响应式的行：\d{1,2}$/)
  await press(stage, '放入 data')
  await expect(result).toHaveText(/^放入 data：\d+ ms，响应式的行：20000$/)
  await press(stage, '冻结后传给 loadData')
  await expect(result).toHaveText(/^冻结后传给 loadData：\d+ ms，响应式的行：0$/)
})

test('the browser limits the height of an element, so the last rows of 300,000 cannot be shown', async ({ demo }) => {
  const stage = await demo(page, 'height-limit')
  await press(stage, '100,000 行')
  await expect(stage.getByRole('status')).toContainText('所需高度 12,000,000 px，实际高度 12,000,000 px')
  await press(stage, '滚动到底部')
  await expect(stage.getByRole('status')).toContainText('底部的编号 100,000')
  await press(stage, '300,000 行')
  await expect(stage.getByRole('status')).toContainText(/所需高度 36,000,000 px，实际高度 33,554,\d{3} px/)
  await press(stage, '滚动到底部')
  await expect(stage.getByRole('status')).toContainText(/底部的编号 279,\d{3}$/)
})

test('going to a row of a million loads and shows its segment', async ({ demo }) => {
  const stage = await demo(page, 'million-in-segments')
  await expect(stage.getByRole('status')).toContainText('第 1 段，第 1 到 20,000 行')
  await press(stage, '跳转')
  await expect(stage.getByRole('status')).toContainText('第 39 段，第 760,001 到 780,000 行')
  const current = stage.locator('.vxe-body--row.row--current')
  await expect(current.locator('td').first()).toHaveText('765432')
  await expect(current).toBeInViewport()
  await stage.locator('.vxe-pager--next-btn').click()
  await expect(stage.locator('.vxe-body--row td').first()).toHaveText('780001')
})
