import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/dblclick'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('a click sets the current row, a double-click starts editing the cell', async ({ demo, page: browser }) => {
  const table = await demo(page, 'dblclick-cell')
  await cell(table, 2, 1).click()
  await expect(table.getByRole('status')).toHaveText('点击：当前行为 周以宁')
  await expect(table.locator('.row--current')).toContainText('周以宁')
  await expect(table.locator('td input')).toHaveCount(0)
  await cell(table, 3, 2).dblclick()
  await expect(cell(table, 3, 2).locator('input')).toBeFocused()
  await expect(table.getByRole('status')).toHaveText('双击：正在编辑 陆远舟，职务')
  await cell(table, 3, 2).locator('input').fill('架构师')
  await cell(table, 4, 1).click()
  await expect(table.getByRole('status')).toHaveText('点击：当前行为 程之焕')
  await expect(cell(table, 3, 2).locator('input')).toBeVisible()
  await browser.locator('h1').click()
  await expect(cell(table, 3, 2)).toHaveText('架构师')
  await expect(table.getByRole('status')).toHaveText('点击设置当前行，双击编辑单元格')
  await cell(table, 3, 2).dblclick()
  await expect(table.getByRole('status')).toHaveText('双击：正在编辑 陆远舟，职务')
  await cell(table, 4, 1).dblclick()
  await expect(table.getByRole('status')).toHaveText('双击：正在编辑 程之焕，姓名')
})

test('a double-click edits the row, then a click edits another cell of the row', async ({ demo, page: browser }) => {
  const table = await demo(page, 'dblclick-row')
  await cell(table, 1, 1).click()
  await expect(table.locator('td input')).toHaveCount(0)
  await cell(table, 1, 1).dblclick()
  await expect(table.locator('td input')).toHaveCount(4)
  await cell(table, 1, 4).locator('input').click()
  await cell(table, 1, 4).locator('input').fill('北京')
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('顾明澈 / 产品经理 / 41 / 北京')
})

test('edit icon, another icon, asterisk and background of editable cells can be enabled or disabled', async ({
  demo
}) => {
  const table = await demo(page, 'editable-hints')
  await expect(table.locator('.vxe-cell--edit-icon')).toHaveCount(2)
  await expect(table.locator('.vxe-cell--required-icon')).toHaveCount(1)
  await expect(table.locator('td.can-edit')).toHaveCount(6)
  await table.getByText('更换图标').click()
  await expect(table.locator('.vxe-cell--edit-icon.vxe-icon-ellipsis-h')).toHaveCount(2)
  await table.getByText('编辑图标').click()
  await expect(table.locator('.vxe-cell--edit-icon')).toHaveCount(0)
  await table.getByText('必填星号').click()
  await expect(table.locator('.vxe-cell--required-icon')).toHaveCount(0)
  await table.getByText('指针和背景色').click()
  await expect(table.locator('td.can-edit')).toHaveCount(0)
})
