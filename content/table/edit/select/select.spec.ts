import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/select'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('editing a column with autoselect starts with the whole text selected', async ({ demo, page: browser }) => {
  const table = await demo(page, 'autoselect')
  const selected = table.getByRole('status')
  await cell(table, 1, 1).click()
  await expect(selected).toHaveText('没有选中文字')
  await cell(table, 1, 2).click()
  await expect(selected).toHaveText('选中：4')
  await browser.keyboard.type('25')
  await cell(table, 2, 3).click()
  await expect(selected).toHaveText('选中：86.50')
  await expect(cell(table, 1, 2)).toHaveText('25')
  await cell(table, 3, 4).click()
  await expect(selected).toHaveText('选中：送货上门')
})

test('a selector and a function set which input of a slot gets focus', async ({ demo }) => {
  const table = await demo(page, 'autofocus')
  const selection = (input: Locator) =>
    input.evaluate(
      node =>
        getSelection()!.toString() ||
        (node as HTMLInputElement).value.slice(
          (node as HTMLInputElement).selectionStart!,
          (node as HTMLInputElement).selectionEnd!
        )
    )
  await cell(table, 1, 2).click()
  await expect(cell(table, 1, 2).locator('input').nth(1)).toBeFocused()
  expect(await selection(cell(table, 1, 2).locator('input').nth(1))).toBe('10:30')
  await cell(table, 1, 3).click()
  await expect(cell(table, 1, 3).getByPlaceholder('电话')).toBeFocused()
  await cell(table, 2, 3).click()
  await expect(cell(table, 2, 3).getByPlaceholder('姓名')).toBeFocused()
  await cell(table, 3, 3).click()
  await expect(cell(table, 3, 3).getByPlaceholder('姓名')).toBeFocused()
})

test('starting to edit opens the dropdown of a select, in a slot and in a built-in edit input', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'open-panel')
  const panel = browser.locator('.vxe-select--panel:visible')
  await cell(table, 1, 2).click()
  await expect(panel.locator('.vxe-select-option')).toHaveText(['待办', '进行中', '已完成'])
  await expect(panel.locator('.vxe-select-option.is--hover')).toHaveText('待办')
  await browser.keyboard.press('ArrowDown')
  await browser.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
  await cell(table, 2, 3).click()
  await expect(cell(table, 1, 2)).toHaveText('进行中')
  await panel.getByText('陆远舟').click()
  await cell(table, 3, 1).click()
  await expect(cell(table, 2, 3)).toHaveText('陆远舟')
  await expect(cell(table, 3, 1).locator('input')).toBeFocused()
  await expect(panel).toHaveCount(0)
})

test('afterEditMethod without a row and column opens no dropdown and does not throw', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'open-panel')
  await cell(table, 1, 1).click()
  await table
    .locator('.vxe-table')
    .first()
    .evaluate(element => {
      const { editOpts } = (
        element as unknown as { __vue__: { editOpts: { afterEditMethod: (params: object) => void } } }
      ).__vue__
      editOpts.afterEditMethod({ row: null, column: null })
    })
  await expect(browser.locator('.vxe-select--panel:visible')).toHaveCount(0)
})
