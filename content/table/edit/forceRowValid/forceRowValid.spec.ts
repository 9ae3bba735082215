import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/forceRowValid'

const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const messages = (table: Locator) => table.locator('.vxe-cell--valid-error-hint')
const editors = (table: Locator) => table.locator('td input')

test('clicks do not stop editing an empty new row, and a button discards the row', async ({ demo, page: browser }) => {
  const table = await demo(page, 'refuse-to-leave-row')
  await press(table, '新增')
  await expect(cell(table, 4, 1).locator('input')).toBeFocused()
  await cell(table, 1, 2).click()
  await expect(table.getByRole('status')).toHaveText('校验通过后才能离开')
  await expect(messages(table)).toHaveText(['请填写账号'])
  await expect(cell(table, 4, 1).locator('input')).toBeFocused()
  await browser.locator('h1').click()
  await expect(editors(table)).toHaveCount(3)
  await press(table, '放弃这一行')
  await expect(table.locator('.vxe-body--row')).toHaveCount(3)
  await expect(messages(table)).toHaveCount(0)
  await expect(editors(table)).toHaveCount(0)
})

test('a click on another row validates with a request, and edits the clicked row if the values are valid', async ({
  demo
}) => {
  const table = await demo(page, 'refuse-to-leave-row')
  await cell(table, 1, 1).click()
  await cell(table, 1, 1).locator('input').fill('admin')
  await cell(table, 2, 2).click()
  await expect(table.getByRole('status')).toHaveText('校验通过后才能离开')
  await expect(messages(table)).toHaveText(['admin 已被占用'])
  await expect(cell(table, 1, 1).locator('input')).toBeFocused()
  await cell(table, 1, 1).locator('input').fill('gu2')
  await cell(table, 2, 2).click()
  await expect(cell(table, 2, 2).locator('input')).toBeFocused()
  await expect(cell(table, 1, 1)).toHaveText('gu2')
  await expect(table.getByRole('status')).toHaveText('校验通过')
  await press(table, '放弃这一行')
  await expect(editors(table)).toHaveCount(0)
})

test('a click on another cell of the row edits the cell, without validation', async ({ demo, page: browser }) => {
  const table = await demo(page, 'refuse-to-leave-row')
  await cell(table, 1, 1).click()
  await cell(table, 1, 1).locator('input').fill('gu2')
  await cell(table, 1, 2).locator('input').click()
  await browser.waitForTimeout(400) // a validation would end meanwhile
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
  await expect(editors(table)).toHaveCount(3)
  await expect(table.getByRole('status')).toHaveText('')
  await cell(table, 2, 2).click()
  await expect(cell(table, 2, 2).locator('input')).toBeFocused()
  await expect(cell(table, 1, 1)).toHaveText('gu2')
})

test('clicking outside an invalid row starts editing the row again, and stops editing a valid row', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'reopen-row')
  await cell(table, 1, 1).click()
  await cell(table, 1, 1).locator('input').fill('')
  await cell(table, 2, 1).click({ delay: 80 })
  await expect(table.getByRole('status')).toHaveText('name 校验不通过，已再次编辑该行')
  await expect(cell(table, 1, 1).locator('input')).toBeFocused()
  await expect(cell(table, 2, 1).locator('input')).toHaveCount(0)
  await cell(table, 1, 1).locator('input').fill('顾明')
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('校验通过')
  await expect(editors(table)).toHaveCount(0)
})

test('short and long clicks outside do not stop editing an invalid row', async ({ demo, page: browser }) => {
  const table = await demo(page, 'reopen-row')
  await cell(table, 1, 1).click()
  await cell(table, 1, 1).locator('input').fill('')
  for (const delay of [0, 5, 10, 15, 20, 30, 50]) {
    await cell(table, 2, 1).click({ delay })
    await browser.waitForTimeout(200) // it must stay open
    await expect(cell(table, 1, 1).locator('input')).toBeFocused()
    await expect(cell(table, 2, 1).locator('input')).toHaveCount(0)
  }
  await expect(table.getByRole('status')).toHaveText('name 校验不通过，已再次编辑该行')
})
