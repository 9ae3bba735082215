import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/keyboard'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const selected = /col--selected/
const editors = (table: Locator) => table.locator('td input')

test('arrow keys select cells, F2 starts editing, Enter writes the value and selects the cell below', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'keyboard-edit')
  await cell(table, 2, 2).click()
  await expect(cell(table, 2, 2)).toHaveClass(selected)
  await expect(table.getByRole('status')).toHaveText('选中 #2 姓名')
  await browser.keyboard.press('ArrowRight')
  await expect(cell(table, 2, 3)).toHaveClass(selected)
  await browser.keyboard.press('F2')
  await expect(cell(table, 2, 3).locator('input')).toBeFocused()
  await expect(cell(table, 2, 3).locator('input')).toHaveValue('前端工程师')
  await cell(table, 2, 3).locator('input').fill('架构师')
  await browser.keyboard.press('Enter')
  await expect(cell(table, 3, 3)).toHaveClass(selected)
  await expect(cell(table, 2, 3)).toHaveText('架构师')
  await expect(editors(table)).toHaveCount(0)
  await browser.keyboard.press('Shift+Enter')
  await expect(cell(table, 2, 3)).toHaveClass(selected)
})

test('the message shows that a cell is edited, and after Escape or Enter the selected cell', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'keyboard-edit')
  const message = table.getByRole('status')
  await cell(table, 2, 2).dblclick()
  await expect(message).toHaveText('正在编辑')
  await browser.locator('h1').click()
  await expect(editors(table)).toHaveCount(0)
  await expect(message).toHaveText('请先点击一个单元格')
  await cell(table, 2, 2).dblclick()
  await expect(message).toHaveText('正在编辑')
  await browser.keyboard.press('Escape')
  await expect(message).toHaveText('选中 #2 姓名')
  await browser.keyboard.press('F2')
  await expect(message).toHaveText('正在编辑')
  await browser.keyboard.press('Enter')
  await expect(message).toHaveText('选中 #3 姓名')
})

test('typing replaces the value, Backspace clears it and starts editing, Delete clears also a read-only cell', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'keyboard-edit')
  await cell(table, 1, 3).click()
  await expect(cell(table, 1, 3)).toHaveClass(selected)
  await browser.keyboard.press('x')
  await expect(cell(table, 1, 3).locator('input')).toHaveValue('x')
  await browser.keyboard.press('Control+Enter')
  await expect(cell(table, 1, 3)).toHaveText('x')
  await expect(cell(table, 1, 3)).toHaveClass(selected)
  await browser.keyboard.press('Backspace')
  await expect(cell(table, 1, 3).locator('input')).toHaveValue('')
  await browser.keyboard.press('Escape')
  await expect(editors(table)).toHaveCount(0)
  await expect(cell(table, 1, 3)).toHaveText('')
  await cell(table, 1, 5).click()
  await expect(cell(table, 1, 5)).toHaveClass(selected)
  await browser.keyboard.press('Delete')
  await expect(cell(table, 1, 5)).toHaveText('')
})

test('Enter edits the selected cell, and Enter again writes the text and selects the cell', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'enter-edits')
  await cell(table, 2, 1).click()
  await expect(cell(table, 2, 1)).toHaveClass(selected)
  await browser.keyboard.press('Enter')
  await expect(cell(table, 2, 1).locator('input')).toBeFocused()
  await expect(cell(table, 2, 1).locator('input')).toHaveValue('阅读灯')
  await browser.keyboard.type('具')
  await browser.keyboard.press('Enter')
  await expect(editors(table)).toHaveCount(0)
  await expect(cell(table, 2, 1)).toHaveText('阅读灯具')
  await expect(cell(table, 2, 1)).toHaveClass(selected)
  await browser.keyboard.press('ArrowDown')
  await browser.keyboard.press('Enter')
  await expect(cell(table, 3, 1).locator('input')).toHaveValue('书架')
})

test('Enter edits the next cell to the right, and inserts a row after the last cell', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'enter-direction')
  await cell(table, 2, 1).click()
  await expect(cell(table, 2, 1).locator('input')).toBeFocused()
  await browser.keyboard.press('Enter')
  await expect(cell(table, 2, 2).locator('input')).toBeFocused()
  await browser.keyboard.press('Enter')
  await expect(cell(table, 2, 3).locator('input')).toBeFocused()
  await browser.keyboard.press('Enter')
  await expect(table.locator('.vxe-body--row')).toHaveCount(3)
  await expect(cell(table, 3, 1).locator('input')).toBeFocused()
  await browser.keyboard.type('书架')
  await browser.keyboard.press('Tab')
  await expect(cell(table, 3, 1)).toHaveText('书架')
  await expect(cell(table, 3, 2).locator('input')).toBeFocused()
})

test('with the options, Enter goes down and only selects the cell', async ({ demo, page: browser }) => {
  const table = await demo(page, 'enter-direction')
  await table.getByText('Enter 向下').click()
  await table.getByText('移动后立即编辑').click()
  await cell(table, 1, 2).click()
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
  await browser.keyboard.press('Enter')
  await expect(cell(table, 2, 2)).toHaveClass(selected)
  await expect(editors(table)).toHaveCount(0)
  await browser.keyboard.press('Enter')
  await expect(cell(table, 3, 2).locator('input')).toBeFocused()
})

test('Tab and Enter edit the next input of the row and then the next row, and the changes are written', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'tab-through-rows')
  await cell(table, 1, 2).click()
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
  await browser.keyboard.press('Tab')
  await expect(cell(table, 1, 3).locator('input')).toBeFocused()
  await cell(table, 1, 3).locator('input').fill('42')
  await browser.keyboard.press('Enter')
  await expect(cell(table, 2, 1).locator('input')).toBeFocused()
  await expect(cell(table, 1, 3)).toHaveText('42')
  await expect(cell(table, 2, 3).locator('input')).toHaveValue('35')
  await browser.keyboard.press('Shift+Tab')
  await expect(cell(table, 1, 3).locator('input')).toBeFocused()
  await browser.keyboard.press('Escape')
  await expect(table.getByRole('status')).toHaveText('写入 顾明澈 / 产品经理 / 42')
  await expect(editors(table)).toHaveCount(0)
  await expect(table.locator('.vxe-body--row').nth(1)).toHaveText(/周以宁.*前端工程师.*35/)
})

test('Escape fires three key events while editing, and each event shows the state at its time', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'key-events')
  const lines = table.locator('ol[aria-live]').locator('li')
  await cell(table, 1, 1).click()
  await expect(cell(table, 1, 1).locator('input')).toBeFocused()
  await browser.keyboard.press('Escape')
  await expect(lines).toHaveText(['keydown-start Escape，编辑中', /^keydown Escape/, /^keydown-end Escape/])
  await expect(cell(table, 1, 1)).toHaveClass(selected)
  await browser.keyboard.press('Tab')
  await expect(lines.last()).toHaveText('keydown Tab，选中')
  await expect(cell(table, 1, 2)).toHaveClass(selected)
})
