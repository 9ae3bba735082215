import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/basic'

const rows = (table: Locator) => table.locator('.vxe-body--row')
const headers = (table: Locator) => table.locator('.vxe-header--column')
const cells = (table: Locator, row: number) => rows(table).nth(row).locator('td')

test('the fields of the rows are below the titles of the columns', async ({ demo }) => {
  const table = await demo(page, 'first-table')
  await expect(headers(table)).toHaveText(['姓名', '职务', '年龄'])
  await expect(cells(table, 1)).toHaveText(['周以宁', '前端工程师', '35'])
})

test('columns show row numbers, checkboxes, formatted text and slots, and can be resized', async ({
  demo,
  page: tab
}) => {
  const table = await demo(page, 'columns')
  await expect(cells(table, 0)).toHaveText(['1', '', '顾明澈', '产品经理', '41 岁', '2024-10-01'])
  await expect(cells(table, 0).locator('strong')).toHaveText('顾明澈')
  await table.locator('.vxe-header--column .vxe-cell--checkbox').click()
  await expect(table.locator('.vxe-body--row .is--checked')).toHaveCount(5)
  const name = headers(table).nth(2)
  const before = (await name.boundingBox())!
  await tab.mouse.move(before.x + before.width - 1, before.y + 20)
  await tab.mouse.down()
  await tab.mouse.move(before.x + before.width + 40, before.y + 20, { steps: 4 })
  await tab.mouse.up()
  await expect.poll(async () => (await name.boundingBox())!.width).toBeGreaterThan(before.width + 30)
})

test('checking a field shows its column, unchecking hides the column', async ({ demo }) => {
  const table = await demo(page, 'columns-from-data')
  await expect(headers(table)).toHaveText(['姓名', '职务', '所在地'])
  await table.getByLabel('性别').check()
  await expect(headers(table)).toHaveText(['姓名', '职务', '性别', '所在地'])
  await table.getByLabel('职务').uncheck()
  await expect(cells(table, 0)).toHaveText(['顾明澈', '男', '深圳市南山区'])
})

test('the table updates when the array or a row changes', async ({ demo }) => {
  const table = await demo(page, 'change-rows')
  const press = (name: string) => table.getByRole('button', { name }).click()
  await press('插入一行')
  await expect(rows(table)).toHaveCount(4)
  await expect(cells(table, 3).first()).toHaveText('10004')
  await press('第一行加一岁')
  await expect(cells(table, 0)).toHaveText(['10001', '顾明澈', '42', /^\s*$/])
  await press('替换第一行')
  await expect(cells(table, 0).nth(1)).toHaveText('林知夏')
  await press('添加备注')
  await expect(cells(table, 2).last()).toHaveText('已核对')
  await press('删除最后一行')
  await expect(rows(table)).toHaveCount(3)
})

test('a failed request and an empty list show different texts, and loading again shows the rows', async ({ demo }) => {
  const table = await demo(page, 'load-rows')
  const press = (name: string) => table.getByRole('button', { name }).click()
  await expect(rows(table)).toHaveCount(4)
  await press('让请求失败')
  await expect(table.locator('.vxe-table--empty-placeholder')).toHaveText('加载失败: 服务端没有响应')
  await press('返回空列表')
  await expect(table.locator('.vxe-table--empty-placeholder')).toHaveText('没有符合条件的人员')
  await press('重新加载')
  await expect(rows(table)).toHaveCount(4)
})
