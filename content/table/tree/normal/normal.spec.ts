import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/normal'

const rows = (table: Locator) => table.locator('.vxe-body--row')
const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()
const row = (table: Locator, text: string) => rows(table).filter({ hasText: text }).first()

test('flat rows are shown as a tree in the order of the data', async ({ demo }) => {
  const table = await demo(page, 'flat-to-tree')
  await expect(nodes(table)).toHaveText(['广东省', '深圳市', '南山区', '福田区', '广州市', '四川省', '成都市'])
  await expect(rows(table).locator('td:first-child')).toHaveText(['1', '1.1', '1.1.1', '1.1.2', '1.2', '2', '2.1'])
  await press(table, '反转顺序')
  await expect(nodes(table)).toHaveText(['四川省', '成都市', '广东省', '广州市', '深圳市', '福田区', '南山区'])
})

test('a node without a parent is a root node, rows in loops are not shown and are listed', async ({ demo }) => {
  const table = await demo(page, 'orphans-and-loops')
  const status = table.getByRole('status')
  await expect(nodes(table)).toHaveText(['站点', '商品', '商品列表', '旧活动'])
  await expect(status).toHaveText('7 行中有 4 行在树中，未显示：帮助, 常见问答, 关于我们')
  await press(table, '断开循环')
  await expect(status).toHaveText('7 行中有 7 行在树中，未显示：无')
  await expect(row(table, '常见问答')).toBeVisible()
  await press(table, '孤立节点归到站点')
  await expect(rows(table).locator('td:last-child')).toHaveText(['', '1', '2', '1', '1', '1', '1'])
  await press(table, '还原')
  await expect(status).toContainText('帮助, 常见问答, 关于我们')
})

test('the tree is exported as nested and flat data, without the fields of the table', async ({ demo }) => {
  const table = await demo(page, 'back-to-nested')
  const json = async () => JSON.parse(await table.locator('pre').innerText())
  await press(table, '获取嵌套的数据')
  expect(await json()).toEqual([
    {
      name: '准备',
      days: 3,
      children: [
        { name: '采购', days: 2 },
        { name: '布线', days: 1 }
      ]
    },
    { name: '验收', days: 1 }
  ])
  await press(table, '获取扁平的数据')
  expect(await json()).toEqual([
    { id: 1, parentId: null, name: '准备', days: 3 },
    { id: 2, parentId: 1, name: '采购', days: 2 },
    { id: 3, parentId: 1, name: '布线', days: 1 },
    { id: 4, parentId: null, name: '验收', days: 1 }
  ])
  await press(table, '行对象的实际字段')
  expect(await json()).toEqual(expect.arrayContaining(['children', 'shownItems']))
})

test('expanded nodes stay expanded by row key, and other data restores them with the option', async ({ demo }) => {
  const table = await demo(page, 'keep-open')
  const status = table.getByRole('status')
  await expect(status).toHaveText('展开的节点：上海')
  await press(table, '刷新')
  await expect(nodes(table)).toHaveText(['上海', '分店 1', '分店 2', '杭州'])
  await table.getByText('华南').click()
  await expect(nodes(table)).toHaveText(['广州', '深圳'])
  await table.getByText('华东').click()
  await expect(nodes(table)).toHaveText(['上海', '分店 1', '分店 2', '杭州'])
  await press(table, '清空展开状态')
  await expect(nodes(table)).toHaveText(['上海', '杭州'])
  await table.getByText('保留展开状态').click()
  await row(table, '杭州').locator('.vxe-tree--btn-wrapper').click()
  await expect(nodes(table)).toHaveCount(4)
  await table.getByText('华南').click()
  await expect(nodes(table)).toHaveText(['广州', '深圳'])
  await table.getByText('华东').click()
  await expect(nodes(table)).toHaveText(['上海', '杭州'])
})

test('a button expands the parents of a node and scrolls to the node, and the path of the node is shown', async ({
  demo
}) => {
  const table = await demo(page, 'find-a-node')
  const status = table.getByRole('status')
  await press(table, '定位到第 28 章第 4 节')
  await expect(status).toHaveText('当前行的路径：第 28 章 / 第 4 节')
  await expect(table.locator('.row--current')).toBeInViewport()
  await expect(table.locator('.row--current')).toContainText('第 4 节')
  await press(table, '定位到父节点')
  await expect(status).toHaveText('当前行的路径：第 28 章')
  await expect(table.locator('.row--current')).toContainText('第 28 章')
})
