import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/grid/span'

const cells = (stage: Locator, row: number) => stage.locator('.vxe-body--row').nth(row).locator('td')
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('equal adjacent cells are merged by region and city, and again after sorting', async ({ demo }) => {
  const stage = await demo(route, 'span-by-data')
  await expect(cells(stage, 0)).toHaveText(['华东', '杭州', 'Q2', '155'])
  await expect(cells(stage, 0).first()).toHaveAttribute('rowspan', '4')
  await expect(cells(stage, 0).nth(1)).toHaveAttribute('rowspan', '2')
  await expect(cells(stage, 1)).toHaveCount(2)
  await expect(cells(stage, 4).first()).toHaveText('华南')
  await stage.locator('.vxe-header--column', { hasText: '地区' }).locator('.vxe-sort--desc-btn').click()
  await expect(cells(stage, 0).first()).toHaveText('华南')
  await expect(cells(stage, 0).first()).toHaveAttribute('rowspan', '4')
})

test('each page merges the cells of its orders, and buttons remove and restore the merges', async ({ demo }) => {
  const stage = await demo(route, 'merge-by-page')
  await expect(cells(stage, 0)).toHaveText(['F-1001', '白板', '1', '700'])
  await expect(cells(stage, 0).first()).toHaveAttribute('rowspan', '2')
  await expect(cells(stage, 2).last()).toHaveAttribute('rowspan', '3')
  await stage.locator('.vxe-pager--num-btn', { hasText: '2' }).click()
  await expect(cells(stage, 0)).toHaveText(['F-1003', '白板', '1', '350'])
  await expect(cells(stage, 1).first()).toHaveAttribute('rowspan', '2')
  await expect(stage.getByRole('status')).toHaveText('合并: 2')
  await press(stage, '取消合并')
  await expect(stage.locator('td[rowspan]')).toHaveCount(0)
  await press(stage, '合并')
  await expect(cells(stage, 1).first()).toHaveAttribute('rowspan', '2')
  await expect(stage.getByRole('status')).toHaveText('合并: 2')
})
