import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/template'

/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('slots render a cell and its edit input, and write to the row', async ({ demo }) => {
  const table = await demo(page, 'edit-slots')
  const rows = table.getByRole('status')
  await expect(cell(table, 1, 2)).toHaveText('高')
  await cell(table, 2, 1).click()
  await expect(cell(table, 2, 1).locator('input')).toBeFocused()
  await cell(table, 2, 1).locator('input').fill('退款')
  await expect(rows).toContainText('退款 / 1 / 40')
  await cell(table, 2, 2).click()
  await cell(table, 2, 2).getByText('高').click()
  await expect(rows).toContainText('退款 / 0 / 40')
  await cell(table, 2, 3).click()
  await cell(table, 2, 3).locator('input').fill('75')
  await expect(rows).toContainText('退款 / 0 / 75')
  await cell(table, 3, 4).click()
  await cell(table, 3, 4).locator('textarea').fill('周五前')
  await expect(rows).toContainText('周五前')
})

test('a draft value is written with OK or Enter and discarded with cancel or Escape', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'draft-in-slot')
  await cell(table, 1, 2).click()
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
  await browser.keyboard.type('总监')
  await browser.keyboard.press('Escape')
  await expect(table.getByRole('status')).toHaveText('已放弃修改')
  await expect(cell(table, 1, 2)).toHaveText('产品经理')
  await cell(table, 1, 2).click()
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
  await browser.keyboard.type('总监')
  await browser.keyboard.press('Enter')
  await expect(table.getByRole('status')).toHaveText('顾明澈 / 总监')
  await expect(cell(table, 1, 2)).toHaveText('总监')
  await cell(table, 2, 2).click()
  await expect(cell(table, 2, 2).locator('input')).toBeFocused()
  await browser.keyboard.type('架构师')
  await press(table, '确定')
  await expect(cell(table, 2, 2)).toHaveText('架构师')
  await cell(table, 3, 2).click()
  await browser.keyboard.type('别的')
  await press(table, '取消')
  await expect(cell(table, 3, 2)).toHaveText('测试工程师')
})
