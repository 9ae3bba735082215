import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/seq'

const column = (table: Locator, index: number) => table.locator(`.vxe-body--row td:nth-child(${index})`)
const turnTo = (table: Locator, number: string) =>
  table.locator('.vxe-pager--num-btn', { hasText: new RegExp(`^${number}$`) }).click()

test('row numbers continue on the next page with a start index', async ({ demo }) => {
  const table = await demo(page, 'start-index')
  await expect(column(table, 1)).toHaveText(['1', '2', '3', '4', '5'])
  await turnTo(table, '2')
  await expect(column(table, 1)).toHaveText(['6', '7', '8', '9', '10'])
})

test('the data proxy of a grid continues the numbers automatically', async ({ demo }) => {
  const table = await demo(page, 'seq-in-grid')
  await expect(column(table, 1)).toHaveText(['1', '2', '3', '4', '5'])
  await turnTo(table, '3')
  await expect(column(table, 1)).toHaveText(['11', '12', '13', '14', '15'])
})

test('custom row numbers are kept after filtering and are exported', async ({ demo }) => {
  const table = await demo(page, 'seq-method')
  await expect(column(table, 1)).toHaveText(['C-001', 'F-002', 'C-003', 'F-004'])
  await table.locator('.vxe-cell--filter').click()
  const panel = table.page().locator('.vxe-table--filter-wrapper.is--active')
  await panel.getByText('发票').click()
  await panel.getByRole('button', { name: '筛选' }).click()
  await expect(column(table, 1)).toHaveText(['F-002', 'F-004'])
  await table.getByRole('button', { name: '导出 CSV' }).click()
  await expect(table.locator('pre')).toHaveText(
    /^\s*编号,类型,名称\s+"\t?F-002",发票,云服务费用\s+"\t?F-004",发票,差旅费用\s*$/,
    {
      useInnerText: true
    }
  )
})

test('tree rows are numbered by path, within their siblings, or only root nodes are numbered', async ({ demo }) => {
  const table = await demo(page, 'seq-in-tree')
  await expect(column(table, 1)).toHaveText(['1', '1.1', '1.2', '1.2.1', '1.2.2', '2', '2.1'])
  await table.getByText('同级从 1 开始').click()
  await expect(column(table, 1)).toHaveText(['1', '1', '2', '1', '2', '2', '1'])
  await table.getByText('只编号根节点').click()
  await expect(column(table, 1)).toHaveText(['1', /^\s*$/, /^\s*$/, /^\s*$/, /^\s*$/, '2', /^\s*$/])
})

test('a slot renders the row number in the sorted order, and getRowSeq returns it', async ({ demo }) => {
  const table = await demo(page, 'seq-slot')
  await expect(table.locator('.vxe-header--column').first()).toHaveText('名次')
  await expect(column(table, 1)).toHaveText(['1', '2', '3', '4', '5'])
  await expect(table.locator('.medal')).toHaveCount(3)
  await table.locator('.vxe-sort--asc-btn').click()
  await expect(column(table, 2).first()).toHaveText('沈嘉禾')
  await table.locator('.vxe-body--row').first().locator('td').first().click()
  await expect(table).toContainText('沈嘉禾: getRowSeq() = 1, getRowIndex() = 4, isSeqColumn() = true')
})
