import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/grid/tree'

const nodes = (stage: Locator) => stage.locator('.vxe-body--row .vxe-tree-cell')
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('flat rows of a request are shown as a tree, and toolbar buttons expand and collapse all nodes', async ({
  demo
}) => {
  const stage = await demo(route, 'org-tree')
  await expect(nodes(stage)).toHaveText(['研发中心', '前端组', '后端组', '设计中心'])
  await expect(stage.getByRole('status')).toHaveText('查询: 1，展开: 研发中心')
  await press(stage, '全部展开')
  await expect(nodes(stage)).toHaveText(['研发中心', '前端组', '后端组', '支付', '设计中心', '体验组'])
  await expect(stage.locator('.vxe-body--row').nth(3).locator('td').first()).toHaveText('1.2.1')
  await press(stage, '全部收起')
  await expect(nodes(stage)).toHaveText(['研发中心', '设计中心'])
})

test('refreshing keeps expanded nodes expanded', async ({ demo }) => {
  const stage = await demo(route, 'org-tree')
  await expect(nodes(stage)).toHaveCount(4)
  await stage.locator('.vxe-body--row', { hasText: '设计中心' }).locator('.vxe-tree--btn-wrapper').click()
  await expect(stage.getByRole('status')).toHaveText('查询: 1，展开: 研发中心, 设计中心')
  await stage.getByTitle('刷新').click()
  await expect(stage.getByRole('status')).toHaveText('查询: 2，展开: 研发中心, 设计中心')
  await expect(nodes(stage)).toHaveCount(5)
})

test('pages count root nodes, a root node shows its children, and a node stays expanded after another page', async ({
  demo
}) => {
  const stage = await demo(route, 'tree-pages')
  await expect(stage.locator('.vxe-pager--total')).toContainText('14')
  await expect(nodes(stage)).toHaveText(['D-101', 'D-102', 'D-103', 'D-104', 'D-105'])
  await stage.locator('.vxe-tree--btn-wrapper').nth(1).click()
  await expect(nodes(stage)).toHaveText(['D-101', 'D-102', 'D-102-白板', 'D-102-投影仪', 'D-103', 'D-104', 'D-105'])
  await stage.locator('.vxe-pager--num-btn', { hasText: '3' }).click()
  await expect(nodes(stage)).toHaveText(['D-111', 'D-112', 'D-113', 'D-114'])
  await stage.locator('.vxe-pager--num-btn', { hasText: '1' }).click()
  await expect(nodes(stage)).toHaveText(['D-101', 'D-102', 'D-102-白板', 'D-102-投影仪', 'D-103', 'D-104', 'D-105'])
})
