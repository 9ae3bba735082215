import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/group'

const head = (table: Locator, row: number) =>
  table.locator('.vxe-table--main-wrapper .vxe-header--row').nth(row).locator('th')
const header = (table: Locator, title: string) =>
  table.locator('.vxe-table--main-wrapper .vxe-header--column').filter({ hasText: new RegExp(`^\\s*${title}\\s*$`) })

test('three levels of grouped headers span their columns, and a column of the lowest level sorts', async ({ demo }) => {
  const table = await demo(page, 'nested-groups')
  await expect(head(table, 0)).toHaveText(['序号', '姓名', '期末成绩'])
  await expect(head(table, 1)).toHaveText(['文科', '理科'])
  await expect(head(table, 2)).toHaveText(['语文', '历史', '数学', '物理'])
  await expect(head(table, 0).nth(2)).toHaveAttribute('colspan', '4')
  await expect(head(table, 0).nth(1)).toHaveAttribute('rowspan', '3')
  await header(table, '物理').locator('.vxe-sort--desc-btn').click()
  await expect(table.locator('.vxe-body--row td:nth-child(2)')).toHaveText(['陆远舟', '顾明澈', '周以宁'])
})

test('a button in the group header expands and collapses its columns', async ({ demo }) => {
  const table = await demo(page, 'fold-group')
  await expect(head(table, 1)).toHaveText(['Q1', 'Q2', '合计', '合计'])
  await table.getByRole('button', { name: '下半年' }).click()
  await expect(head(table, 1)).toHaveText(['Q1', 'Q2', '合计', 'Q3', 'Q4', '合计'])
  await table.getByRole('button', { name: '上半年' }).click()
  await expect(head(table, 1)).toHaveText(['合计', 'Q3', 'Q4', '合计'])
  await expect(table.locator('.vxe-body--row').first().locator('td')).toHaveText(['华东', '73', '38', '52', '90'])
})

test('header groups are created from the data and updated with the data', async ({ demo }) => {
  const table = await demo(page, 'groups-from-data')
  await expect(head(table, 0)).toHaveText(['日期', '深圳', '成都'])
  await table.getByLabel('西安').check()
  await expect(head(table, 0)).toHaveText(['日期', '深圳', '成都', '西安'])
  await expect(table.locator('.vxe-body--row').first().locator('td')).toHaveText([
    '周一',
    '31',
    '25',
    '28',
    '20',
    '26',
    '15'
  ])
  await table.getByLabel('深圳').uncheck()
  await expect(head(table, 0)).toHaveText(['日期', '成都', '西安'])
})

test('a group is fixed with its columns, a column shows its parent group, and only columns are resized', async ({
  demo
}) => {
  const table = await demo(page, 'fixed-groups')
  await expect(
    table.locator('.vxe-table--fixed-left-wrapper .vxe-header--column').filter({ hasText: '编号' })
  ).toBeVisible()
  await header(table, '职务').click()
  await expect(table).toContainText('职务, 父级分组: 岗位, collectColumn: 3, fullColumn: 6')
  await header(table, '岗位').click()
  await expect(table).toContainText('岗位, 父级分组: 无')
  await expect(header(table, '岗位')).toHaveClass(/col--left.*post/)
  await expect(header(table, '岗位').locator('.vxe-resizable')).toHaveCount(0)
  await expect(header(table, '职务').locator('.vxe-resizable')).toHaveCount(1)
})
