import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/style'

const cell = (table: Locator, row: number, column: number) =>
  table.locator('.vxe-body--row').nth(row).locator('td').nth(column)

test('style objects apply to the rows and cells of header, body and footer', async ({ demo }) => {
  const table = await demo(page, 'fixed-styles')
  await expect(table.locator('.vxe-header--row')).toHaveCSS('font-size', '12px')
  await expect(table.locator('.vxe-header--column').first()).toHaveCSS('background-color', 'rgba(64, 158, 255, 0.15)')
  await expect(table.locator('.vxe-body--row').first()).toHaveCSS('font-variant-numeric', 'tabular-nums')
  await expect(cell(table, 0, 0)).toHaveCSS('vertical-align', 'top')
  await expect(table.locator('.vxe-footer--row')).toHaveCSS('font-weight', '700')
  await expect(table.locator('.vxe-footer--column').first()).toHaveCSS('background-color', 'rgba(128, 128, 128, 0.1)')
})

test('style functions color cells by their value', async ({ demo }) => {
  const table = await demo(page, 'heat-map')
  await expect(cell(table, 2, 5)).toHaveCSS('background-color', 'rgba(64, 158, 255, 0.3)')
  await expect(cell(table, 0, 5)).toHaveCSS('background-color', 'rgba(64, 158, 255, 0.27)')
  await expect(cell(table, 0, 0)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(table.locator('.vxe-body--row').nth(3)).toHaveCSS('font-style', 'italic')
  await expect(table.locator('.vxe-header--column').last()).toHaveCSS('text-decoration-line', 'underline')
})

test('a class changes the cell color on hover, an inline style does not', async ({ demo }) => {
  const table = await demo(page, 'style-or-class')
  const fall = cell(table, 1, 2)
  await cell(table, 1, 0).hover()
  await expect(fall).toHaveCSS('background-color', 'rgba(103, 194, 58, 0.25)')
  await table.getByLabel('用类名代替').check()
  await cell(table, 1, 0).hover()
  await expect(fall).toHaveCSS('background-color', 'rgba(103, 194, 58, 0.5)')
})
