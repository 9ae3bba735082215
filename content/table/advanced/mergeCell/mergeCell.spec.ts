import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/mergeCell'

const cells = (table: Locator, row: number) => table.locator('.vxe-body--row').nth(row).locator('td')
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('initial cells are merged, and buttons merge cells, remove merges and restore the initial merges', async ({
  demo
}) => {
  const table = await demo(path, 'merge-cells')
  await expect(cells(table, 0)).toHaveText(['1', '顾明澈', '41', '深圳市南山区'])
  await expect(cells(table, 0).nth(1)).toHaveAttribute('colspan', '2')
  await expect(cells(table, 1).last()).toHaveAttribute('rowspan', '3')
  await expect(cells(table, 2)).toHaveCount(4)
  await press(table, '合并两个单元格')
  await expect(table.getByRole('status')).toHaveText('(0, 1) 1×2; (1, 4) 3×1; (3, 2) 2×1')
  await expect(cells(table, 3).nth(2)).toHaveAttribute('rowspan', '2')
  await press(table, '取消第一处')
  await expect(cells(table, 0)).toHaveCount(5)
  await press(table, '全部取消')
  await expect(table.getByRole('status')).toHaveText('没有合并')
  await expect(table.locator('.vxe-body--row td')).toHaveCount(25)
  await press(table, '恢复最初的合并')
  await expect(table.getByRole('status')).toHaveText('(0, 1) 1×2; (1, 4) 3×1')
  await expect(cells(table, 0)).toHaveCount(4)
})

test('merged cells keep their position when the rows are sorted', async ({ demo }) => {
  const table = await demo(path, 'merge-cells')
  await table.locator('.vxe-sort--asc-btn').click()
  await expect(cells(table, 0)).toHaveText(['1', '沈嘉禾', '28', '杭州市西湖区'])
  await expect(cells(table, 0).nth(1)).toHaveAttribute('colspan', '2')
})

test('each page merges the cells of its orders', async ({ demo }) => {
  const table = await demo(path, 'merge-page-by-page')
  await expect(cells(table, 0)).toHaveText(['F-1001', '白板', '1', '700'])
  await expect(cells(table, 0).first()).toHaveAttribute('rowspan', '2')
  await expect(cells(table, 1)).toHaveText(['投影仪', '2'])
  await expect(cells(table, 2).last()).toHaveAttribute('rowspan', '3')
  await table.locator('.vxe-pager--num-btn', { hasText: /^2$/ }).click()
  await expect(cells(table, 0)).toHaveText(['F-1003', '白板', '1', '350'])
  await expect(cells(table, 1).first()).toHaveAttribute('rowspan', '2')
  await expect(cells(table, 2)).toHaveCount(2)
})

test('a table of 1,000 rows scrolls, keeps its merged cells and renders fewer than 60 rows', async ({ demo }) => {
  const table = await demo(path, 'merge-many-rows')
  await expect(table.getByRole('status')).toHaveText(/^行数: 1000, 合并: 200, \d+ ms$/)
  const batch = (name: string) => table.locator('td').filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) })
  await expect(batch('B-1')).toHaveAttribute('rowspan', '5')
  await table.locator('.vxe-table--body-wrapper').evaluate(wrapper => {
    wrapper.scrollTop = wrapper.scrollHeight
  })
  await expect(batch('B-200')).toHaveAttribute('rowspan', '5')
  await expect(table.locator('.vxe-body--row').last().locator('td').first()).toHaveText('1000')
  expect(await table.locator('.vxe-body--row').count()).toBeLessThan(60)
})
