import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/tree/editForceCellValid'

const cell = (table: Locator, line: number, column: number) =>
  table
    .locator('.vxe-body--row')
    .nth(line - 1)
    .locator('td')
    .nth(column - 1)
const messages = (table: Locator) => table.locator('.vxe-cell--valid-error-hint')

test('clicks elsewhere do not stop editing an invalid cell until the cell is valid', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'force-cell')
  const result = table.getByRole('status')
  const name = cell(table, 2, 1).locator('input')
  await cell(table, 2, 1).getByText('折叠椅').click()
  await name.fill('')
  await expect(messages(table)).toHaveText(['请填写名称'])
  await cell(table, 3, 2).click()
  await expect(table.getByRole('button', { name: '还原此单元格' })).toBeEnabled()
  await expect(cell(table, 3, 2).locator('input')).toHaveCount(0)
  await expect(name).toBeVisible()
  await browser.locator('h1').click()
  await expect(result).toHaveText('不能结束编辑：请填写名称')
  await expect(name).toBeFocused()
  await expect(messages(table)).toHaveText(['请填写名称'])
  await cell(table, 4, 3).click()
  await expect(name).toBeFocused()
  await table.locator('.vxe-tree--btn-wrapper').first().click()
  await expect(table.locator('.vxe-body--row')).toHaveCount(5)
  await name.fill('凳子')
  await expect(messages(table)).toHaveCount(0)
  await cell(table, 3, 2).click()
  await expect(cell(table, 3, 2).locator('input')).toBeVisible()
  await expect(cell(table, 2, 1)).toHaveText('凳子')
  await browser.locator('h1').click()
  await expect(table.locator('td input')).toHaveCount(0)
})

test('a button restores the original value of an invalid cell', async ({ demo }) => {
  const table = await demo(page, 'force-cell')
  await cell(table, 5, 2).click()
  await cell(table, 5, 2).locator('input').fill('0')
  await cell(table, 2, 2).click()
  await table.getByRole('button', { name: '还原此单元格' }).click()
  await expect(table.locator('td input')).toHaveCount(0)
  await expect(cell(table, 5, 2)).toHaveText('80.00')
  await expect(messages(table)).toHaveCount(0)
})
