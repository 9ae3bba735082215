import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/cellValid'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const messages = (table: Locator) => table.locator('.vxe-cell--valid-error-hint')

test('each validation goes to the first invalid cell until all cells are valid', async ({ demo, page: browser }) => {
  const table = await demo(page, 'edit-rules')
  const result = table.getByRole('status')
  const check = () => press(table, '校验全部')
  const fix = async (row: number, column: number, text: string) => {
    await cell(table, row, column).locator('input').fill(text)
    await expect(messages(table)).toHaveCount(0)
    await check()
  }
  await check()
  await expect(result).toHaveText('货号 #2: 格式如 AB-1234')
  await expect(cell(table, 2, 1).locator('input')).toBeFocused()
  await fix(2, 1, 'CH-2032')
  await expect(result).toHaveText('品名 #2: 2 到 8 个字')
  await fix(2, 2, '阅读灯')
  await expect(result).toHaveText('单价 #2: 0.5 到 9999')
  await fix(2, 3, '80')
  await expect(result).toHaveText('标签 #2: 至少选择一个标签')
  await cell(table, 2, 4).locator('input').click()
  await browser.locator('.vxe-select--panel:visible').getByText('新品').click()
  await check()
  await expect(result).toHaveText('备注 #2: 最多 5 个字')
  await fix(2, 5, '易碎')
  await expect(result).toHaveText('货号 #3: 请填写货号')
  await fix(3, 1, 'BK-0001')
  await expect(result).toHaveText('全部校验通过')
})

test('typing an invalid value shows a message immediately, and columns with required rules show an asterisk', async ({
  demo
}) => {
  const table = await demo(page, 'edit-rules')
  await expect(table.locator('.vxe-cell--required-icon')).toHaveCount(4)
  await cell(table, 1, 2).click()
  await cell(table, 1, 2).locator('input').fill('椅')
  await expect(messages(table)).toHaveText(['2 到 8 个字'])
  await cell(table, 1, 2).locator('input').fill('')
  await expect(messages(table)).toHaveText(['请填写品名'])
  await cell(table, 1, 2).locator('input').fill('椅子')
  await expect(messages(table)).toHaveCount(0)
})

test('functions, shared rules and a registered validator validate their cells', async ({ demo }) => {
  const table = await demo(page, 'custom-validators')
  await press(table, '校验全部')
  await expect(table.getByRole('status')).toHaveText('校验不通过：name, mobile, email, leave')
  await expect(messages(table)).toHaveText(['姓名不能包含数字', '手机号不正确', '邮箱不正确', '必须晚于入住日期'])
  await cell(table, 2, 1).locator('input').fill('程之焕')
  await cell(table, 3, 2).click()
  await cell(table, 3, 2).locator('input').fill('13900010003')
  await cell(table, 3, 3).click()
  await cell(table, 3, 3).locator('input').fill('zhou@example.cn')
  await expect(messages(table)).toHaveText(['必须晚于入住日期'])
})

test('stopping an edit and saving validate with requests, and a failed request prevents saving', async ({ demo }) => {
  const table = await demo(page, 'async-validator')
  const log = table.locator('ol[aria-live]')
  await cell(table, 1, 1).click()
  await cell(table, 1, 1).locator('input').fill('admin')
  await expect(log).toContainText('尚未发送请求')
  await cell(table, 2, 1).click()
  await expect(log.locator('li').last()).toHaveText('GET /accounts/admin')
  await expect(messages(table)).toHaveText(['admin 已被占用'])
  await cell(table, 1, 1).click()
  await cell(table, 1, 1).locator('input').fill('gu')
  await cell(table, 3, 1).click()
  await cell(table, 3, 1).locator('input').fill('luyuan')
  await press(table, '校验并保存')
  await expect(table.getByRole('status')).toHaveText('已保存')
  await expect(log.locator('li').last()).toHaveText('GET /accounts/luyuan')
  await table.getByRole('button', { name: '让下一次请求失败' }).click()
  await press(table, '校验并保存')
  await expect(table.getByRole('status')).toHaveText('未保存：服务端没有响应')
})

test('all validation messages or one are shown in cells or a tooltip, and a click outside clears them', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'message-modes')
  const check = () => press(table, '校验全部')
  await check()
  await expect(messages(table)).toHaveText(['请填写姓名', '只填写城市', '30 岁以上', '只填写城市', '30 岁以上'])
  await expect(table.locator('.address-hint')).toHaveCount(2)
  await browser.locator('h1').click()
  await expect(messages(table)).toHaveCount(0)
  await table.getByText('autoClear', { exact: true }).click()
  await check()
  await browser.locator('h1').click()
  await expect(messages(table)).toHaveCount(5)
  await table.getByText('single', { exact: true }).click()
  await table.getByText('autoPos', { exact: true }).click()
  await check()
  await expect(messages(table)).toHaveText(['请填写姓名'])
  await expect(cell(table, 1, 1).locator('input')).toBeFocused()
  await table.getByText('tooltip', { exact: true }).click()
  await check()
  await expect(browser.locator('.vxe-table--valid-error.is--visible')).toContainText('请填写姓名')
  await expect(messages(table)).toHaveCount(0)
})

test('validate checks changed rows, validate(true) all rows up to the first error, fullValidate all cells', async ({
  demo
}) => {
  const table = await demo(page, 'validate-methods')
  const result = table.getByRole('status')
  await press(table, 'validate()')
  await expect(result).toHaveText('校验通过')
  await press(table, 'validate(true)')
  await expect(result).toHaveText('程之焕 职务')
  await expect(messages(table)).toHaveText(['请填写职务'])
  await expect(table).toContainText('valid-error: 1')
  await press(table, 'fullValidate(true)')
  await expect(result).toHaveText('程之焕 职务, 沈嘉禾 年龄, 许牧云 年龄')
  await expect(messages(table)).toHaveCount(3)
  await press(table, 'clearValidate()')
  await expect(messages(table)).toHaveCount(0)
  await press(table, '只校验第一行')
  await expect(result).toHaveText('校验通过')
  await press(table, '新增一行')
  await press(table, 'validate()')
  await expect(result).toHaveText('新行 姓名')
})
