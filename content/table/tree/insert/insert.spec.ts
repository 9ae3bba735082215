import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/insert'

const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const node = (table: Locator, text: string) => nodes(table).filter({ hasText: new RegExp(`^${text}$`) })
const row = (table: Locator, text: string) =>
  table
    .locator('.vxe-body--row')
    .filter({ has: table.page().locator('.vxe-tree-cell', { hasText: new RegExp(`^${text}$`) }) })
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()
const select = async (table: Locator, text: string) => {
  await node(table, text).click()
  await expect(table.locator('.row--current .vxe-tree-cell')).toHaveText(text)
}

test('nodes are inserted as root, as first and last child, above and below a node', async ({ demo }) => {
  const table = await demo(page, 'insert-nodes')
  await expect(nodes(table)).toHaveText(['设计', '线框图', '视觉稿', '开发'])
  await press(table, '根节点最前')
  await expect(nodes(table).first()).toHaveText('新任务 1')
  await press(table, '根节点最后')
  await expect(nodes(table).last()).toHaveText('新任务 2')
  await select(table, '设计')
  await press(table, '子节点最前')
  await expect(nodes(table)).toHaveText(['新任务 1', '设计', '新任务 3', '线框图', '视觉稿', '开发', '新任务 2'])
  await press(table, '子节点最后')
  await expect(nodes(table).nth(5)).toHaveText('新任务 4')
  await select(table, '视觉稿')
  await press(table, '上方')
  await expect(nodes(table).nth(4)).toHaveText('新任务 5')
  await press(table, '下方')
  await expect(nodes(table)).toHaveText([
    '新任务 1',
    '设计',
    '新任务 3',
    '线框图',
    '新任务 5',
    '视觉稿',
    '新任务 6',
    '新任务 4',
    '开发',
    '新任务 2'
  ])
  await expect(table.locator('.vxe-body--row').nth(6).locator('td').nth(2)).toHaveText('1')
  await expect(table.locator('.vxe-body--row').nth(6).locator('td').first()).toHaveText('2.5')
})

test('inserting a child node expands its parent, and a leaf with a new child has an expand icon', async ({ demo }) => {
  const table = await demo(page, 'insert-nodes')
  await select(table, '开发')
  await press(table, '子节点最后')
  await expect(nodes(table)).toHaveText(['设计', '线框图', '视觉稿', '开发', '登录页', '新任务 1'])
  await select(table, '新任务 1')
  await press(table, '子节点最前')
  await expect(nodes(table).last()).toHaveText('新任务 2')
  await expect(row(table, '新任务 1').locator('.vxe-tree--btn-wrapper')).toHaveCount(1)
})

test('deleting a node deletes its descendants, and a deleted new node is not sent', async ({ demo }) => {
  const table = await demo(page, 'insert-nodes')
  await select(table, '开发')
  await press(table, '子节点最后')
  await expect(table.getByRole('status')).toContainText('"parentId":4')
  await press(table, '删除')
  await expect(nodes(table)).toHaveText(['设计', '线框图', '视觉稿'])
  await expect(table.getByRole('status')).toContainText('DELETE [4,5,6]')
  await expect(table.getByRole('status')).toContainText('POST []')
  await expect(table.getByRole('button', { name: '删除' })).toBeDisabled()
})

test('a node moves up and down among its siblings, to the level of its parent and below its previous sibling', async ({
  demo
}) => {
  const table = await demo(page, 'move-nodes')
  const status = table.getByRole('status')
  await select(table, '第一张表格')
  await press(table, '上移')
  await expect(nodes(table)).toHaveText(['入门', '第一张表格', '安装', '编辑', '单元格', '校验', '附录'])
  await press(table, '下移')
  await expect(nodes(table)).toHaveText(['入门', '安装', '第一张表格', '编辑', '单元格', '校验', '附录'])
  await press(table, '升一级')
  await expect(status).toHaveText('PATCH {"id":3,"parentId":null,"index":1}')
  await expect(nodes(table)).toHaveText(['入门', '安装', '第一张表格', '编辑', '单元格', '校验', '附录'])
  await select(table, '编辑')
  await press(table, '降一级')
  await expect(status).toHaveText('PATCH {"id":4,"parentId":3,"index":0}')
  await expect(nodes(table)).toHaveText(['入门', '安装', '第一张表格', '编辑', '单元格', '校验', '附录'])
  await expect(table.locator('.vxe-body--row').nth(4).locator('td').first()).toHaveText('2.1.1')
})

test('a node moves below another node, and its descendants are not offered as parents', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'move-nodes')
  await select(table, '编辑')
  await table.locator('.vxe-select input').click()
  const panel = browser.locator('.vxe-select--panel.animat--enter')
  await expect(panel.locator('.vxe-select-option')).toHaveText(['入门', '安装', '第一张表格', '附录'])
  await panel.getByText('附录', { exact: true }).click()
  await expect(nodes(table)).toHaveText(['入门', '安装', '第一张表格', '附录', '编辑', '单元格', '校验'])
  await expect(table.locator('.row--current .vxe-tree-cell')).toHaveText('编辑')
  await expect(browser.locator('.vxe-select--panel.animat--enter')).toHaveCount(0)
})

test('nested rows are inserted into and deleted from the data arrays of the page', async ({ demo }) => {
  const table = await demo(page, 'nested-own-data')
  await row(table, '盘点').getByRole('button', { name: '新增子级' }).click()
  await expect(nodes(table)).toHaveText(['商品', '分类', '库存', '盘点', '新菜单 7', '订单', '退款'])
  await row(table, '库存').getByRole('button', { name: '删除' }).click()
  await expect(nodes(table)).toHaveText(['商品', '分类', '订单', '退款'])
  await expect(table).toContainText('4 个菜单')
  await press(table, '新增根节点')
  await expect(nodes(table).last()).toHaveText('新菜单 8')
})
