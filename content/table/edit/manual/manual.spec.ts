import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/manual'

/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('a click on a cell does not start editing, buttons of the row edit, save and cancel', async ({ demo }) => {
  const table = await demo(page, 'manual-row')
  await cell(table, 1, 1).click()
  await cell(table, 1, 4).getByRole('button', { name: '编辑' }).click()
  await expect(table.locator('td input')).toHaveCount(3)
  await cell(table, 1, 2).locator('input').fill('产品总监')
  await cell(table, 1, 4).getByRole('button', { name: '保存' }).click()
  await expect(table.getByRole('status')).toHaveText('已保存 顾明澈 / 产品总监 / 41')
  await expect(table.locator('.col--dirty')).toHaveCount(0)
  await cell(table, 1, 4).getByRole('button', { name: '编辑' }).click()
  await cell(table, 1, 2).locator('input').fill('别的')
  await cell(table, 1, 4).getByRole('button', { name: '取消' }).click()
  await expect(cell(table, 1, 2)).toHaveText('产品总监')
  await expect(table.locator('td input')).toHaveCount(0)
})

test('editing another row discards unsaved changes', async ({ demo }) => {
  const table = await demo(page, 'manual-row')
  await cell(table, 1, 4).getByRole('button', { name: '编辑' }).click()
  await cell(table, 1, 1).locator('input').fill('别人')
  await cell(table, 3, 4).getByRole('button', { name: '编辑' }).click()
  await expect(cell(table, 3, 1).locator('input')).toHaveValue('陆远舟')
  await expect(cell(table, 1, 1)).toHaveText('顾明澈')
  await cell(table, 3, 4).getByRole('button', { name: '保存' }).click()
  await expect(table.getByRole('status')).toHaveText('没有改动，不需要保存')
})

test('a method and a button in the cell start editing one cell', async ({ demo }) => {
  const table = await demo(page, 'manual-cell')
  await press(table, '编辑第一行的职务')
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
  await expect(table.getByRole('status')).toHaveText('正在编辑 顾明澈，职务')
  await press(table, '结束编辑')
  await expect(table.getByRole('status')).toHaveText('没有正在编辑的单元格')
  await cell(table, 2, 1).getByRole('button', { name: '编辑' }).click()
  await expect(cell(table, 2, 1).locator('input')).toBeFocused()
  await expect(table.getByRole('status')).toHaveText('正在编辑 周以宁，姓名')
})
