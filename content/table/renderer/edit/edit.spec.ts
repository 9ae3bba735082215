import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/renderer/edit'

const cell = (table: Locator, row: number, column: number) =>
  table.locator('.vxe-body--row').nth(row).locator('td').nth(column)
const leave = (table: Locator) => table.locator('.vxe-header--column').first().click()

test('a click on a cell starts editing with native inputs and components that write to the row', async ({
  demo,
  page
}) => {
  const table = await demo(route, 'built-in-editors')
  const result = table.locator('pre')
  await cell(table, 0, 0).click()
  await expect(cell(table, 0, 0).locator('input')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('新名字')
  await leave(table)
  await expect(result).toHaveText('row.name = "新名字"')
  await cell(table, 0, 2).click()
  await cell(table, 0, 2).locator('select').selectOption('女')
  await leave(table)
  await expect(result).toHaveText('row.sex = "女"')
  await cell(table, 1, 3).click()
  await cell(table, 1, 3).locator('input').fill('70')
  await leave(table)
  await expect(result).toHaveText(/row\.age = "?65"?/)
  await cell(table, 1, 5).click()
  await cell(table, 1, 5).locator('.vxe-input').click()
  await page.locator('.vxe-select--panel.animat--enter').getByText('产品经理').click()
  await leave(table)
  await expect(result).toHaveText('row.role = "产品经理"')
  await expect(cell(table, 0, 6)).toHaveText('关闭')
  await cell(table, 0, 6).click()
  await cell(table, 0, 6).locator('.vxe-switch--button').click()
  await leave(table)
  await expect(cell(table, 0, 6)).toHaveText('开启')
})

test('an empty cell shows the placeholder, a textarea keeps several lines', async ({ demo }) => {
  const table = await demo(route, 'built-in-editors')
  await expect(cell(table, 0, 4)).toHaveText('点击选择日期')
  await cell(table, 0, 1).click()
  await cell(table, 0, 1).locator('textarea').fill('一\n二')
  await leave(table)
  await expect(table.locator('pre')).toHaveText('row.address = "一\\n二"')
})

test('a custom edit renderer is changed by click and arrow key, gets focus and is validated', async ({
  demo,
  page
}) => {
  const table = await demo(route, 'custom-editor')
  await expect(cell(table, 0, 1)).toHaveText('★★★★☆')
  await expect(cell(table, 0, 2)).toHaveText('★★☆')
  await cell(table, 0, 1).click()
  await expect(cell(table, 0, 1).getByRole('radio', { name: '4' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(table.getByRole('status')).toHaveText('顾明澈 质量: 5')
  await cell(table, 0, 1).getByRole('radio', { name: '2' }).click()
  await expect(cell(table, 0, 1)).toContainText('至少 3 星')
  await cell(table, 0, 1).getByRole('radio', { name: '3' }).click()
  await expect(cell(table, 0, 1)).toHaveText('★ ★ ★ ☆ ☆')
  await leave(table)
  await expect(cell(table, 0, 1)).toHaveText('★★★☆☆')
  await expect(cell(table, 0, 1)).toHaveClass(/col--dirty/)
})

test('autofocus focuses the input of a slot, and autoselect selects the text', async ({ demo, page }) => {
  const table = await demo(route, 'custom-editor')
  await cell(table, 1, 3).click()
  await expect(cell(table, 1, 3).locator('input')).toBeFocused()
  await cell(table, 1, 0).click()
  await expect(cell(table, 1, 0).locator('input')).toBeFocused()
  await page.keyboard.type('甲')
  await expect(cell(table, 1, 0).locator('input')).toHaveValue('甲')
})
