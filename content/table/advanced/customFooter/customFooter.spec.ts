import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/customFooter'

const foot = (table: Locator, row: number) => table.locator('.vxe-footer--row').nth(row).locator('td')

test('the first footer row shows the sum of the checked rows', async ({ demo }) => {
  const table = await demo(path, 'checked-total')
  await expect(foot(table, 0)).toHaveText([/^\s*$/, '已选 0 张', '0.00', '0.00'])
  await expect(table.locator('.vxe-body--row').nth(1)).toContainText('1,200.00')
  await expect(foot(table, 1)).toHaveText([/^\s*$/, '共 4 张', '5,810.00', '348.60'])
  await table.getByText('F-1001').click()
  await table.getByText('F-1003').click()
  await expect(foot(table, 0)).toHaveText([/^\s*$/, '已选 2 张', '1,310.00', '78.60'])
  await table.locator('.vxe-header--column .vxe-checkbox--icon').click()
  await expect(foot(table, 0).nth(1)).toHaveText('已选 4 张')
  await expect(table.locator('.vxe-footer--row').first()).toHaveClass(/chosen/)
})

test('the footer shows a subtotal for each region, and a filter removes a subtotal', async ({ demo }) => {
  const table = await demo(path, 'group-totals')
  await expect(foot(table, 0)).toHaveText(['华东小计', '2 人', '220', '227', '7'])
  await expect(foot(table, 1)).toHaveText(['华南小计', '2 人', '170', '157', '-13'])
  await expect(foot(table, 1).last()).toHaveClass(/short/)
  await expect(foot(table, 2)).toHaveText(['全部', '4 人', '390', '384', '-6'])
  await expect(table.locator('.vxe-footer--row').last()).toHaveCSS('font-weight', '700')
  await table.locator('.vxe-filter--btn').click()
  const panel = table.locator('.vxe-table--filter-wrapper')
  await panel.getByText('华东').click()
  await panel.getByRole('button', { name: '筛选' }).click()
  await expect(table.locator('.vxe-footer--row')).toHaveText([/华东.*227/, /全部.*227/])
})

test('selecting another calculation updates the footer', async ({ demo }) => {
  const table = await demo(path, 'pick-calculation')
  await expect(table.locator('output')).toHaveText(['39.8', '47'])
  await table.getByLabel('工时').selectOption('最大')
  await table.getByLabel('任务').selectOption('最小')
  await expect(table.locator('output')).toHaveText(['44', '9'])
})
