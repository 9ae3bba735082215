import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/filter'

const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()

test('the built-in filter of nested data shows the matching root nodes', async ({ demo }) => {
  const table = await demo(page, 'built-in-filter')
  await press(table, '进行中')
  await expect(nodes(table)).toHaveText(['网站', '首页', '登录'])
  await press(table, '清除')
  await expect(nodes(table)).toHaveCount(8)
})

test('the built-in filter of flat data shows all descendants of matching roots, and loses rows on each filter', async ({
  demo
}) => {
  const table = await demo(page, 'built-in-filter')
  await table.getByText('扁平').click()
  await press(table, '进行中')
  await expect(nodes(table)).toHaveText(['网站', '首页', '登录', '客户端', '安装', '发布', '更新'])
  await press(table, '未开始')
  await expect(nodes(table)).toHaveCount(0)
  await press(table, '清除')
  await expect(nodes(table).first()).toHaveText('网站')
  await press(table, '未开始')
  await expect(nodes(table)).toHaveCount(0)
})

test('a remote filter shows matches of every level with their parent nodes', async ({ demo }) => {
  const table = await demo(page, 'filter-every-level')
  const choose = async (column: string, option: string) => {
    await table.locator('.vxe-header--column', { hasText: column }).locator('.vxe-filter--btn').click()
    const panel = table.locator('.vxe-table--filter-wrapper.is--active')
    await panel.locator('.vxe-table--filter-option', { hasText: option }).last().click()
    await panel.getByRole('button', { name: '筛选' }).click()
    await expect(panel).toHaveCount(0)
  }
  await choose('状态', '进行中')
  await expect(nodes(table)).toHaveText(['网站', '登录', '客户端', '安装'])
  await choose('负责人', '陆远舟')
  await expect(nodes(table)).toHaveText(['客户端', '安装'])
  await table.locator('.vxe-header--column', { hasText: '负责人' }).locator('.vxe-filter--btn').click()
  await table.locator('.vxe-table--filter-wrapper.is--active').getByRole('button', { name: '重置' }).click()
  await expect(nodes(table)).toHaveText(['网站', '登录', '客户端', '安装'])
})

test('a search shows matches with their parents, marks them, and can show their child nodes', async ({ demo }) => {
  const table = await demo(page, 'search-box')
  const input = table.getByPlaceholder('部门或姓名')
  await expect(input).toHaveValue('支付')
  await expect(nodes(table)).toHaveText(['研发中心', '后端组', '支付'])
  await expect(table.locator('.hit')).toHaveText(['支付'])
  await input.fill('后端')
  await expect(nodes(table)).toHaveText(['研发中心', '后端组'])
  await table.getByText('显示匹配节点的全部子节点').click()
  await expect(nodes(table)).toHaveText(['研发中心', '后端组', '支付', '账号'])
  await input.fill('周以宁')
  await expect(table.getByRole('status')).toHaveText('匹配 2 个')
  await input.fill('(')
  await expect(table.locator('.vxe-table--empty-placeholder').getByText('没有匹配的数据')).toBeVisible()
  await input.fill('')
  await expect(nodes(table)).toHaveText(['研发中心', '设计中心', '行政'])
})
