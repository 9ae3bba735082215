import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/dataCount'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const foot = (table: Locator) => table.locator('.vxe-footer--row td')
const messages = (table: Locator) => table.locator('.vxe-cell--valid-error-hint')

test('a computed amount updates on typing and is not written to the row', async ({ demo }) => {
  const table = await demo(page, 'computed-when-shown')
  await expect(cell(table, 1, 4)).toHaveText('989.70')
  await cell(table, 1, 3).click()
  await cell(table, 1, 3).locator('input').fill('30')
  await expect(cell(table, 1, 4)).toHaveText('9,897.00')
  await expect(table.getByRole('status')).toContainText('{"name":"白板","price":329.9,"count":"30"}')
  await cell(table, 3, 2).click()
  await cell(table, 3, 2).locator('input').fill('')
  await expect(cell(table, 3, 4)).toHaveText('0.00')
})

test('stopping an edit writes the amount, or the price for a changed amount, and updates the footer', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'stored-on-leave')
  await expect(foot(table).last()).toHaveText('3,367.00')
  await cell(table, 1, 3).click()
  await cell(table, 1, 3).locator('input').fill('5')
  await expect(cell(table, 1, 4)).toHaveText('990.00')
  await cell(table, 2, 4).click()
  await expect(cell(table, 1, 4)).toHaveText('1650.00')
  await expect(cell(table, 1, 4)).toHaveClass(/col--dirty/)
  await expect(foot(table)).toHaveText(['合计', /^\s*$/, '12', '4,027.00'])
  await cell(table, 2, 4).locator('input').fill('1999.5')
  await browser.locator('h1').click()
  await expect(cell(table, 2, 2)).toHaveText('1999.50')
  await expect(table.getByRole('status')).toHaveText('{"name":"投影仪","price":1999.5,"count":1,"amount":1999.5}')
  await expect(foot(table).last()).toHaveText('3,946.50')
})

test('a computed amount is validated while its factors are typed', async ({ demo, page: browser }) => {
  const table = await demo(page, 'stored-while-typing')
  await cell(table, 2, 3).click()
  await cell(table, 2, 3).locator('input').fill('3')
  await expect(cell(table, 2, 4)).toContainText('6240')
  await expect(messages(table)).toHaveText(['每项不超过 5000'])
  await cell(table, 2, 3).locator('input').fill('100')
  await expect(messages(table)).toHaveText(['1 到 99', '每项不超过 5000'])
  await cell(table, 2, 3).locator('input').fill('2')
  await expect(messages(table)).toHaveCount(0)
  await cell(table, 2, 3).locator('input').fill('4')
  await browser.locator('h1').click()
  await table.getByRole('button', { name: '校验全部' }).click({ delay: 80 })
  await expect(table.getByRole('status')).toHaveText('校验不通过：amount')
  await expect(messages(table)).toHaveText(['每项不超过 5000'])
})
