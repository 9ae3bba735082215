import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/highlightCell'

const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const selected = /col--selected/

test('clicks, arrow keys and methods select a cell, and the message shows the trigger', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'selected-cell')
  const message = table.getByRole('status')
  await cell(table, 1, 1).click()
  await expect(cell(table, 1, 1)).toHaveClass(selected)
  await expect(message).toHaveText('cell-selected: 顾明澈, name, mousedown')
  await browser.keyboard.press('ArrowDown')
  await expect(message).toHaveText('cell-selected: 周以宁, name, keydown')
  await press(table, '选中第三行的职务')
  await expect(cell(table, 3, 2)).toHaveClass(selected)
  await expect(message).toHaveText('cell-selected: 陆远舟, role, 代码')
  await press(table, '下一行')
  await expect(cell(table, 4, 2)).toHaveClass(selected)
  await expect(table.locator('.col--selected')).toHaveCount(1)
})

test('editing removes the selection frame, Esc shows the frame again, a click outside does not', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'selected-cell')
  await press(table, '选中第三行的职务')
  await expect(cell(table, 3, 2)).toHaveClass(selected)
  await press(table, '编辑单元格')
  await expect(cell(table, 3, 2).locator('input')).toBeFocused()
  await expect(table.locator('.col--selected')).toHaveCount(0)
  await browser.keyboard.press('Escape')
  await expect(cell(table, 3, 2)).toHaveClass(selected)
  await browser.locator('h1').click()
  await expect(table.locator('.col--selected')).toHaveCount(0)
  await press(table, '选中第三行的职务')
  await expect(cell(table, 3, 2)).toHaveClass(selected)
  await press(table, '取消选中')
  await expect(table.locator('.col--selected')).toHaveCount(0)
})

test('row number and column title of the selected or edited cell are highlighted', async ({ demo, page: browser }) => {
  const table = await demo(page, 'row-and-header')
  const marked = table.locator('.sheet-current')
  await cell(table, 2, 3).click()
  await expect(cell(table, 2, 3)).toHaveClass(selected)
  await expect(marked).toHaveText(['职务', '2'])
  await browser.keyboard.press('ArrowDown')
  await browser.keyboard.press('ArrowRight')
  await expect(marked).toHaveText(['年龄', '3'])
  await expect(cell(table, 3, 4)).toHaveClass(selected)
  await browser.keyboard.press('F2')
  await expect(cell(table, 3, 4)).toHaveClass(/col--active/)
  await browser.keyboard.press('Enter')
  await expect(marked).toHaveText(['年龄', '4'])
  await cell(table, 1, 2).dblclick()
  await expect(marked).toHaveText(['姓名', '1'])
})
