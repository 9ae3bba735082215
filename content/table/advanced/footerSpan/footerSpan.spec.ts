import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/footerSpan'

const foot = (table: Locator, row: number) => table.locator('.vxe-footer--row').nth(row).locator('td')
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('a footer note spans two rows and columns, and the last footer title three columns', async ({ demo }) => {
  const table = await demo(path, 'invoice-footer')
  await expect(foot(table, 0)).toHaveText(['付款后三个工作日内发货', '合计', '3000'])
  await expect(foot(table, 0).first()).toHaveAttribute('rowspan', '2')
  await expect(foot(table, 0).first()).toHaveAttribute('colspan', '2')
  await expect(foot(table, 1)).toHaveText(['税额 6%', '180'])
  await expect(foot(table, 2)).toHaveText(['应付金额', '3180'])
  await expect(foot(table, 2).first()).toHaveAttribute('colspan', '3')
})

test('the footer title spans the visible columns before the age', async ({ demo }) => {
  const table = await demo(path, 'span-visible-columns')
  await expect(foot(table, 0)).toHaveText(['平均年龄', '36'])
  await expect(foot(table, 0).first()).toHaveAttribute('colspan', '3')
  await table.getByLabel('性别').check()
  await expect(foot(table, 0).first()).toHaveAttribute('colspan', '4')
  await table.getByLabel('职务').uncheck()
  await table.getByLabel('性别').uncheck()
  await table.getByLabel('所在地').uncheck()
  await expect(table.locator('.vxe-header--column')).toHaveCount(2)
  await expect(foot(table, 0)).toHaveText(['平均年龄', '36'])
})

test('merged footer cells are added and removed, and hiding a column removes all merges', async ({ demo }) => {
  const table = await demo(path, 'merge-footer-items')
  await expect(foot(table, 0)).toHaveText(['平均年龄', '36', '按出生年份计算'])
  await press(table, '合并备注')
  await expect(foot(table, 0).last()).toHaveAttribute('rowspan', '2')
  await expect(table.getByRole('status')).toHaveText('(0, 0) 1×2; (1, 0) 1×2; (0, 3) 2×1')
  await press(table, '拆分标题')
  await expect(table.getByRole('status')).toHaveText('(0, 0) 1×2; (0, 3) 2×1，拆分 1 处')
  await expect(foot(table, 1)).toHaveCount(3)
  await press(table, '隐藏或显示职务')
  await expect(table.getByRole('status')).toHaveText('没有合并')
  await expect(foot(table, 0)).toHaveCount(3)
  await press(table, '隐藏或显示职务')
  await expect(foot(table, 0)).toHaveCount(4)
  await press(table, '合并备注')
  await press(table, '全部拆分')
  await expect(table.getByRole('status')).toHaveText('没有合并')
})
