import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/uniqueSelect'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const panel = (table: Locator) => table.page().locator('.vxe-select--panel.animat--enter')
/** Opens the list of a select cell, whether or not its editor is open. */
const openList = async (table: Locator, row: number, column: number) => {
  const input = cell(table, row, column).locator('.vxe-select input')
  if (!(await input.count())) await cell(table, row, column).click({ delay: 80 })
  await input.click()
  await expect(panel(table)).toHaveCount(1)
}
const choose = async (table: Locator, text: string) => {
  await panel(table).getByText(text, { exact: true }).click()
  await expect(panel(table)).toHaveCount(0)
}

test('a person selected in one row is disabled in the selects of the other rows, and a value can be cleared', async ({
  demo
}) => {
  const table = await demo(page, 'taken-options-disabled')
  const disabled = panel(table).locator('.vxe-select-option.is--disabled')
  await expect(cell(table, 1, 2)).toHaveText('顾明澈')
  await openList(table, 3, 2)
  await expect(disabled).toHaveText(['顾明澈', '周以宁'])
  await choose(table, '陆远舟')
  await openList(table, 4, 2)
  await expect(disabled).toHaveText(['顾明澈', '周以宁', '陆远舟'])
  await choose(table, '程之焕')
  await expect(table.getByRole('status')).toHaveText('值班人的编号: 10001, 10002, 10003, 10004')
  await cell(table, 1, 2).click()
  await cell(table, 1, 2).hover()
  await cell(table, 1, 2).locator('.vxe-input--clear-icon').click({ force: true })
  await expect(table.getByRole('status')).toHaveText('值班人的编号: -, 10002, 10003, 10004')
})

test('a select lists only unused currencies, and no row can be inserted when all currencies are used', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'taken-options-hidden')
  const options = panel(table).locator('.vxe-select-option')
  await openList(table, 1, 1)
  await expect(options).toHaveText(['美元', '日元', '英镑'])
  await choose(table, '日元')
  await expect(table.getByRole('status')).toHaveText('可选的币种: 2')
  await openList(table, 2, 1)
  await expect(options).toHaveText(['美元', '欧元', '英镑'])
  await choose(table, '英镑')
  await browser.locator('h1').click()
  await expect(cell(table, 1, 1)).toHaveText('日元')
  const add = table.getByRole('button', { name: '新增一行' })
  await add.click({ delay: 80 })
  await expect(cell(table, 3, 1).locator('input')).toHaveValue('美元')
  await add.click({ delay: 80 })
  await expect(table.getByRole('status')).toHaveText('可选的币种: 0')
  await expect(add).toBeDisabled()
  await browser.locator('h1').click()
  await cell(table, 3, 3).getByRole('button', { name: '删除' }).click()
  await expect(table.getByRole('status')).toHaveText('可选的币种: 1')
  await expect(add).toBeEnabled()
})

test('both rows of a duplicate show a validation message, and the messages are cleared together', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'duplicates-found')
  const messages = table.locator('.vxe-cell--valid-error-hint')
  const save = table.getByRole('button', { name: '校验并保存' })
  await save.click({ delay: 80 })
  await expect(table.getByRole('status')).toHaveText('未保存，重复的行: 2')
  await expect(messages).toHaveText(['陆远舟 也是这个座位', '顾明澈 也是这个座位'])
  await openList(table, 1, 2)
  await choose(table, 'A3')
  await expect(messages).toHaveCount(0)
  await openList(table, 4, 2)
  await choose(table, 'A2')
  await expect(messages).toHaveText(['程之焕 也是这个座位', '周以宁 也是这个座位'])
  await openList(table, 4, 2)
  await choose(table, 'B1')
  await browser.locator('h1').click()
  await save.click({ delay: 80 })
  await expect(table.getByRole('status')).toHaveText('已保存')
})
