import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/basic'

const rows = (table: Locator) => table.locator('.vxe-body--row')
const row = (table: Locator, text: string) => rows(table).filter({ hasText: text }).first()
const arrow = (table: Locator, text: string) => row(table, text).locator('.vxe-tree--btn-wrapper')
/** The texts of the tree column, top to bottom. */
const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')

test('configured nodes are expanded initially, row numbers are paths, and a click on the icon collapses a node', async ({
  demo
}) => {
  const table = await demo(page, 'nested-children')
  await expect(nodes(table)).toHaveText(['研发中心', '前端组', '后端组', '支付', '账号', '设计中心', '行政'])
  await expect(rows(table).locator('td:first-child')).toHaveText(['1', '1.1', '1.2', '1.2.1', '1.2.2', '2', '3'])
  await arrow(table, '后端组').click()
  await expect(nodes(table)).toHaveText(['研发中心', '前端组', '后端组', '设计中心', '行政'])
  await arrow(table, '设计中心').click()
  await expect(nodes(table)).toHaveText(['研发中心', '前端组', '后端组', '设计中心', '视觉组', '行政'])
})

test('buttons expand and collapse nodes, and a click on a row expands its node', async ({ demo }) => {
  const table = await demo(page, 'expand-nodes')
  await expect(rows(table)).toHaveCount(8)
  await table.getByRole('button', { name: '全部收起' }).click()
  await expect(nodes(table)).toHaveText(['研发中心', '设计中心', '行政'])
  await expect(table.getByRole('status')).toHaveText('展开的节点：无')
  await table.getByRole('button', { name: '展开到支付' }).click()
  await expect(nodes(table)).toHaveText(['研发中心', '前端组', '后端组', '支付', '设计中心', '行政'])
  await expect(row(table, '支付')).toHaveClass(/row--current/)
  await table.getByRole('button', { name: '切换设计中心' }).click()
  await expect(row(table, '视觉组')).toBeVisible()
  await row(table, '前端组').getByText('周以宁').click()
  await expect(row(table, '组件库')).toBeVisible()
  await expect(table.getByRole('status')).toHaveText('展开的节点：研发中心, 后端组, 设计中心, 前端组')
  await table.getByRole('button', { name: '全部展开' }).click()
  await expect(rows(table)).toHaveCount(8)
})

test('with one expanded node per level, expanding a node collapses the expanded node', async ({ demo }) => {
  const table = await demo(page, 'expand-nodes')
  await table.getByText('同级只展开一个').click()
  await table.getByRole('button', { name: '全部收起' }).click()
  await row(table, '研发中心').click()
  await expect(nodes(table)).toHaveText(['研发中心', '前端组', '后端组', '设计中心', '行政'])
  await row(table, '设计中心').click()
  await expect(nodes(table)).toHaveText(['研发中心', '设计中心', '视觉组', '行政'])
})

test('with one expanded node per level, a button expands the parent nodes of a row', async ({ demo }) => {
  const table = await demo(page, 'expand-nodes')
  await table.getByText('同级只展开一个').click()
  await table.getByRole('button', { name: '全部收起' }).click()
  await table.getByRole('button', { name: '展开到支付' }).click()
  await expect(nodes(table)).toHaveText(['研发中心', '前端组', '后端组', '支付', '设计中心', '行政'])
  await expect(row(table, '支付')).toHaveClass(/row--current/)
})

test('child nodes are loaded once, also nested child nodes, and an empty node loses its expand icon', async ({
  demo
}) => {
  const table = await demo(page, 'lazy-children')
  const log = table.locator('ol[aria-live]')
  await expect(nodes(table)).toHaveText(['docs', 'docs/guide', 'docs/readme.md', 'empty', 'src', 'package.json'])
  await row(table, 'docs/guide').locator('.vxe-tree--btn-wrapper').click()
  await expect(row(table, 'docs/guide').locator('.roll')).toHaveCount(1)
  await expect(row(table, 'docs/guide/start.md')).toBeVisible()
  await arrow(table, 'docs').click()
  await arrow(table, 'docs').click()
  await expect(row(table, 'docs/readme.md')).toBeVisible()
  await expect(log.locator('li')).toHaveText([
    'GET /docs',
    'GET /docs/guide',
    'toggle-tree-expand docs/guide true',
    'toggle-tree-expand docs false',
    'toggle-tree-expand docs true'
  ])
  await arrow(table, 'empty').click()
  await expect(arrow(table, 'empty')).toHaveCount(0)
})

test('after a failed request the node stays collapsed, the next click loads it, and reload requests it again', async ({
  demo
}) => {
  const table = await demo(page, 'lazy-children')
  const log = table.locator('ol[aria-live]')
  await expect(rows(table)).toHaveCount(6)
  await table.getByRole('button', { name: '让下一次请求失败' }).click()
  await arrow(table, 'src').click()
  await expect(log).toContainText('src: 服务端没有响应')
  await expect(rows(table)).toHaveCount(6)
  await expect(row(table, 'src').locator('.roll')).toHaveCount(0)
  await arrow(table, 'src').click()
  await expect(row(table, 'src/app.ts')).toBeVisible()
  await table.getByRole('button', { name: '重新加载第一个文件夹' }).click()
  await expect(log.locator('li').last()).toHaveText('GET /docs')
  await expect(row(table, 'docs/readme.md')).toBeVisible()
})

test('flat rows are shown as a tree that renders fewer than 40 rows', async ({ demo }) => {
  const table = await demo(page, 'flat-rows')
  await expect(nodes(table).first()).toHaveText('任务 1')
  await expect(nodes(table).nth(1)).toHaveText('子任务 21')
  expect(await rows(table).count()).toBeLessThan(40)
  await arrow(table, '任务 1').click()
  await expect(nodes(table).nth(1)).toHaveText('任务 2')
  await table.locator('.vxe-table--body-wrapper').evaluate(body => body.scrollTo(0, body.scrollHeight))
  await expect(nodes(table).last()).toHaveText('任务 20')
})

test('a child node is inserted below its parent, and the last child node is deleted', async ({ demo }) => {
  const table = await demo(page, 'flat-rows')
  await table.getByRole('button', { name: '给第一个任务插入子任务' }).click()
  await expect(nodes(table).nth(1)).toHaveText('子任务 2001')
  await expect(table.getByRole('status')).toHaveText('子任务 100，新增 1，删除 0')
  await table.getByRole('button', { name: '删除第一个任务的最后一项' }).click()
  await expect(table.getByRole('status')).toHaveText('子任务 99，新增 1，删除 1')
})

test('keys move the current row to siblings, child and parent, and a node with a toggle method stays collapsed', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'tree-by-keyboard')
  const current = table.getByRole('status')
  await row(table, '第一章').getByText('24').click()
  await expect(current).toHaveText('当前行：第一章')
  await browser.keyboard.press('Enter')
  await expect(current).toHaveText('当前行：起步')
  await browser.keyboard.press('ArrowDown')
  await expect(current).toHaveText('当前行：数据')
  await browser.keyboard.press('Backspace')
  await expect(current).toHaveText('当前行：第一章')
  await expect(nodes(table)).toHaveText(['第一章', '第二章', '附录（未开放）'])
  await browser.keyboard.press('ArrowDown')
  await expect(current).toHaveText('当前行：第二章')
  await expect(arrow(table, '第二章').locator('.vxe-icon-square-plus')).toHaveCount(1)
  await arrow(table, '第二章').click()
  await expect(arrow(table, '第二章').locator('.vxe-icon-square-minus')).toHaveCount(1)
  await arrow(table, '附录').click()
  await expect(nodes(table)).toHaveText(['第一章', '第二章', '编辑', '附录（未开放）'])
})
