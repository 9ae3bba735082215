import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/keyboardEdit'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const selected = /col--selected/

async function select(table: Locator, row: number, column: number) {
  await cell(table, row, column).click()
  await expect(cell(table, row, column)).toHaveClass(selected)
}

test('typing appends to a text, replaces a number and toggles a switch', async ({ demo, page: browser }) => {
  const table = await demo(page, 'type-into-cell')
  await select(table, 1, 1)
  await browser.keyboard.press('x')
  await expect(cell(table, 1, 1).locator('input')).toHaveValue('登录页面x')
  await browser.keyboard.press('Enter')
  await expect(cell(table, 2, 1)).toHaveClass(selected)
  await expect(cell(table, 1, 1)).toHaveText('登录页面x')
  await browser.keyboard.press('ArrowRight')
  await expect(cell(table, 2, 2)).toHaveClass(selected)
  await browser.keyboard.press('5')
  await expect(cell(table, 2, 2).locator('input')).toHaveValue('5')
  await browser.keyboard.press('Enter')
  await expect(cell(table, 3, 2)).toHaveClass(selected)
  await browser.keyboard.press('ArrowRight')
  await expect(cell(table, 3, 3)).toHaveClass(selected)
  await browser.keyboard.press('a')
  await expect(cell(table, 3, 3)).toHaveText('✓')
  await expect(table.locator('td .vxe-switch')).toHaveCount(0)
})

test('Delete and Backspace do not change read-only cells, reset other cells to a default and start no edit', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'delete-keys')
  const message = table.getByRole('status')
  await select(table, 1, 1)
  await browser.keyboard.press('Delete')
  await expect(message).toHaveText('货号，只读，不清空')
  await expect(cell(table, 1, 1)).toHaveText('CH-2031')
  await select(table, 1, 3)
  await browser.keyboard.press('Delete')
  await expect(cell(table, 1, 3)).toHaveText('0')
  await expect(table.locator('.vxe-footer--row td').nth(2)).toHaveText('3')
  await select(table, 2, 3)
  await browser.keyboard.press('Backspace')
  await expect(message).toHaveText('数量 → 0，不进入编辑')
  await expect(cell(table, 2, 3)).toHaveText('0')
  await expect(table.locator('td input')).toHaveCount(0)
  await expect(table.locator('.vxe-footer--row td').nth(2)).toHaveText('3')
})

test('Esc restores the previous value, Enter writes the new value', async ({ demo, page: browser }) => {
  const table = await demo(page, 'esc-cancels')
  await cell(table, 1, 1).dblclick()
  await cell(table, 1, 1).locator('input').fill('某人')
  await browser.keyboard.press('Escape')
  await expect(table.getByRole('status')).toHaveText('已放弃修改，值仍为 顾明澈')
  await expect(cell(table, 1, 1)).toHaveText('顾明澈')
  await expect(cell(table, 1, 1)).toHaveClass(selected)
  await browser.keyboard.press('F2')
  await cell(table, 1, 1).locator('input').fill('某人')
  await browser.keyboard.press('Enter')
  await expect(cell(table, 2, 1)).toHaveClass(selected)
  await expect(cell(table, 1, 1)).toHaveText('某人')
})

test('arrow keys, Tab and Enter edit the next editable cell and skip read-only columns', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'own-moves')
  await cell(table, 1, 2).click()
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
  await browser.keyboard.press('Tab')
  await expect(cell(table, 1, 4).locator('input')).toBeFocused()
  await browser.keyboard.press('Enter')
  await expect(cell(table, 2, 2).locator('input')).toBeFocused()
  await browser.keyboard.press('ArrowDown')
  await expect(cell(table, 3, 2).locator('input')).toBeFocused()
  await browser.keyboard.press('ArrowDown')
  await browser.keyboard.press('ArrowUp')
  await expect(cell(table, 2, 2).locator('input')).toBeFocused()
  await browser.keyboard.press('Shift+Tab')
  await expect(cell(table, 1, 4).locator('input')).toBeFocused()
})

test('a cell is cut and pasted, and a pasted block fills the cells to the right and below', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'copy-and-paste')
  const message = table.getByRole('status')
  await select(table, 1, 2)
  await browser.keyboard.press('ControlOrMeta+X')
  await expect(message).toHaveText('已剪切')
  await expect(cell(table, 1, 2)).toHaveText('')
  await browser.keyboard.press('ArrowDown')
  await expect(cell(table, 2, 2)).toHaveClass(selected)
  await browser.keyboard.press('ControlOrMeta+V')
  await expect(cell(table, 2, 2)).toHaveText('折叠椅')
  await cell(table, 2, 2).evaluate(element => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '台灯\t5\n地毯\t6\n多余\t7\n')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(message).toHaveText('已粘贴 3 × 2')
  await expect(cell(table, 2, 3)).toHaveText('5')
  await expect(cell(table, 3, 2)).toHaveText('地毯')
  await expect(cell(table, 3, 3)).toHaveText('6')
})
