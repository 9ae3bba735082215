import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/tree/crud'

/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const row = (table: Locator, text: string) => table.locator('.vxe-body--row').filter({ hasText: text }).first()

test('inserted, changed and deleted nodes are saved together, and the server returns the row keys', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'tree-crud')
  const endEditing = async () => {
    await browser.locator('h1').click()
    await expect(table.locator('td input')).toHaveCount(0)
  }
  const status = table.getByRole('status')
  await expect(table.getByRole('button', { name: '保存', exact: true })).toBeDisabled()
  await row(table, '设计中心').getByRole('button', { name: '新增子级' }).click()
  await expect(table.locator('td input')).toBeFocused()
  await table.locator('td input').fill('视觉组')
  await endEditing()
  await expect(nodes(table)).toHaveText(['研发中心', '前端组', '后端组', '支付', '设计中心', '视觉组'])
  await expect(status).toContainText('"parentId":5,"name":"视觉组"')
  await row(table, '视觉组').getByRole('button', { name: '新增子级' }).click()
  await expect(table.locator('td input')).toBeFocused()
  await table.locator('td input').fill('图标')
  await endEditing()
  await expect(nodes(table).last()).toHaveText('图标')
  await row(table, '前端组').locator('td').nth(2).click()
  await table.locator('td input').fill('13')
  await browser.locator('h1').click()
  await expect(status).toContainText('update: [{"id":2,"parentId":1,"name":"前端组","lead":"周以宁","staff":13}]')
  await expect(row(table, '前端组').locator('.cell-changed')).toHaveCount(1)
  await row(table, '后端组').getByRole('button', { name: '删除' }).click()
  await expect(status).toContainText('remove: [3,4]')
  await press(table, '保存')
  await expect(status).toHaveText('已保存，共 5 个部门')
  await expect(nodes(table).first()).toHaveText('研发中心')
  await expect(row(table, '前端组')).toContainText('13')
  await expect(table.locator('.row--new, .cell-changed')).toHaveCount(0)
  await expect(row(table, '视觉组')).toHaveAttribute('rowid', '6')
})

test('a failed save keeps the changes, and discarding restores the tree', async ({ demo, page: browser }) => {
  const table = await demo(page, 'tree-crud')
  const status = table.getByRole('status')
  await row(table, '支付').locator('td').nth(1).click()
  await table.locator('td input').fill('林知夏')
  await browser.locator('h1').click()
  await expect(status).toContainText('"lead":"林知夏"')
  await press(table, '让下一次保存失败')
  await press(table, '保存')
  await expect(status).toHaveText('保存失败：服务端没有响应')
  await expect(row(table, '支付').locator('.cell-changed')).toHaveCount(1)
  await row(table, '前端组').getByRole('button', { name: '删除' }).click()
  await expect(status).toContainText('remove: [2]')
  await press(table, '放弃修改')
  await expect(nodes(table)).toHaveText(['研发中心', '前端组', '后端组', '支付', '设计中心'])
  await expect(row(table, '支付')).toContainText('陆远舟')
  await expect(table.getByRole('button', { name: '放弃修改' })).toBeDisabled()
})

test('a nested tree is sent as one JSON document without the fields of the table', async ({ demo }) => {
  const table = await demo(page, 'nested-document')
  await row(table, '库存').locator('td').nth(1).click()
  await table.locator('td input').fill('/stock')
  await press(table, '保存')
  await expect(table.getByRole('status')).toHaveText(
    'PUT /menus [ { "title": "商品", "path": "/goods", "children": [ { "title": "库存", "path": "/stock" } ] }, ' +
      '{ "title": "订单", "path": "/orders" } ]'
  )
})
