import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/spanRow'

const cells = (table: Locator, row: number) => table.locator('.vxe-body--row').nth(row).locator('td')

test('parent nodes span the rows of their leaf nodes, and nodes on short paths span several columns', async ({
  demo
}) => {
  const table = await demo(path, 'horizontal-tree')
  await expect(table.locator('.vxe-body--row')).toHaveCount(7)
  await expect(cells(table, 0)).toHaveText(['研发中心', '前端组', '官网', '12'])
  await expect(cells(table, 0).nth(0)).toHaveAttribute('rowspan', '5')
  await expect(cells(table, 0).nth(1)).toHaveAttribute('rowspan', '2')
  await expect(cells(table, 1)).toHaveText(['后台', '20'])
  await expect(cells(table, 2).first()).toHaveAttribute('rowspan', '3')
  await expect(cells(table, 6)).toHaveText(['用研组', '6'])
  await expect(cells(table, 6).first()).toHaveAttribute('colspan', '2')
})

test('a collapsed node is one row with the sum of its descendants', async ({ demo }) => {
  const table = await demo(path, 'fold-nodes')
  await expect(cells(table, 2)).toHaveText([/▸ 后端组/, '44'])
  await expect(cells(table, 2).first()).toHaveAttribute('colspan', '2')
  await table.getByRole('button', { name: '后端组' }).click()
  await expect(cells(table, 2)).toHaveText([/▾ 后端组/, '支付', '26'])
  await expect(table.locator('.vxe-body--row')).toHaveCount(5)
  await table.getByRole('button', { name: '研发中心' }).click()
  await expect(cells(table, 0)).toHaveText([/▸ 研发中心/, '76'])
  await expect(cells(table, 0).first()).toHaveAttribute('colspan', '3')
  await expect(table.locator('.vxe-body--row')).toHaveCount(2)
})
