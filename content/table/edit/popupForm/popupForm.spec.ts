import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/popupForm'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('a row is edited in a modal, an invalid value shows a message, and saving changes the table', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'popup-form')
  const dialog = browser.locator('.vxe-modal--wrapper.is--visible')
  await cell(table, 2, 4).getByRole('button', { name: '编辑' }).click()
  await expect(dialog.getByPlaceholder('姓名')).toHaveValue('周以宁')
  await dialog.getByPlaceholder('姓名').fill('')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toContainText('请填写姓名')
  await dialog.getByPlaceholder('姓名').fill('周宁')
  await dialog.getByPlaceholder('年龄').fill('36')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cell(table, 2, 1)).toHaveText('周宁')
  await expect(table.getByRole('status')).toContainText('PUT /people/10002')
  await expect(table.getByRole('status')).toContainText('{"name":"周宁","role":"前端工程师","age":36}')
})

test('a double-click opens the modal, and cancel does not change the row', async ({ demo, page: browser }) => {
  const table = await demo(page, 'popup-form')
  const dialog = browser.locator('.vxe-modal--wrapper.is--visible')
  await cell(table, 1, 1).dblclick()
  await dialog.getByPlaceholder('姓名').fill('别人')
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cell(table, 1, 1)).toHaveText('顾明澈')
})

test('saving a new row sends a POST request, and a failed save keeps the typed values', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'popup-form')
  const dialog = browser.locator('.vxe-modal--wrapper.is--visible')
  await table.getByRole('button', { name: '让下一次保存失败' }).click()
  await table.getByRole('button', { name: '新增' }).click()
  await dialog.getByPlaceholder('姓名').fill('许牧云')
  await dialog.getByPlaceholder('年龄').fill('28')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('保存失败，请重试')
  await expect(table.locator('.vxe-body--row')).toHaveCount(4)
  await expect(dialog.getByPlaceholder('姓名')).toHaveValue('许牧云')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cell(table, 1, 1)).toHaveText('许牧云')
  await expect(table.getByRole('status')).toContainText('POST /people')
})

test('rows are edited one after the other in a modal, and changed cells are marked', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'edit-in-turn')
  const dialog = browser.locator('.vxe-modal--wrapper.is--visible')
  await cell(table, 2, 1).click()
  await expect(dialog).toContainText('第 2 / 5 条')
  await dialog.locator('input').first().fill('周宁')
  await dialog.getByRole('button', { name: '下一条' }).click()
  await expect(dialog).toContainText('第 3 / 5 条')
  await expect(cell(table, 2, 1)).toHaveClass(/col--dirty/)
  await expect(table.locator('.row--current')).toContainText('陆远舟')
  await dialog.locator('input').nth(1).fill('测试经理')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cell(table, 3, 2)).toHaveText('测试经理')
  await expect(table.getByRole('status')).toContainText('"role":"测试经理"')
})

test('a click on another row keeps the values typed for the previous row', async ({ demo, page: browser }) => {
  const table = await demo(page, 'edit-in-turn')
  const dialog = browser.locator('.vxe-modal--wrapper.is--visible')
  await cell(table, 2, 1).click()
  await dialog.locator('input').first().fill('周宁')
  await cell(table, 4, 1).click()
  await expect(dialog).toContainText('第 4 / 5 条')
  await expect(dialog.locator('input').first()).toHaveValue('程之焕')
  await expect(cell(table, 2, 1)).toHaveText('周宁')
  await expect(table.getByRole('status')).toContainText('"name":"周宁"')
  await dialog.locator('input').first().fill('别人')
  await browser.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await cell(table, 1, 1).click()
  await expect(cell(table, 4, 1)).toHaveText('程之焕')
})
