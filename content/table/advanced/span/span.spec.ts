import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/span'

const cells = (table: Locator, row: number) => table.locator('.vxe-body--row').nth(row).locator('td')
const cell = (table: Locator, text: string) =>
  table.locator('.vxe-body--column').filter({ hasText: new RegExp(`^\\s*${text}\\s*$`) })

test('adjacent cells with equal values are merged', async ({ demo }) => {
  const table = await demo(path, 'merge-same-values')
  await expect(cell(table, '华东')).toHaveCount(1)
  await expect(cell(table, '华东')).toHaveAttribute('rowspan', '3')
  await expect(cell(table, '上海')).toHaveAttribute('rowspan', '2')
  await expect(cells(table, 1)).toHaveText(['投影仪', '5600'])
  await expect(cells(table, 2)).toHaveText(['杭州', '白板', '900'])
})

test('cells are merged again after sorting and filtering', async ({ demo }) => {
  const table = await demo(path, 'merge-same-values')
  await table.locator('.vxe-header--column', { hasText: '金额' }).locator('.vxe-sort--asc-btn').click()
  await expect(table.locator('.vxe-body--row td:last-child')).toHaveText(['300', '900', '1200', '1500', '4300', '5600'])
  await expect(cell(table, '华东')).toHaveCount(2)
  await expect(cells(table, 2)).toHaveText(['上海', '白板', '1200'])
  await table.locator('.vxe-filter--btn').click()
  const panel = table.locator('.vxe-table--filter-wrapper')
  await panel.getByText('投影仪').click()
  await panel.getByRole('button', { name: '筛选' }).click()
  await expect(table.locator('.vxe-body--row')).toHaveText([/华南.*深圳/, /华东.*上海/])
})

test('group headings span all columns, subtotals all columns but the last', async ({ demo }) => {
  const table = await demo(path, 'heading-rows')
  await expect(cells(table, 0)).toHaveText(['设备'])
  await expect(cells(table, 0)).toHaveAttribute('colspan', '4')
  await expect(cells(table, 1)).toHaveText(['投影仪', '2000', '1', '2000'])
  await expect(cells(table, 3)).toHaveText(['设备小计', '2600'])
  await expect(cells(table, 3).first()).toHaveAttribute('colspan', '3')
})

test('a timetable cell spans several days and hours', async ({ demo }) => {
  const table = await demo(path, 'timetable')
  await expect(cell(table, '晨会')).toHaveAttribute('colspan', '5')
  await expect(cell(table, '联调')).toHaveAttribute('colspan', '2')
  await expect(cell(table, '联调')).toHaveAttribute('rowspan', '3')
  await expect(cells(table, 2)).toHaveText(['11:00', /^\s*$/, /^\s*$/])
  await expect(cells(table, 3)).toHaveText(['14:00', /^\s*$/, '面试', /^\s*$/])
})
