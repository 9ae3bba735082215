import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/advanced/expandLazy'

const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text }).first()
const arrow = (table: Locator, text: string) => row(table, text).locator('.vxe-table--expanded')
const contents = (table: Locator) => table.locator('.vxe-body--expanded-row')
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()

test('expanded content is loaded once, and a failed request is shown in the content with a retry button', async ({
  demo
}) => {
  const table = await demo(page, 'load-and-retry')
  const status = table.getByRole('status')
  await arrow(table, 'D-1001').click()
  await expect(contents(table)).toHaveText([/键盘\s*鼠标/])
  await arrow(table, 'D-1001').click()
  await expect(contents(table)).toHaveCount(0)
  await arrow(table, 'D-1001').click()
  await expect(contents(table)).toHaveCount(1)
  await expect(status).toHaveText('请求：1')
  await press(table, '让下一次请求失败')
  await arrow(table, 'D-1003').click()
  await expect(contents(table).nth(1)).toContainText('服务端没有响应')
  await press(table, '重试')
  await expect(contents(table).nth(1)).toHaveText(/网线\s*耳机\s*转接头/)
  await expect(status).toHaveText('请求：3')
})

test('after a rejected request the row stays collapsed, and the next click requests the content again', async ({
  demo
}) => {
  const table = await demo(page, 'load-and-retry')
  await table.getByText('失败时不展开').click()
  await press(table, '让下一次请求失败')
  await arrow(table, 'D-1002').click()
  await expect(row(table, 'D-1002')).toContainText('服务端没有响应')
  await expect(arrow(table, 'D-1002').locator('.roll')).toHaveCount(0)
  await expect(contents(table)).toHaveCount(0)
  await arrow(table, 'D-1002').click()
  await expect(contents(table)).toHaveText([/显示器/])
  await expect(table.getByRole('status')).toHaveText('请求：2')
})

test('reloading requests the content immediately, clearing on the next expansion, collapsing not at all', async ({
  demo
}) => {
  const table = await demo(page, 'load-again')
  const state = row(table, 'web-1').locator('td')
  await expect(contents(table)).toHaveText([/第 1 次/])
  await expect(state).toHaveText(['', 'web-1', '是', '是'])
  await press(table, 'reloadRowExpand')
  await expect(contents(table)).toHaveText([/第 2 次/])
  await expect(state).toHaveText(['', 'web-1', '是', '是'])
  await press(table, 'clearRowExpandLoaded')
  await expect(state).toHaveText(['', 'web-1', '是', '否'])
  await press(table, 'clearRowExpand')
  await expect(contents(table)).toHaveCount(0)
  await arrow(table, 'web-1').click()
  await expect(contents(table)).toHaveText([/第 3 次/])
  await press(table, 'clearRowExpand')
  await expect(state).toHaveText(['', 'web-1', '否', '是'])
  await row(table, 'db-1').locator('td').nth(1).click()
  await press(table, 'reloadRowExpand')
  await expect(contents(table)).toHaveText([/第 4 次/])
  await press(table, 'setAllRowExpand')
  await expect(contents(table)).toHaveText([/第 3 次/, /第 5 次/, /第 4 次/])
})
