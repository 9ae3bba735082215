import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/click'

/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('a click edits one cell, a changed value marks the cell, and the original value removes the mark', async ({
  demo
}) => {
  const table = await demo(page, 'edit-cell')
  await cell(table, 1, 4).click()
  await expect(table.locator('td input')).toHaveCount(1)
  await cell(table, 1, 4).locator('input').fill('42')
  await cell(table, 1, 5).click()
  await expect(cell(table, 1, 4)).toHaveText('42')
  await expect(cell(table, 1, 4)).toHaveClass(/col--dirty/)
  await expect(table.getByRole('status')).toHaveText('修改过的行：顾明澈 / 产品经理 / 42')
  await cell(table, 1, 4).click()
  await cell(table, 1, 4).locator('input').fill('41')
  await cell(table, 1, 5).click()
  await expect(cell(table, 1, 4)).not.toHaveClass(/col--dirty/)
  await expect(table.getByRole('status')).toHaveText('修改过的行：无')
})

test('a click on another cell starts editing the cell, and a select changes its value', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'edit-cell')
  await cell(table, 2, 2).click()
  await cell(table, 2, 3).click()
  await expect(cell(table, 2, 2).locator('input')).toHaveCount(0)
  await cell(table, 2, 3).locator('input').click()
  await browser.locator('.vxe-select--panel:visible').getByText('设计师', { exact: true }).click()
  await cell(table, 2, 5).click()
  await expect(cell(table, 2, 3)).toHaveText('设计师')
  await expect(table.getByRole('status')).toContainText('周以宁 / 设计师 / 35')
})

test('a click edits the whole row, Tab goes to its next input, and a click outside writes to the row', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'edit-row')
  await cell(table, 2, 1).click()
  await expect(table.locator('td input')).toHaveCount(4)
  await expect(table.getByRole('status')).toHaveText('正在编辑 周以宁')
  await cell(table, 2, 1).locator('input').fill('周宁')
  await browser.keyboard.press('Tab')
  await expect(cell(table, 2, 2).locator('input')).toBeFocused()
  await browser.keyboard.press('ControlOrMeta+A')
  await browser.keyboard.type('架构师')
  await browser.locator('h1').click()
  await expect(table.locator('td input')).toHaveCount(0)
  await expect(cell(table, 2, 1)).toHaveText('周宁')
  await expect(cell(table, 2, 2)).toHaveText('架构师')
})

test('buttons start editing a row at a column and stop editing', async ({ demo }) => {
  const table = await demo(page, 'edit-row')
  await press(table, '编辑第三行')
  await expect(cell(table, 3, 2).locator('input')).toBeFocused()
  await cell(table, 3, 2).locator('input').fill('测试经理')
  await press(table, '结束编辑')
  await expect(table.locator('td input')).toHaveCount(0)
  await expect(cell(table, 3, 2)).toHaveText('测试经理')
  await expect(table.getByRole('status')).toHaveText('没有正在编辑的行')
})

test('text is written to the row when editing stops, a switch and a radio button write immediately', async ({
  demo
}) => {
  const table = await demo(page, 'edit-with-editors')
  const values = table.getByRole('status')
  await cell(table, 1, 1).click()
  await cell(table, 1, 1).locator('input').fill('注册页面')
  await expect(values).toContainText('["登录页面"')
  await cell(table, 1, 5).click()
  await expect(values).toContainText('["注册页面"')
  await cell(table, 1, 5).getByRole('button').click()
  await expect(values).toContainText('["注册页面","2024-05-20",12.5,["ui"],false,"",2]')
  await cell(table, 1, 7).click()
  await cell(table, 1, 7).getByText('高').click()
  await expect(values).toContainText('["注册页面","2024-05-20",12.5,["ui"],false,"",0]')
})

test('the date dropdown, the multiple select and the textarea write to the row', async ({ demo, page: browser }) => {
  const table = await demo(page, 'edit-with-editors')
  const values = table.getByRole('status')
  await cell(table, 3, 2).click()
  await cell(table, 3, 2).locator('input').click()
  await browser.locator('.vxe-input--panel:visible').getByText('15', { exact: true }).first().click()
  await expect(values).toContainText('["找回密码","2024-06-15"')
  await cell(table, 3, 4).click()
  await cell(table, 3, 4).locator('input').click()
  await browser.locator('.vxe-select--panel:visible').getByText('接口').click()
  await expect(values).toContainText('["api"]')
  await cell(table, 3, 6).click()
  await cell(table, 3, 6).locator('textarea').fill('等设计稿')
  await cell(table, 3, 1).click()
  await expect(values).toContainText('"等设计稿"')
})

test('locked cells cannot be edited and show the reason, and a state change locks the row immediately', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'edit-forbidden')
  await cell(table, 3, 2).click()
  await expect(table.getByRole('status')).toHaveText('SO-1043 已完成，不能编辑客户')
  await expect(table.locator('td input')).toHaveCount(0)
  await cell(table, 1, 2).click()
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
  await cell(table, 1, 4).click()
  await cell(table, 1, 4).locator('input').click()
  await browser.locator('.vxe-select--panel:visible').getByText('已付款').click()
  await cell(table, 1, 1).click()
  await cell(table, 1, 3).click()
  await expect(table.getByRole('status')).toHaveText('SO-1041 已付款，不能编辑金额')
  await expect(cell(table, 1, 3)).toHaveClass(/order-locked/)
})

test('a changed cell is saved, an unchanged cell is not, and a failed save restores the previous value', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'edit-save')
  const log = table.locator('ol[aria-live]')
  await cell(table, 1, 1).click()
  await expect(log).toContainText('edit-activated 10001 name')
  await expect(log).toContainText('afterEditMethod 10001 name')
  await browser.locator('h1').click()
  await expect(log.locator('li').last()).toHaveText('edit-closed 10001 name')
  await cell(table, 1, 1).click()
  await cell(table, 1, 1).locator('input').fill('顾明')
  await browser.locator('h1').click()
  await expect(log.locator('li').last()).toHaveText('已保存 10001 name')
  await expect(cell(table, 1, 1)).not.toHaveClass(/col--dirty/)
  await press(table, '让下一次保存失败')
  await cell(table, 1, 1).click()
  await cell(table, 1, 1).locator('input').fill('顾')
  await browser.locator('h1').click()
  await expect(log.locator('li').last()).toHaveText('保存失败，已还原 10001 name')
  await expect(cell(table, 1, 1)).toHaveText('顾明')
})
