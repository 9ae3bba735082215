import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/autoClear'

/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('without autoClear, only clearEdit or a click on another cell stops editing', async ({ demo, page: browser }) => {
  const table = await demo(page, 'auto-clear')
  const log = table.locator('ol[aria-live]').locator('li').last()
  await cell(table, 1, 1).click()
  await expect(log).toHaveText('edit-activated 顾明澈，姓名')
  await cell(table, 1, 3).click()
  await browser.locator('h1').click()
  await browser.waitForTimeout(200)
  await expect(cell(table, 1, 1).locator('input')).toBeVisible()
  await cell(table, 2, 2).click()
  await expect(log).toHaveText('edit-activated 周以宁，职务')
  await expect(table.locator('td input')).toHaveCount(1)
  await press(table, 'clearEdit()')
  await expect(log).toHaveText('edit-closed 周以宁，职务')
})

test('with autoClear, a click outside stops editing', async ({ demo, page: browser }) => {
  const table = await demo(page, 'auto-clear')
  await table.locator('.vxe-switch button').click()
  await cell(table, 1, 1).click()
  await expect(cell(table, 1, 1).locator('input')).toBeFocused()
  await browser.locator('h1').click()
  await expect(table.locator('ol[aria-live]').locator('li').last()).toHaveText('edit-closed 顾明澈，姓名')
  await expect(table.locator('td input')).toHaveCount(0)
})

test('a button in an exempt panel fills in the edited row, and other clicks outside stop editing', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'ignore-clear')
  await expect(table.getByRole('button', { name: '测试工程师' })).toBeDisabled()
  await cell(table, 1, 1).click()
  await expect(table.getByRole('status')).toHaveText('正在编辑 顾明澈')
  await press(table, '测试工程师')
  await expect(cell(table, 1, 2).locator('input')).toHaveValue('测试工程师')
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('先点击一行')
  await expect(cell(table, 1, 2)).toHaveText('测试工程师')
})
