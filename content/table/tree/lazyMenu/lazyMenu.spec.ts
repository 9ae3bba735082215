import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/tree/lazyMenu'

const menu = (page: Page) => page.locator('.vxe-table--context-menu-wrapper.is--visible')
const names = (page: Page) => menu(page).locator('.vxe-context-menu--link-content:visible')
const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const log = (table: Locator) => table.locator('ol[aria-live]').locator('li')
const openMenu = async (table: Locator, text: string) => {
  await nodes(table).getByText(text, { exact: true }).click({ button: 'right' })
  await expect(menu(table.page())).toBeVisible()
}
const choose = async (page: Page, name: string) => {
  await menu(page).getByText(name, { exact: true }).click()
  await expect(menu(page)).toHaveCount(0)
}

test('a menu item loads all levels one after the other, and files have no context menu', async ({ demo, page }) => {
  const table = await demo(route, 'lazy-menu')
  await expect(nodes(table)).toHaveText(['docs/', 'docs/guide/', 'docs/api.md', 'src/'])
  await openMenu(table, 'src/')
  await expect(names(page)).toHaveText(['加载并展开', '加载全部层级', '重新加载', '清除子节点'])
  await expect(menu(page).locator('.link--disabled')).toHaveText(['重新加载', '清除子节点'])
  await choose(page, '加载全部层级')
  await expect(nodes(table)).toHaveText([
    'docs/',
    'docs/guide/',
    'docs/api.md',
    'src/',
    'src/table/',
    'src/table/body/',
    'src/table/body/cell.ts',
    'src/table/head.ts',
    'src/main.ts'
  ])
  await expect(log(table)).toHaveText(['GET /docs/', 'GET /src/', 'GET /src/table/', 'GET /src/table/body/'])
  await nodes(table).getByText('src/main.ts').click({ button: 'right' })
  await expect(menu(page)).toHaveCount(0)
})

test('collapsing keeps the child nodes, clearing and reloading request them again', async ({ demo, page }) => {
  const table = await demo(route, 'lazy-menu')
  await expect(nodes(table)).toHaveText(['docs/', 'docs/guide/', 'docs/api.md', 'src/'])
  await expect(table.locator('.vxe-header--column')).toHaveText(['路径', '请求序号'])
  await openMenu(table, 'docs/')
  await choose(page, '收起')
  await expect(nodes(table)).toHaveText(['docs/', 'src/'])
  await openMenu(table, 'docs/')
  await choose(page, '展开')
  await expect(nodes(table)).toHaveCount(4)
  await expect(log(table)).toHaveCount(1)
  await openMenu(table, 'docs/')
  await choose(page, '重新加载')
  await expect(log(table)).toHaveCount(2)
  await expect(table.locator('.vxe-body--row', { hasText: 'docs/api.md' }).locator('td').last()).toHaveText('2')
  await openMenu(table, 'docs/')
  await choose(page, '清除子节点')
  await expect(nodes(table)).toHaveText(['docs/', 'src/'])
  await openMenu(table, 'docs/')
  await expect(names(page).first()).toHaveText('加载并展开')
  await choose(page, '加载并展开')
  await expect(log(table)).toHaveCount(3)
  await expect(nodes(table)).toHaveCount(4)
})
