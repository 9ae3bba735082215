import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/sort'

const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const header = (table: Locator, text: string) =>
  table.locator('.vxe-header--column', { hasText: text }).locator('.vxe-cell--title')

test('the table sorts root nodes with their child nodes, and the order of child nodes stays unchanged', async ({
  demo
}) => {
  const table = await demo(page, 'roots-only')
  await header(table, '人数').click()
  await expect(nodes(table)).toHaveText([
    '设计中心',
    '视觉组',
    '交互组',
    '研发中心',
    '前端组',
    '后端组',
    '测试组',
    '销售中心'
  ])
  await expect(table.locator('.vxe-body--row td:first-child').nth(3)).toHaveText('2')
})

test('sorted data is sorted on every level, and a third click restores the original order', async ({ demo }) => {
  const table = await demo(page, 'all-levels')
  const original = ['研发中心', '前端组', '后端组', '测试组', '设计中心', '视觉组', '交互组', '销售中心']
  await expect(nodes(table)).toHaveText(original)
  await header(table, '人数').click()
  await expect(nodes(table)).toHaveText([
    '设计中心',
    '交互组',
    '视觉组',
    '研发中心',
    '测试组',
    '后端组',
    '前端组',
    '销售中心'
  ])
  await header(table, '人数').click()
  await expect(nodes(table).first()).toHaveText('销售中心')
  await header(table, '人数').click()
  await expect(nodes(table)).toHaveText(original)
})

test('flat rows are sorted on every level by the server, also by two columns', async ({ demo }) => {
  const table = await demo(page, 'flat-on-server')
  await expect(nodes(table)).toHaveText(['photos', 'forest', 'beach', 'city', 'docs', 'plan', 'notes'])
  await table.locator('.vxe-header--column', { hasText: '大小' }).locator('.vxe-sort--desc-btn').click()
  await expect(nodes(table)).toHaveText(['photos', 'beach', 'forest', 'city', 'docs', 'plan', 'notes'])
  await table.locator('.vxe-header--column', { hasText: '类型' }).locator('.vxe-sort--asc-btn').click()
  await expect(nodes(table)).toHaveText(['photos', 'forest', 'city', 'beach', 'docs', 'notes', 'plan'])
  await table.locator('.vxe-header--column', { hasText: '大小' }).locator('.vxe-sort--asc-btn').click()
  await expect(nodes(table)).toHaveText(['docs', 'notes', 'plan', 'photos', 'city', 'forest', 'beach'])
})
