import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/data'

const rows = (table: Locator) => table.locator('.vxe-body--row')
const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text })
const box = (row: Locator) => row.locator('.vxe-cell--checkbox')
const column = (table: Locator, index: number) => table.locator(`.vxe-body--row td:nth-child(${index})`)
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('loadData keeps sorting and checked rows, reloadData resets the sorting and checks the initial row', async ({
  demo
}) => {
  const table = await demo(page, 'load-data')
  await expect(table).toContainText('已加载')
  await box(row(table, '10004')).click()
  await table.locator('.vxe-sort--asc-btn').click()
  await press(table, 'loadData()')
  await expect(table).toContainText('loadData(): 保留排序, 勾选的行数 2')
  await expect(column(table, 4)).toHaveText(['27', '29', '29', '31', '33', '36', '42'])
  await press(table, 'reloadData()')
  await expect(table).toContainText('reloadData(): 没有排序, 勾选的行数 1')
  await expect(column(table, 4)).toHaveText(['43', '37', '34', '32', '30', '30', '28'])
  await expect(table.locator('.row--checked')).toHaveText([/10002/])
  await table.locator('.vxe-sort--asc-btn').click()
  await press(table, 'clearAll()')
  await expect(table).toContainText('clearAll(): 没有排序, 勾选的行数 0')
  await expect(column(table, 4)).toHaveText(['43', '37', '34', '32', '30', '30', '28'])
})

test('field paths read nested objects and arrays, and with a missing object the cell is empty', async ({ demo }) => {
  const table = await demo(page, 'nested-fields')
  await expect(column(table, 3)).toHaveText(['前端工程师', '设计师', /^\s*$/])
  await expect(column(table, 4)).toHaveText(['TypeScript', 'Figma', /^\s*$/])
  await press(table, '给第一行升职')
  await expect(column(table, 3).first()).toHaveText('前端负责人')
  await press(table, '给第二行添加城市')
  await expect(column(table, 5)).toHaveText(['深圳', '上海', '成都'])
})

test('checked rows are kept in a new array only with a key field, without one a row key is written to the rows', async ({
  demo
}) => {
  const stage = await demo(page, 'row-keys')
  const keyed = stage.locator('.vxe-table').first()
  const plain = stage.locator('.vxe-table').nth(1)
  await box(row(keyed, '北方仓')).click()
  await box(row(plain, '北方仓')).click()
  await expect(plain.locator('.vxe-body--row .is--checked')).toHaveCount(1)
  await press(stage, '重新请求')
  await expect(row(keyed, '北方仓')).toContainText('121')
  await expect(keyed.locator('.vxe-body--row .is--checked')).toHaveCount(1)
  await expect(plain.locator('.vxe-body--row .is--checked')).toHaveCount(0)
  await row(plain, '华东仓').getByText('E/01').click()
  await expect(stage).toContainText(/"_X_ROW_KEY":"row_\d+"/)
  await row(keyed, '华东仓').getByText('E/01').click()
  await expect(stage.locator('.result')).toHaveText('{"code":"E/01","name":"华东仓","stock":81}')
})

test('a row is found by its key, and its id is the encoded key', async ({ demo }) => {
  const stage = await demo(page, 'row-keys')
  await press(stage, '查找')
  await expect(stage).toContainText('getRowById(): 华东仓, getRowid(): E%2F01')
  await expect(stage.locator('.row--current').first()).toContainText('华东仓')
  await stage.getByRole('textbox').fill('X')
  await press(stage, '查找')
  await expect(stage).toContainText('没有这个主键')
})

test('the row counts of four methods differ after filtering and inserting', async ({ demo }) => {
  const table = await demo(page, 'read-data')
  await expect(table).toContainText(/getData\(\): 500, fullData: 500, visibleData: 500, tableData: ([2-9]|\d\d)\b/)
  await table.locator('.vxe-cell--filter').click()
  await table.page().locator('.vxe-table--filter-wrapper.is--active').getByText('设计师').click()
  await table.page().locator('.vxe-table--filter-wrapper.is--active').getByRole('button', { name: '筛选' }).click()
  await expect(table).toContainText('fullData: 500, visibleData: 142')
  await press(table, '插入一行')
  await expect(table).toContainText('getData(): 500, fullData: 501')
  await expect(table).toContainText(/"name":"林知夏".*"age":null/)
})

test('a click on a row shows its index from three methods', async ({ demo }) => {
  const table = await demo(page, 'read-data')
  await table.locator('.vxe-sort--desc-btn').first().click()
  await row(table, '10499').locator('td').first().click()
  await expect(table).toContainText('10499: getRowIndex() 498, getVTRowIndex() 1, getVMRowIndex() 1')
})

test('a changed value moves its row only after updateData', async ({ demo }) => {
  const table = await demo(page, 'update-data')
  await expect(column(table, 2)).toHaveText(['长风队', '山海队', '飞鸟队', '星河队'])
  await press(table, '最后一名加 30 分')
  await expect(column(table, 3)).toHaveText(['85', '72', '60', '78'])
  await expect(table.locator('.vxe-footer--column').last()).toHaveText('265')
  await press(table, 'updateData()')
  await expect(column(table, 2)).toHaveText(['长风队', '星河队', '山海队', '飞鸟队'])
  await expect(table.locator('.vxe-footer--column').last()).toHaveText('295')
  await press(table, '清空第一行的得分')
  await expect(column(table, 3).first()).toHaveText(/^\s*$/)
})

test('typed text keeps its position without useKey, and moves with its row with useKey', async ({ demo }) => {
  const table = await demo(page, 'use-key')
  await table.getByLabel('备注 顾明澈').fill('甲')
  await table.locator('.vxe-sort--asc-btn').click()
  await expect(rows(table).first()).toContainText('程之焕')
  await expect(rows(table).first().locator('input')).toHaveValue('甲')
  await table.getByLabel('useKey').check()
  await expect(rows(table).first()).toContainText('顾明澈')
  await table.getByLabel('备注 顾明澈').fill('乙')
  await table.locator('.vxe-sort--asc-btn').click()
  await expect(rows(table).last()).toContainText('顾明澈')
  await expect(rows(table).last().locator('input')).toHaveValue('乙')
  await table.getByLabel('显示性别').uncheck()
  await expect(table.locator('.vxe-header--column')).toHaveCount(3)
  await expect(table.getByLabel('备注 顾明澈')).toHaveValue('乙')
})

test('20,000 rows are loaded in three ways, and a frozen row cannot be changed', async ({ demo }) => {
  const table = await demo(page, 'frozen-data')
  await press(table, 'data, 普通对象')
  await expect(table).toContainText(/20000 行耗时 \d+ 毫秒/)
  await press(table, '第一行加一岁')
  await expect(column(table, 3).first()).toHaveText('42')
  await press(table, 'data, 冻结的行')
  await expect(column(table, 3).first()).toHaveText('41')
  await press(table, '第一行加一岁')
  await expect(table).toContainText('冻结的行不能修改')
  await press(table, 'loadData()')
  await expect(table).toContainText(/20000 行耗时 \d+ 毫秒/)
  await press(table, '第一行加一岁')
  await expect(column(table, 3).first()).toHaveText('42')
})
