import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/formats/api'

const cells = (table: Locator, row: number) => table.locator('.vxe-body--row').nth(row).locator('td')
const column = async (table: Locator, index: number) =>
  table
    .locator('.vxe-body--row')
    .evaluateAll((rows, at) => rows.map(row => row.children[at]?.textContent?.trim()), index)

test('registered formats for amounts and switches are set by name, with the decimals of the column', async ({
  demo
}) => {
  const table = await demo(page, 'amount-and-switch')
  await expect(cells(table, 0)).toHaveText(['顾明澈', '1,234,567.89', '2,000,000', '开启'])
  await expect(cells(table, 1)).toHaveText(['周以宁', '-20,500.00', '50,001', '关闭'])
  await expect(cells(table, 2)).toHaveText(['陆远舟', '', '30,000', '开启'])
  await table.locator('.vxe-radio', { hasText: '3' }).click()
  await expect(cells(table, 1)).toHaveText(['周以宁', '-20,500.00', '50,000.500', '关闭'])
})

test('registered formats for dates, masks and labels have arguments set in the column', async ({ demo }) => {
  const table = await demo(page, 'date-mask-label')
  await expect(cells(table, 0)).toHaveText(['D-1001', '2024-03-11', '', '138****5678', '************2345', '已付款'])
  await expect(cells(table, 1)).toHaveText([
    'D-1002',
    '2024-03-12',
    '03-13 10:00',
    '159****1111',
    '************6789',
    '已发货'
  ])
  await expect(cells(table, 2)).toHaveText(['D-1003', '', '', '', '************0123', 'refunded'])
})

test('a formatted column sorts by its text unless the column sets the sort field', async ({ demo }) => {
  const table = await demo(page, 'what-others-see')
  await table.locator('.vxe-sort--asc-btn').nth(0).click()
  await expect.poll(() => column(table, 1)).toEqual(['12,000.00', '35,000.00', '9,000.00'])
  await table.locator('.vxe-sort--asc-btn').nth(1).click()
  await expect.poll(() => column(table, 2)).toEqual(['9,000.00', '11,500.00', '30,000.00'])
})

test('the filter compares the original value, and the export contains the text or the original value', async ({
  demo
}) => {
  const table = await demo(page, 'what-others-see')
  await table.getByRole('button', { name: '导出显示的文字' }).click()
  await expect(table.locator('pre')).toContainText('顾明澈,"9,000.00","9,000.00"')
  await table.getByRole('button', { name: '导出原值' }).click()
  await expect(table.locator('pre')).toHaveText(
    'owner,due,paid\r\n顾明澈,9000,9000\r\n周以宁,12000,11500\r\n陆远舟,35000,30000'
  )
  await table.getByTitle('筛选').click()
  await table.locator('.vxe-table--filter-option', { hasText: '12,000.00' }).click()
  await table.locator('.vxe-table--filter-footer').getByText('筛选').click()
  await expect.poll(() => column(table, 0)).toEqual(['周以宁'])
})

test('a deleted or replaced format shows after new data is set', async ({ demo }) => {
  const table = await demo(page, 'add-get-delete')
  const press = (name: string) => table.getByRole('button', { name, exact: true }).click()
  await expect(cells(table, 0)).toHaveText(['苹果', '1200 公斤'])
  await press('add: 吨')
  await press('更换数据')
  await expect(cells(table, 0)).toHaveText(['苹果', '1.2 吨'])
  await press('delete')
  await expect(table.getByRole('status')).toHaveText('myWeight 未注册')
  await expect(cells(table, 0)).toHaveText(['苹果', '1.2 吨'])
  await press('更换数据')
  await expect(cells(table, 0)).toHaveText(['苹果', ''])
  await press('add: 公斤')
  await press('get')
  await expect(table.getByRole('status')).toHaveText('myWeight 已注册')
})
