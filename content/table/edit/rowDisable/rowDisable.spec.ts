import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/rowDisable'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('a locked row cannot be edited, and locking a row stops editing it', async ({ demo }) => {
  const table = await demo(page, 'disable-rows')
  await cell(table, 2, 2).click()
  await expect(table.getByRole('status')).toHaveText('SO-1042 已锁定')
  await expect(table.locator('td .vxe-input')).toHaveCount(0)
  await cell(table, 1, 2).click()
  await expect(table.getByRole('status')).toHaveText('正在编辑 SO-1041')
  await expect(table.locator('td .vxe-input')).toHaveCount(2)
  await cell(table, 1, 4).getByRole('button').click({ delay: 80 })
  await expect(table.locator('td .vxe-input')).toHaveCount(0)
  await cell(table, 2, 4).getByRole('button').click({ delay: 80 })
  await cell(table, 2, 2).click()
  await expect(table.getByRole('status')).toHaveText('正在编辑 SO-1042')
})

test('the message changes when a row is locked and unlocked', async ({ demo }) => {
  const table = await demo(page, 'disable-rows')
  const toggle = (row: number) => cell(table, row, 4).getByRole('button').click({ delay: 80 })
  await cell(table, 1, 2).click()
  await expect(table.getByRole('status')).toHaveText('正在编辑 SO-1041')
  await toggle(1)
  await expect(table.getByRole('status')).toHaveText('SO-1041 已锁定')
  await toggle(1)
  await expect(table.getByRole('status')).toHaveText('点击客户或金额')
})

test('the message is reset when editing stops', async ({ demo, page: browser }) => {
  const table = await demo(page, 'disable-rows')
  await cell(table, 1, 2).click()
  await expect(table.getByRole('status')).toHaveText('正在编辑 SO-1041')
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('点击客户或金额')
  await cell(table, 1, 2).click()
  await cell(table, 2, 2).click()
  await expect(table.getByRole('status')).toHaveText('SO-1042 已锁定')
  await expect(table.locator('td .vxe-input')).toHaveCount(0)
})

test('the initial message is kept until a click starts editing', async ({ demo }) => {
  const table = await demo(page, 'disable-rows')
  await cell(table, 1, 1).click()
  await expect(table.getByRole('status')).toHaveText('点击客户或金额')
  await cell(table, 1, 3).click()
  await expect(table.getByRole('status')).toHaveText('正在编辑 SO-1041')
})

test('in an edited row, some cells are disabled by another value of the row', async ({ demo, page: browser }) => {
  const table = await demo(page, 'locked-cells-in-row')
  await cell(table, 2, 1).click()
  await expect(cell(table, 2, 3).locator('input')).toBeEnabled()
  await expect(cell(table, 2, 4).locator('input')).toHaveCount(1)
  await cell(table, 2, 2).locator('input').click()
  await browser.locator('.vxe-select--panel:visible').getByText('长期', { exact: true }).click()
  await expect(cell(table, 2, 3).locator('input')).toBeDisabled()
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('周以宁 / 长期 / 不限 / 10500')
  await cell(table, 3, 1).click()
  await expect(cell(table, 3, 4).locator('input')).toHaveCount(0)
})
