import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/tree/editForceRowValid'

const cell = (table: Locator, line: number, column: number) =>
  table
    .locator('.vxe-body--row')
    .nth(line - 1)
    .locator('td')
    .nth(column - 1)
const messages = (table: Locator) => table.locator('.vxe-cell--valid-error-hint')

test('clicks elsewhere start editing an invalid row again until the row is valid', async ({ demo, page: browser }) => {
  const table = await demo(page, 'force-row')
  const result = table.getByRole('status')
  const high = cell(table, 3, 3).locator('input')
  await cell(table, 3, 3).click()
  await expect(table.locator('td input')).toHaveCount(3)
  await high.fill('50')
  await cell(table, 5, 2).click({ delay: 80 })
  await expect(result).toHaveText('不能结束编辑：小于下限')
  await expect(high).toBeFocused()
  await expect(messages(table)).toHaveText(['小于下限'])
  await expect(cell(table, 5, 2).locator('input')).toHaveCount(0)
  await browser.locator('h1').click()
  await expect(high).toBeFocused()
  await table.locator('.vxe-tree--btn-wrapper').first().click({ delay: 80 })
  await expect(table.locator('.vxe-body--row')).toHaveCount(5)
  await high.fill('400')
  await browser.locator('h1').click()
  await expect(result).toHaveText('已保存 快递')
  await expect(table.locator('td input')).toHaveCount(0)
  await expect(messages(table)).toHaveCount(0)
  await cell(table, 5, 2).click()
  await expect(cell(table, 5, 2).locator('input')).toBeVisible()
})

test('a button restores the original values of an invalid row', async ({ demo, page: browser }) => {
  const table = await demo(page, 'force-row')
  await cell(table, 2, 1).getByText('文具').click()
  await cell(table, 2, 1).locator('input').fill('')
  await cell(table, 2, 2).locator('input').fill('7')
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('不能结束编辑：请填写科目')
  await table.getByRole('button', { name: '还原此行' }).click({ delay: 80 })
  await expect(table.locator('td input')).toHaveCount(0)
  await expect(cell(table, 2, 1)).toHaveText('文具')
  await expect(cell(table, 2, 2)).toHaveText('0')
})
