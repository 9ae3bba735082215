import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/cellDisable'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('a value of the row sets which of its cells can be edited', async ({ demo, page: browser }) => {
  const table = await demo(page, 'disable-by-value')
  await cell(table, 1, 3).click()
  await expect(table.getByRole('status')).toHaveText('折叠椅：在售状态下不能编辑单价')
  await expect(table.locator('td input')).toHaveCount(0)
  await cell(table, 1, 4).click()
  await expect(cell(table, 1, 4).locator('input')).toBeFocused()
  await cell(table, 1, 2).click()
  await cell(table, 1, 2).locator('input').click()
  await browser.locator('.vxe-select--panel:visible').getByText('下架', { exact: true }).click()
  await expect(cell(table, 1, 4)).toHaveClass(/cell-locked/)
  await cell(table, 1, 3).click()
  await expect(cell(table, 1, 3).locator('input')).toBeFocused()
})

test('the permission sets which columns can be edited', async ({ demo, page: browser }) => {
  const table = await demo(page, 'disable-columns')
  await expect(table.locator('.vxe-cell--edit-icon')).toHaveCount(2)
  await cell(table, 1, 4).click()
  await cell(table, 1, 2).click()
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
  await expect(table.locator('td input')).toHaveCount(1)
  await browser.locator('h1').click()
  await table.getByText('经理', { exact: true }).click()
  await expect(table.locator('.vxe-cell--edit-icon')).toHaveCount(3)
  await cell(table, 1, 4).click()
  await expect(cell(table, 1, 4).locator('input')).toBeFocused()
  await browser.locator('h1').click()
  await table.getByText('访客', { exact: true }).click()
  await expect(table.locator('.vxe-cell--edit-icon')).toHaveCount(0)
  await cell(table, 1, 2).click()
  await browser.waitForTimeout(200)
  await expect(table.locator('td input')).toHaveCount(0)
})
