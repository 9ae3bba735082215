import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const route = '/table/tree/menu'

const menu = (page: Page) => page.locator('.vxe-table--context-menu-wrapper.is--visible')
const item = (page: Page, name: string) => menu(page).getByText(name, { exact: true })
const names = (page: Page) => menu(page).locator('.vxe-context-menu--link-content:visible')
const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const openMenu = async (table: Locator, text: string) => {
  await nodes(table)
    .filter({ hasText: new RegExp(`^${text}$`) })
    .click({ button: 'right' })
  await expect(menu(table.page())).toBeVisible()
}
const finish = async (table: Locator) => {
  await table.page().locator('h1').click()
  await expect(table.locator('td input')).toHaveCount(0)
}
const choose = async (page: Page, name: string) => {
  await item(page, name).click()
  await expect(menu(page)).toHaveCount(0)
}

test('menu items expand and collapse a subtree, and the context menu depends on the row', async ({ demo, page }) => {
  const table = await demo(route, 'tree-menu')
  await openMenu(table, '商品')
  await expect(names(page)).toHaveText(['收起', '展开子树', '收起子树', '插入子节点', '插入同级节点', '删除，共 4 行'])
  await expect(table.locator('.row--current .vxe-tree-cell')).toHaveText('商品')
  await choose(page, '展开子树')
  await expect(nodes(table)).toHaveText(['商品', '分类', '库存', '盘点', '订单'])
  await openMenu(table, '分类')
  await expect(names(page)).toHaveText(['插入子节点', '插入同级节点', '删除'])
  await page.keyboard.press('Escape')
  await openMenu(table, '商品')
  await expect(menu(page).locator('.link--disabled')).toHaveText(['展开子树'])
  await choose(page, '收起子树')
  await expect(nodes(table)).toHaveText(['商品', '订单'])
  await openMenu(table, '商品')
  await choose(page, '展开')
  await expect(nodes(table)).toHaveText(['商品', '分类', '库存', '订单'])
})

test('menu items insert and edit child and sibling nodes, and delete a subtree', async ({ demo, page }) => {
  const table = await demo(route, 'tree-menu')
  await openMenu(table, '订单')
  await choose(page, '插入子节点')
  await expect(table.locator('td input')).toHaveValue('新菜单 1')
  await finish(table)
  await expect(nodes(table)).toHaveText(['商品', '分类', '库存', '订单', '退款', '新菜单 1'])
  await openMenu(table, '库存')
  await item(page, '插入同级节点').hover()
  await choose(page, '在上方')
  await expect(table.locator('td input')).toHaveValue('新菜单 2')
  await finish(table)
  await expect(nodes(table)).toHaveText(['商品', '分类', '新菜单 2', '库存', '订单', '退款', '新菜单 1'])
  await openMenu(table, '商品')
  await item(page, '插入同级节点').hover()
  await choose(page, '在下方')
  await expect(table.locator('td input')).toHaveValue('新菜单 3')
  await finish(table)
  await expect(nodes(table)).toHaveText(['商品', '分类', '新菜单 2', '库存', '新菜单 3', '订单', '退款', '新菜单 1'])
  await openMenu(table, '商品')
  await choose(page, '删除，共 5 行')
  await expect(nodes(table)).toHaveText(['新菜单 3', '订单', '退款', '新菜单 1'])
})

test('a cut node is pasted below another node or as root node, not below its own descendants', async ({
  demo,
  page
}) => {
  const table = await demo(route, 'cut-and-paste')
  await openMenu(table, '东一排')
  await expect(names(page)).toHaveText(['剪切'])
  await choose(page, '剪切')
  await expect(table.locator('.row-cut')).toHaveCount(1)
  await openMenu(table, '茶叶')
  await expect(menu(page).locator('.link--disabled')).toHaveText(['粘贴为子节点'])
  await page.keyboard.press('Escape')
  await openMenu(table, '布料')
  await choose(page, '粘贴为子节点')
  await expect(nodes(table)).toHaveText(['东仓', '东二排', '西仓', '布料', '东一排', '茶叶', '瓷器'])
  await expect(table.locator('.row-cut')).toHaveCount(0)
  await openMenu(table, '东一排')
  await choose(page, '剪切')
  await openMenu(table, '西仓')
  await choose(page, '粘贴为根节点')
  await expect(nodes(table)).toHaveText(['东仓', '东二排', '西仓', '布料', '东一排', '茶叶', '瓷器'])
  await expect(table.locator('.row--level-0')).toHaveCount(3)
})
