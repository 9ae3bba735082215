import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/customFilter'

const column = (table: Locator, index: number) => table.locator(`.vxe-body--row td:nth-child(${index})`)
const funnel = (table: Locator) => table.locator('.vxe-filter--btn')
const panel = (table: Locator) => table.locator('.vxe-table--filter-wrapper.is--active')

test('typing in header inputs filters the rows immediately, with conditions on two columns', async ({ demo }) => {
  const table = await demo(path, 'inputs-in-header')
  await expect(funnel(table)).toHaveCount(0)
  const role = table.getByLabel('职务 包含')
  await role.fill('工程师')
  await expect(table.getByRole('status')).toHaveText('剩余行数: 12')
  await expect(role).toBeFocused()
  await expect(role).toHaveClass(/active/)
  await table.getByLabel('姓名 包含').fill('许')
  await expect(table.getByRole('status')).toHaveText('剩余行数: 2')
  await expect(column(table, 1)).toHaveText(['许牧云', '许牧云'])
  await table.getByRole('button', { name: '清除全部条件' }).click()
  await expect(table.getByRole('status')).toHaveText('剩余行数: 21')
  await expect(role).toHaveValue('')
  await expect(role).not.toHaveClass(/active/)
})

test('a range filters the rows, is shown again when the panel opens and can be cleared', async ({ demo }) => {
  const table = await demo(path, 'range-panel')
  await funnel(table).click()
  await panel(table).getByLabel('从').fill('30')
  await panel(table).getByLabel('到').fill('32')
  await panel(table).getByRole('button', { name: '应用' }).click()
  await expect(panel(table)).toHaveCount(0)
  await expect(table.getByRole('status')).toHaveText('filter-change: 30 – 32')
  await expect(column(table, 3)).toHaveText(['32', '30', '32', '30'])
  await funnel(table).click()
  await expect(panel(table).getByLabel('从')).toHaveValue('30')
  await panel(table).getByRole('button', { name: '不限' }).click()
  await expect(table.getByRole('status')).toHaveText('没有条件')
  await expect(column(table, 3)).toHaveCount(14)
})

test('cancel and a click outside the filter panel discard the typed range', async ({ demo, page }) => {
  const table = await demo(path, 'range-panel')
  await funnel(table).click()
  await panel(table).getByLabel('从').fill('40')
  await panel(table).getByRole('button', { name: '取消' }).click()
  await expect(panel(table)).toHaveCount(0)
  await funnel(table).click()
  await expect(panel(table).getByLabel('从')).toHaveValue('')
  await panel(table).getByLabel('从').fill('40')
  await page.locator('h1').first().click()
  await expect(panel(table)).toHaveCount(0)
  await expect(column(table, 3)).toHaveCount(14)
  await funnel(table).click()
  await panel(table).getByLabel('从').fill('40')
  await panel(table).getByLabel('从').press('Enter')
  await expect(column(table, 3)).toHaveText(['41', '41'])
})
