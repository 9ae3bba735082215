import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/sort'

/** The texts of one column, top to bottom. */
const column = (table: Locator, index: number) => table.locator(`.vxe-body--row td:nth-child(${index})`)
const header = (table: Locator, title: string) => table.locator('.vxe-header--column', { hasText: title })
const up = (table: Locator, title: string) => header(table, title).locator('.vxe-sort--asc-btn')
const down = (table: Locator, title: string) => header(table, title).locator('.vxe-sort--desc-btn')
const clickTitle = (table: Locator, title: string) => header(table, title).getByText(title).click()

test('the table starts with the default sort, and the row numbers are in the sorted order', async ({ demo }) => {
  const table = await demo(page, 'sort-by-header')
  await expect(column(table, 4)).toHaveText(['26', '28', '28', '30', '32', '35', '41'])
  await expect(column(table, 1)).toHaveText(['1', '2', '3', '4', '5', '6', '7'])
})

test('a click on a sort icon sorts by its column, a second click restores the original order', async ({ demo }) => {
  const table = await demo(page, 'sort-by-header')
  await down(table, '年龄').click()
  await expect(column(table, 4)).toHaveText(['41', '35', '32', '30', '28', '28', '26'])
  await up(table, '姓名').click()
  await expect(up(table, '年龄')).not.toHaveClass(/sort--active/)
  await up(table, '姓名').click()
  await expect(column(table, 2)).toHaveText(['顾明澈', '周以宁', '陆远舟', '程之焕', '沈嘉禾', '许牧云', '林知夏'])
})

test('clicks on a sortable title sort descending, then ascending, then not at all', async ({ demo }) => {
  const table = await demo(page, 'sort-on-title')
  const times = column(table, 4)
  await clickTitle(table, '创建时间')
  await expect(times.first()).toHaveText('2024-07-03 09:30:00')
  await clickTitle(table, '年龄')
  await clickTitle(table, '年龄')
  await expect(column(table, 3)).toHaveText(['26', '28', '28', '30', '32', '35', '41'])
  await clickTitle(table, '年龄')
  await expect(times.first()).toHaveText('2024-01-01 09:30:00')
})

test('rows with the same role are sorted by age, and the event and the query contain both columns', async ({
  demo
}) => {
  const table = await demo(page, 'sort-two-columns')
  const engineers = table.locator('.vxe-body--row', { hasText: '前端工程师' })
  await expect(engineers.first()).toContainText('35')
  await table.getByRole('button', { name: '生成请求参数' }).click()
  await expect(table).toContainText('sort=role:asc,age:desc')
  await up(table, '年龄').click()
  await expect(engineers.first()).toContainText('28')
  await expect(table).toContainText('sort-change: 职务 升序, 年龄 升序')
})

test('the column with the last change of its sort direction has the lowest priority', async ({ demo }) => {
  const table = await demo(page, 'sort-two-columns')
  await down(table, '职务').click()
  await expect(table).toContainText('sort-change: 年龄 降序, 职务 降序')
  await table.getByRole('button', { name: '生成请求参数' }).click()
  await expect(table).toContainText('sort=age:desc,role:desc')
  await expect(column(table, 4)).toHaveText(['41', '35', '32', '30', '28', '28', '26'])
})

test('codes sort as text, priorities by rank, budgets by number', async ({ demo }) => {
  const table = await demo(page, 'sort-by-value')
  await clickTitle(table, '编码')
  await expect(column(table, 1)).toHaveText(['1', '11', '12', '2', '21'])
  await clickTitle(table, '优先级')
  await expect(column(table, 3)).toHaveText(['高', '高', '中', '中', '低'])
  await clickTitle(table, '预算')
  await expect(column(table, 4)).toHaveText(['¥ 900', '¥ 4,200', '¥ 8,600', '¥ 12,000', '¥ 35,000'])
})

test('the sort method sorts numbers within texts, names by pinyin, and empty cells last', async ({ demo }) => {
  const table = await demo(page, 'sort-method')
  await clickTitle(table, '会议室')
  await expect(column(table, 1)).toHaveText(['A-1', 'A-2', 'A-10', 'B-1', 'B-12'])
  await clickTitle(table, '负责人')
  await expect(column(table, 2)).toHaveText(['程之焕', '顾明澈', '陆远舟', '周以宁', /^\s*$/])
  await clickTitle(table, '负责人')
  await expect(column(table, 2)).toHaveText(['周以宁', '陆远舟', '顾明澈', '程之焕', /^\s*$/])
})

test('buttons sort by one column or two columns, and clear the sorting of one column or all columns', async ({
  demo
}) => {
  const table = await demo(page, 'sort-by-buttons')
  await table.getByRole('button', { name: '年龄从小到大' }).click()
  await expect(column(table, 4)).toHaveText(['26', '28', '28', '30', '32', '35', '41'])
  await expect(table).toContainText('年龄列正在排序')
  await table.getByRole('button', { name: '先性别再年龄' }).click()
  await expect(column(table, 3)).toHaveText(['男', '男', '男', '男', '女', '女', '女'])
  await expect(column(table, 4)).toHaveText(['26', '28', '32', '41', '28', '30', '35'])
  await table.getByRole('button', { name: '取消年龄排序' }).click()
  await expect(table).toContainText('年龄列没有排序')
  await expect(column(table, 4)).toHaveText(['41', '32', '28', '26', '35', '30', '28'])
  await table.getByRole('button', { name: '全部取消' }).click()
  await expect(column(table, 4)).toHaveText(['41', '35', '32', '30', '28', '28', '26'])
})

test('the server sorts all pages, and a new sort requests page 1', async ({ demo }) => {
  const table = await demo(page, 'sort-on-server')
  await expect(column(table, 4).first()).toHaveText('2024-09-25 09:30:00')
  await expect(down(table, '创建时间')).toHaveClass(/sort--active/)
  await table.locator('.vxe-pager--num-btn', { hasText: '3' }).click()
  await expect(table).toContainText('GET /people?page=3&sort=createTime:desc')
  await clickTitle(table, '年龄')
  await expect(table).toContainText('GET /people?page=1&sort=age:asc')
  await expect(column(table, 3)).toHaveText(['26', '26', '26', '26', '26', '26', '26'])
  await down(table, '年龄').click()
  await expect(column(table, 3).first()).toHaveText('41')
  await down(table, '年龄').click()
  await expect(table.getByRole('status')).toHaveText('GET /people?page=1')
  await expect(column(table, 1).first()).toHaveText('10001')
})

test('reloadData() replaces the rows and clears the sort as well, loadData() keeps the sort', async ({ demo }) => {
  const stage = await demo(page, 'sort-by-header')
  await stage.locator('.vxe-sort--asc-btn').first().click()
  const sorts = await stage.locator('.vxe-table').evaluate(async element => {
    const table = (
      element as unknown as {
        __vue__: Record<'loadData' | 'reloadData', (rows: object[]) => Promise<void>> & {
          getSortColumns: () => object[]
        }
      }
    ).__vue__
    await table.loadData([{ id: 1 }])
    const kept = table.getSortColumns().length
    await table.reloadData([{ id: 2 }])
    return [kept, table.getSortColumns().length]
  })
  expect(sorts).toEqual([1, 0])
})
