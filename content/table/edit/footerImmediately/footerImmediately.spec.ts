import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/footerImmediately'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const foot = (table: Locator) => table.locator('.vxe-footer--row td')

test('the footer updates on every key press while a cell is edited', async ({ demo }) => {
  const table = await demo(page, 'totals-while-typing')
  await expect(foot(table)).toHaveText(['合计', '14500', '14200', '300'])
  await cell(table, 2, 3).click()
  const input = cell(table, 2, 3).locator('input')
  await input.press('End')
  await input.press('Backspace')
  await expect(foot(table)).toHaveText(['合计', '14500', '9412', '5088'])
  await expect(input).toBeFocused()
  await input.fill('')
  await expect(foot(table)).toHaveText(['合计', '14500', '8880', '5620'])
})

test('a footer slot shows a computed property and marks an exceeded budget', async ({ demo }) => {
  const table = await demo(page, 'totals-in-slot')
  await expect(foot(table)).toHaveText(['结余 300', '14500', '14200'])
  await cell(table, 2, 3).click()
  await cell(table, 2, 3).locator('input').fill('6000')
  await expect(foot(table)).toHaveText(['结余 -380', '14500', '14880'])
  await expect(table.locator('.vxe-footer--row .over')).toHaveText('14880')
})

test('with 20,000 rows, a difference and a full calculation both update the total', async ({ demo }) => {
  const table = await demo(page, 'difference-only')
  const status = table.getByRole('status')
  await expect(foot(table).last()).toHaveText('1010000')
  await cell(table, 1, 3).click()
  await cell(table, 1, 3).locator('input').fill('501')
  await expect(foot(table).last()).toHaveText('1010500')
  await expect(status).toHaveText(/计算耗时 [\d.]+ ms/)
  await table.getByText('全部重算').click()
  await cell(table, 2, 3).click()
  await cell(table, 2, 3).locator('input').fill('1002')
  await expect(foot(table).last()).toHaveText('1011500')
})
