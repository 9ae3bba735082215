import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/forceCellValid'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const messages = (table: Locator) => table.locator('.vxe-cell--valid-error-hint')
const editors = (table: Locator) => table.locator('td input')

test('clicks outside and on other cells do not stop editing an invalid cell, and stop editing a valid cell', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'refuse-to-leave')
  await cell(table, 1, 1).click()
  await cell(table, 1, 1).locator('input').fill('CH')
  await expect(messages(table)).toHaveText(['货号不正确'])
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('校验通过后才能离开，按 Esc 放弃修改')
  await expect(cell(table, 1, 1).locator('input')).toBeFocused()
  await expect(messages(table)).toHaveText(['货号不正确'])
  await cell(table, 2, 2).click()
  await expect(cell(table, 1, 1).locator('input')).toBeFocused()
  await expect(editors(table)).toHaveCount(1)
  await cell(table, 1, 1).locator('input').fill('CH-1000')
  await expect(messages(table)).toHaveCount(0)
  await cell(table, 2, 2).click()
  await expect(cell(table, 2, 2).locator('input')).toBeFocused()
  await expect(cell(table, 1, 1)).toHaveText('CH-1000')
  await browser.locator('h1').click()
  await expect(editors(table)).toHaveCount(0)
})

test('Esc discards the invalid value and stops editing', async ({ demo, page: browser }) => {
  const table = await demo(page, 'refuse-to-leave')
  await cell(table, 3, 3).click()
  await cell(table, 3, 3).locator('input').fill('free')
  await expect(messages(table)).toHaveText(['单价不正确'])
  await browser.keyboard.press('Escape')
  await expect(editors(table)).toHaveCount(0)
  await expect(cell(table, 3, 3)).toHaveText('340')
  await expect(table.getByRole('status')).toHaveText('已放弃修改')
})

test('after Enter in an empty cell, the cell is edited again, also after another cell was double-clicked', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'bring-back')
  const message = table.getByRole('status')
  await cell(table, 1, 2).dblclick()
  await cell(table, 1, 2).locator('input').fill('')
  await browser.keyboard.press('Enter')
  await expect(message).toHaveText('校验不通过，已返回该单元格')
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
  await expect(messages(table)).toHaveText(['请填写姓名'])
  await cell(table, 3, 3).dblclick()
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
  await expect(editors(table)).toHaveCount(1)
  await cell(table, 1, 2).locator('input').fill('顾明')
  await browser.keyboard.press('Tab')
  await expect(message).toHaveText('校验通过')
  await expect(cell(table, 1, 3)).toHaveClass(/col--selected/)
  await expect(messages(table)).toHaveCount(0)
})

test('a value that the server rejects starts editing the cell again', async ({ demo, page: browser }) => {
  const table = await demo(page, 'bring-back')
  await cell(table, 2, 1).dblclick()
  await cell(table, 2, 1).locator('input').fill('admin')
  await browser.keyboard.press('Enter')
  await expect(table.getByRole('status')).toHaveText('校验不通过，已返回该单元格')
  await expect(cell(table, 2, 1).locator('input')).toBeFocused()
  await expect(messages(table)).toHaveText(['admin 已被占用'])
  await cell(table, 2, 1).locator('input').fill('zhou')
  await browser.keyboard.press('Enter')
  await expect(table.getByRole('status')).toHaveText('校验通过')
  await expect(editors(table)).toHaveCount(0)
})
