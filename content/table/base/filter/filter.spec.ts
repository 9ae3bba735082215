import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/filter'

const names = (table: Locator) => table.locator('.vxe-body--row td:nth-child(1)')
const column = (table: Locator, index: number) => table.locator(`.vxe-body--row td:nth-child(${index})`)
const funnel = (table: Locator, title: string) =>
  table.locator('.vxe-header--column', { hasText: title }).locator('.vxe-filter--btn')
const panel = (table: Locator) => table.locator('.vxe-table--filter-wrapper')
const option = (table: Locator, text: string) => panel(table).getByText(text, { exact: true })

test('initially checked options filter the rows, and filters of several columns are combined', async ({ demo }) => {
  const table = await demo(page, 'filter-by-options')
  await expect(names(table)).toHaveText(['周以宁', '程之焕', '沈嘉禾', '林知夏'])
  await funnel(table, '职务').click()
  await option(table, '设计师').click()
  await panel(table).getByRole('button', { name: '筛选' }).click()
  await expect(names(table)).toHaveText(['周以宁', '沈嘉禾'])
  await expect(table).toContainText('filter-change: 职务 = 前端工程师')
  await funnel(table, '性别').click()
  await option(table, '男').click()
  await expect(names(table)).toHaveText(['沈嘉禾'])
  await expect(table).toContainText('filter-change: 职务 = 前端工程师, 性别 = 男')
})

test('Escape closes the filter panel and does not filter', async ({ demo, page: tab }) => {
  const table = await demo(page, 'filter-by-options')
  await funnel(table, '职务').click()
  await option(table, '设计师').click()
  await tab.keyboard.press('Escape')
  await expect(panel(table)).toBeHidden()
  await expect(names(table)).toHaveCount(4)
})

test('the reset button removes the condition of its column', async ({ demo }) => {
  const table = await demo(page, 'filter-by-options')
  await funnel(table, '职务').click()
  await panel(table).getByRole('button', { name: '重置' }).click()
  await expect(names(table)).toHaveCount(7)
  await expect(table).toContainText('filter-change: 没有条件')
})

test('the filter method shows a row if one of the checked options matches', async ({ demo }) => {
  const table = await demo(page, 'filter-method')
  await funnel(table, '年龄').click()
  await option(table, '30 岁以下').click()
  await option(table, '40 岁以上').click()
  await panel(table).getByRole('button', { name: '筛选' }).click()
  await expect(column(table, 3)).toHaveText(['41', '28', '28', '26'])
  await funnel(table, '创建时间').click()
  await option(table, '第一季度').click()
  await expect(column(table, 3)).toHaveText(['41'])
})

test('Enter filters by the typed keyword, and reset clears the text', async ({ demo }) => {
  const table = await demo(page, 'filter-by-keyword')
  await funnel(table, '职务').click()
  const input = panel(table).getByPlaceholder('职务包含的文字')
  await input.fill('工程师')
  await input.press('Enter')
  await expect(names(table)).toHaveText(['周以宁', '陆远舟', '沈嘉禾', '许牧云'])
  await funnel(table, '职务').click()
  await expect(input).toHaveValue('工程师')
  await panel(table).getByRole('button', { name: '重置' }).click()
  await expect(names(table)).toHaveCount(7)
  await funnel(table, '职务').click()
  await expect(input).toHaveValue('')
})

test('buttons set and clear the filter and open the filter panel', async ({ demo }) => {
  const table = await demo(page, 'filter-by-buttons')
  const press = (name: string) => table.getByRole('button', { name }).click()
  await press('只看设计师')
  await expect(names(table)).toHaveText(['程之焕', '林知夏'])
  await expect(table).toContainText('条件数: 1, 显示的行数: 2')
  await press('清除职务条件')
  await expect(table).toContainText('条件数: 0, 显示的行数: 7')
  await press('打开筛选面板')
  await option(table, '产品经理').click()
  await panel(table).getByRole('button', { name: '筛选' }).click()
  await expect(names(table)).toHaveText(['顾明澈'])
  await press('清除全部条件')
  await expect(names(table)).toHaveCount(7)
})

test('filtering requests the matching rows of all pages with the filter conditions', async ({ demo }) => {
  const table = await demo(page, 'filter-on-server')
  await expect(table).toContainText('共 50 条')
  await funnel(table, '职务').click()
  await option(table, '设计师').click()
  await panel(table).getByRole('button', { name: '筛选' }).click()
  await expect(table).toContainText('GET /people?page=1&role=设计师')
  await expect(column(table, 3)).toHaveText(Array(7).fill('设计师'))
  await expect(table).toContainText('共 14 条')
  await funnel(table, '性别').click()
  await option(table, '女').click()
  await expect(table).toContainText('&role=设计师&sex=女')
  await expect(column(table, 4)).toHaveText(Array(7).fill('女'))
})
