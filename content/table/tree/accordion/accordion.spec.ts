import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/accordion'

const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const row = (table: Locator, text: string) => table.locator('.vxe-body--row').filter({ hasText: text }).first()

test('expanding a node collapses the expanded node of its level and keeps the nodes expanded below', async ({
  demo
}) => {
  const table = await demo(page, 'one-branch')
  const status = table.getByRole('status')
  await expect(status).toHaveText('展开的节点：研发中心, 后端组')
  await row(table, '前端组').click()
  await expect(nodes(table)).toHaveText(['研发中心', '前端组', '组件库', '后端组', '设计中心', '行政'])
  await row(table, '后端组').click()
  await expect(nodes(table)).toHaveText(['研发中心', '前端组', '后端组', '支付', '设计中心', '行政'])
  await row(table, '设计中心').click()
  await expect(nodes(table)).toHaveText(['研发中心', '设计中心', '视觉组', '行政'])
  await row(table, '研发中心').click()
  await expect(nodes(table)).toHaveText(['研发中心', '前端组', '后端组', '支付', '设计中心', '行政'])
  await table.getByRole('button', { name: '全部收起' }).click()
  await expect(status).toHaveText('展开的节点：无')
  await table.getByRole('button', { name: '展开到支付' }).click()
  await expect(status).toHaveText('展开的节点：研发中心, 后端组')
  await expect(row(table, '支付')).toBeVisible()
})

test('with the option for the first level, expanding a root node collapses the other root node', async ({ demo }) => {
  const table = await demo(page, 'first-level-only')
  await expect(nodes(table)).toHaveText(['第一章', '起步', '数据', '分页', '排序', '第二章', '附录'])
  await row(table, '起步').click()
  await expect(nodes(table)).toHaveText(['第一章', '起步', '安装', '数据', '分页', '排序', '第二章', '附录'])
  await row(table, '第二章').click()
  await expect(nodes(table)).toHaveText(['第一章', '第二章', '编辑', '键盘', '附录'])
})
