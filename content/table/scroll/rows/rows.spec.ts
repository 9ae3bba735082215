import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/rows'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')

test('100,000 rows are loaded, a few are drawn, and any of them can be reached', async ({ demo }) => {
  const stage = await demo(page, 'hundred-thousand-rows')
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await press(stage, '100,000 行')
  await expect(number(stage, '数据行数')).toHaveText('100,000')
  await expect(number(stage, '载入用时')).toHaveText(/^[1-9]\d* ms$/)
  await press(stage, '跳过去')
  await expect(stage.locator('.vxe-body--row.row--current td').first()).toHaveText('77777')
  await expect(stage.locator('.vxe-body--row.row--current')).toBeInViewport()
  await expect(number(stage, '第一行是')).toHaveText(/^77,7\d\d$/)
  expect(Number(await number(stage, '画出的行').textContent())).toBeLessThan(15)
  expect(Number(await number(stage, '元素总数').textContent())).toBeLessThan(600)
})

test('data has every row watched by Vue, loadData only those that are drawn, frozen rows none', async ({ demo }) => {
  const stage = await demo(page, 'data-or-load-data')
  const result = stage.getByRole('status').locator('div').first()
  await expect(result).toHaveText(/^交给 loadData：\d+ ms，Vue 监听的行：\d{1,2}$/)
  await press(stage, '放进 data')
  await expect(result).toHaveText(/^放进 data：\d+ ms，Vue 监听的行：20000$/)
  await press(stage, '冻结后交给 loadData')
  await expect(result).toHaveText(/^冻结后交给 loadData：\d+ ms，Vue 监听的行：0$/)
})

test('an element ends at the height a browser allows, and so does the table', async ({ demo }) => {
  const stage = await demo(page, 'height-limit')
  await press(stage, '100,000 行')
  await expect(stage.getByRole('status')).toContainText('应有高度 12,000,000 px，浏览器给的 12,000,000 px')
  await press(stage, '滚到底')
  await expect(stage.getByRole('status')).toContainText('滚到底看到的编号 100,000')
  await press(stage, '300,000 行')
  await expect(stage.getByRole('status')).toContainText(/应有高度 36,000,000 px，浏览器给的 33,554,\d{3} px/)
  await press(stage, '滚到底')
  await expect(stage.getByRole('status')).toContainText(/滚到底看到的编号 279,\d{3}$/)
})

test('a row in the last segments of a million is loaded with its segment', async ({ demo }) => {
  const stage = await demo(page, 'million-in-segments')
  await expect(stage.getByRole('status')).toContainText('第 1 段，第 1 到 20,000 行')
  await press(stage, '跳过去')
  await expect(stage.getByRole('status')).toContainText('第 39 段，第 760,001 到 780,000 行')
  const current = stage.locator('.vxe-body--row.row--current')
  await expect(current.locator('td').first()).toHaveText('765432')
  await expect(current).toBeInViewport()
  await stage.locator('.vxe-pager--next-btn').click()
  await expect(stage.locator('.vxe-body--row td').first()).toHaveText('780001')
})
