import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/rowValid'

/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const messages = (table: Locator) => table.locator('.vxe-cell--valid-error-hint')

test('a new row is rejected until its values are valid, then the new row and a changed row are saved together', async ({
  demo
}) => {
  const table = await demo(page, 'save-rows')
  const request = table.getByRole('status')
  await press(table, '新增')
  await expect(cell(table, 4, 1).locator('input')).toBeFocused()
  await press(table, '保存')
  await expect(request).toHaveText('未发送，name 校验不通过')
  await expect(messages(table)).toHaveText(['请填写姓名'])
  await cell(table, 4, 1).locator('input').fill('沈嘉禾')
  await cell(table, 4, 2).locator('input').fill('13900010004')
  await cell(table, 4, 3).locator('input').fill('2')
  await cell(table, 4, 4).locator('input').fill('1')
  await press(table, '保存')
  await expect(request).toHaveText('未发送，beds 校验不通过')
  await expect(messages(table)).toHaveText(['床位不足'])
  await cell(table, 4, 4).locator('input').fill('2')
  await cell(table, 1, 1).click({ delay: 80 })
  await cell(table, 1, 1).locator('input').fill('顾明')
  await press(table, '保存')
  await expect(request).toHaveText(
    [
      'POST {"name":"沈嘉禾","mobile":"13900010004","guests":2,"beds":2}',
      'PUT {"id":71,"name":"顾明","mobile":"13900010001","guests":2,"beds":2}'
    ].join('\n')
  )
  await expect(table.locator('.row--new')).toHaveCount(0)
  await expect(table.locator('.col--dirty')).toHaveCount(0)
  await expect(table.locator('.vxe-body--row')).toHaveCount(4)
  await press(table, '保存')
  await expect(request).toHaveText('没有修改')
})

test('reverting removes new rows and validation messages', async ({ demo }) => {
  const table = await demo(page, 'save-rows')
  await press(table, '新增')
  await expect(cell(table, 4, 1).locator('input')).toBeFocused()
  await press(table, '保存')
  await expect(messages(table)).toHaveCount(1)
  await press(table, '还原')
  await expect(table.locator('.vxe-body--row')).toHaveCount(3)
  await expect(messages(table)).toHaveCount(0)
  await press(table, '保存')
  await expect(table.getByRole('status')).toHaveText('没有修改')
})

test('the error list shows all errors in row order, and a click on an error starts editing its cell', async ({
  demo
}) => {
  const table = await demo(page, 'error-list')
  const items = table.locator('.errors li')
  await expect(table.getByRole('status')).toHaveText('错误 5 处')
  await expect(items).toHaveText([
    /2 货号\s*格式如 AB-1234/,
    /2 品名\s*最多 6 个字/,
    /2 单价\s*至少 0.5/,
    /3 货号\s*请填写货号/,
    /3 品名\s*请填写品名/
  ])
  await expect(table.locator('.col--valid-error')).toHaveCount(5)
  await expect(messages(table)).toHaveCount(0)
  await items.nth(1).getByRole('button').click()
  await expect(cell(table, 2, 3).locator('input')).toBeFocused()
  await cell(table, 2, 3).locator('input').fill('阅读灯')
  await press(table, '校验全部')
  await expect(items).toHaveCount(4)
  await table.getByText('在单元格中显示校验提示').click()
  await press(table, '校验全部')
  await expect(table.locator('.imported-message')).toHaveText([
    '格式如 AB-1234',
    '至少 0.5',
    '请填写货号',
    '请填写品名'
  ])
  await expect(table.locator('.imported-message').first()).toHaveCSS('width', '120px')
})
