import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/selection'

const rows = (table: Locator) => table.locator('.vxe-body--row')
const row = (table: Locator, text: string) => rows(table).filter({ hasText: text }).first()
const box = (place: Locator) => place.locator('.vxe-cell--checkbox')
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()

test('checking a parent checks its child nodes, and with some checked children a parent is indeterminate', async ({
  demo
}) => {
  const table = await demo(page, 'cascade')
  const status = table.getByRole('status')
  await box(row(table, '支付')).click()
  await expect(status).toHaveText('已勾选：支付；半选：后端组, 研发中心')
  await expect(box(row(table, '研发中心'))).toHaveClass(/is--indeterminate/)
  await box(row(table, '账号')).click()
  await expect(status).toHaveText('已勾选：支付, 账号, 后端组；半选：研发中心')
  await box(row(table, '前端组')).click()
  await expect(status).toContainText('半选：无')
  await expect(box(row(table, '研发中心'))).toHaveClass(/is--checked/)
  await box(table.locator('.vxe-header--column')).click()
  await expect(rows(table).locator('.is--checked')).toHaveCount(7)
})

test('with independent checkboxes nodes are checked one by one, and the header has no checkbox', async ({ demo }) => {
  const table = await demo(page, 'check-strictly')
  const status = table.getByRole('status')
  await expect(box(table.locator('.vxe-header--column'))).toHaveCount(0)
  await box(row(table, '研发中心')).click()
  await expect(status).toHaveText('已订阅周报：研发中心')
  await press(table, '勾选后端组及其子节点')
  await expect(status).toHaveText('已订阅周报：研发中心, 后端组, 支付, 账号')
  await press(table, '全部勾选')
  await expect(rows(table).locator('.is--checked')).toHaveCount(7)
  await press(table, '清空')
  await expect(status).toHaveText('已订阅周报：无')
})

test('checked nodes are listed as leaves, topmost nodes or with indeterminate nodes, and leaves restore them', async ({
  demo
}) => {
  const table = await demo(page, 'what-to-send')
  const results = table.locator('dd')
  const start = ['user:view, user:add, user:delete, report:view', 'user, report:view', /system/]
  await expect(results).toHaveText(start)
  await expect(box(row(table, 'report:view'))).toHaveClass(/is--checked/)
  await expect(box(row(table, '系统'))).toHaveClass(/is--indeterminate/)
  await box(row(table, '导出')).click()
  await expect(results.nth(1)).toHaveText('system')
  await press(table, '清空')
  await expect(results).toHaveText(['无', '无', '无'])
  await press(table, '按服务端的叶子节点恢复')
  await expect(results).toHaveText(start)
})

test('the checked and the indeterminate state are written to the rows', async ({ demo }) => {
  const table = await demo(page, 'check-field')
  const cells = (text: string) => row(table, text).locator('td')
  await expect(cells('上线').nth(3)).toHaveText('true')
  await expect(cells('测试').nth(3)).toHaveText('true')
  await box(row(table, '压力')).click()
  await expect(table.getByRole('status')).toHaveText('完成 3 / 4')
  await expect(cells('上线').nth(2)).toHaveText('true')
  await expect(cells('上线').nth(3)).toHaveText('false')
  await expect(box(row(table, '上线'))).toHaveClass(/is--checked/)
})

test('disabled nodes are not checked by clicks, and are checked by a method', async ({ demo }) => {
  const table = await demo(page, 'disabled-nodes')
  const status = table.getByRole('status')
  await press(table, '切换前端组')
  await expect(status).toHaveText('研发中心：半选，表头：半选，勾选行数：1')
  await box(row(table, '后端组')).click()
  await expect(status).toHaveText('研发中心：勾选，表头：半选，勾选行数：3')
  await press(table, '与点击表头相同')
  await expect(status).toHaveText('研发中心：勾选，表头：勾选，勾选行数：5')
  await expect(box(row(table, '测试组'))).not.toHaveClass(/is--checked/)
  await press(table, '包含禁用的节点')
  await expect(box(row(table, '测试组'))).toHaveClass(/is--checked/)
  await press(table, '清空')
  await expect(status).toHaveText('研发中心：未勾选，表头：未勾选，勾选行数：0')
})

test('child nodes loaded below a checked node are checked', async ({ demo }) => {
  const table = await demo(page, 'lazy-nodes')
  const status = table.getByRole('status')
  await expect(box(row(table, 'docs/b.ts'))).toHaveClass(/is--checked/)
  await expect(status).toHaveText('提交：docs')
  await box(row(table, 'src')).click()
  await expect(status).toHaveText('提交：docs, src')
  await row(table, 'src').locator('.vxe-tree--btn-wrapper').click()
  await expect(box(row(table, 'src/b.ts'))).toHaveClass(/is--checked/)
  await expect(status).toHaveText('提交：docs, src')
  await box(row(table, 'src/b.ts')).click()
  await expect(status).toHaveText('提交：docs, src/a.ts')
})

test('buttons in the slot show and toggle the checked, unchecked and indeterminate state', async ({ demo }) => {
  const table = await demo(page, 'own-box')
  const button = (text: string) => row(table, text).getByRole('button')
  await expect(button('成都市')).toHaveText('配送')
  await button('深圳市').click()
  await expect(button('深圳市')).toHaveText('不配送')
  await expect(button('广东省')).toHaveText('部分')
  await expect(table.locator('.vxe-header--column').last()).toHaveText('部分配送')
  await button('广东省').click()
  await expect(button('深圳市')).toHaveText('配送')
  await expect(table.locator('.vxe-header--column').last()).toHaveText('全部配送')
})
