import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/groupSummary'

const cells = (table: Locator, line: number) =>
  table
    .locator('.vxe-body--row')
    .nth(line - 1)
    .locator('td')
const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')

test('groups show sums and weighted averages, and update after an edit', async ({ demo, page: browser }) => {
  const table = await demo(page, 'group-rows')
  await expect(cells(table, 1)).toHaveText(['华东', '3', '20', '2,200', '110.0'])
  await expect(cells(table, 2)).toHaveText(['SO-01', '1', '10', '1,200', '120.0'])
  await cells(table, 2).nth(2).click()
  await table.locator('td input').fill('20')
  await browser.locator('h1').click()
  await expect(cells(table, 1)).toHaveText(['华东', '3', '30', '3,400', '113.3'])
  await cells(table, 1).nth(2).click()
  await expect(table.locator('td input')).toHaveCount(0)
})

test('the same orders are grouped by another field, and by two fields', async ({ demo }) => {
  const table = await demo(page, 'group-rows')
  await table.getByText('按产品', { exact: true }).click()
  await expect(nodes(table)).toHaveText(['折叠椅', 'SO-01', 'SO-03', 'SO-05', '台灯', 'SO-02', 'SO-04'])
  await table.getByText('地区和产品', { exact: true }).click()
  await expect(nodes(table)).toHaveText([
    '华东',
    '折叠椅',
    'SO-01',
    'SO-03',
    '台灯',
    'SO-02',
    '华南',
    '台灯',
    'SO-04',
    '折叠椅',
    'SO-05'
  ])
  await expect(cells(table, 2)).toHaveText(['折叠椅', '2', '14', '1,720', '122.9'])
})

test('subtotals are at the end of their groups, or in the group rows', async ({ demo }) => {
  const table = await demo(page, 'subtotal-rows')
  await expect(cells(table, 5)).toHaveText(['小计', '1190', '920', '270'])
  await expect(cells(table, 1).nth(1)).toHaveText('')
  await table.getByText('组尾的小计').click()
  await expect(table.locator('.vxe-body--row')).toHaveCount(8)
  await expect(cells(table, 1)).toHaveText(['Q1', '1190', '920', '270'])
})
