import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/template'

const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text }).first()

test('header, node, cells and footer are rendered by slots', async ({ demo }) => {
  const table = await demo(page, 'node-header-footer')
  await expect(nodes(table)).toHaveText(['官网改版2', '首页2', '价格页', '帮助中心1'])
  await expect(row(table, '官网改版').locator('.vxe-icon-folder-open')).toHaveCount(1)
  await expect(row(table, '帮助中心').locator('.vxe-icon-folder')).toHaveCount(1)
  await expect(row(table, '官网改版').getByRole('progressbar')).toHaveAttribute('value', '50')
  await expect(table.locator('.vxe-footer--row td')).toHaveText(['4 个任务', '', '36'])
  await table.locator('th').getByRole('button', { name: '全部展开' }).click()
  await expect(nodes(table)).toHaveText(['官网改版2', '首页2', '横幅', '导航', '价格页', '帮助中心1', '搜索'])
  await expect(row(table, '横幅').locator('.vxe-icon-success-circle')).toHaveCount(1)
  await table.locator('th').getByRole('button', { name: '全部收起' }).click()
  await expect(nodes(table)).toHaveCount(2)
})

test('a button in a custom node expands its replies, and Enter collapses them', async ({ demo, page: browser }) => {
  const table = await demo(page, 'own-node')
  const comments = table.locator('.comment')
  await expect(comments).toHaveCount(4)
  await expect(table.locator('.vxe-tree--btn-wrapper')).toHaveCount(0)
  await expect(comments.nth(1)).toHaveCSS('margin-left', '28px')
  await table.getByRole('button', { name: '回复（1）' }).click()
  await expect(comments).toHaveText([/09:12/, /09:20/, /09:25/, /10:02/, /11:40/])
  const first = table.getByRole('button', { name: '收起回复' }).first()
  await first.focus()
  await browser.keyboard.press('Enter')
  await expect(comments).toHaveCount(2)
  await expect(table.getByRole('button', { name: '回复（2）' })).toHaveAttribute('aria-expanded', 'false')
})

test('columns of a grid set named slots', async ({ demo }) => {
  const table = await demo(page, 'grid-slots')
  await expect(table.locator('th').first()).toHaveText('文件夹')
  await expect(table.locator('th .vxe-icon-folder')).toHaveCount(1)
  await expect(nodes(table)).toHaveText(['1素材', '1.1照片', '1.2图标', '2文稿'])
  await expect(row(table, '照片').locator('.large')).toHaveText('340 MB')
  await expect(table.locator('.large')).toHaveCount(2)
})
