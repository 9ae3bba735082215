import type { Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/advanced/menu'

const menu = (page: Page) => page.locator('.vxe-table--context-menu-wrapper.is--visible')
const item = (page: Page, name: string) => menu(page).getByText(name, { exact: true })
const names = (page: Page) => menu(page).locator('.vxe-context-menu--link-content:visible')

test('header, body and footer have different context menus, with groups and a submenu', async ({ demo, page }) => {
  const table = await demo(route, 'three-menus')
  const status = table.getByRole('status')
  await table.locator('.vxe-header--column').nth(1).click({ button: 'right' })
  await expect(names(page)).toHaveText(['隐藏这一列'])
  await item(page, '隐藏这一列').click()
  await expect(menu(page)).toHaveCount(0)
  await expect(status).toHaveText('header, hide, 职务')
  await table.locator('.vxe-footer--column').nth(2).click({ button: 'right' })
  await item(page, '重新计算').click()
  await expect(status).toHaveText('footer, refresh, 年龄')
  await table.locator('.vxe-body--row').getByText('周以宁').click({ button: 'right' })
  await expect(menu(page).locator('.vxe-context-menu--option-wrapper')).toHaveCount(2)
  await item(page, '移动').click()
  await expect(menu(page)).toBeVisible()
  await item(page, '移动').hover()
  await item(page, '到最后').click()
  await expect(status).toHaveText('body, move, bottom, 周以宁, 姓名')
})

test('menu items, submenu items, the header menu and all menus are hidden, disabled or shown', async ({
  demo,
  page
}) => {
  const table = await demo(route, 'hide-and-disable')
  const open = () => table.locator('.vxe-body--row').getByText('周以宁').click({ button: 'right' })
  await open()
  await expect(names(page)).toHaveText(['复制', '删除', '导出'])
  await expect(menu(page).locator('.vxe-context-menu--option-wrapper > .link--disabled')).toHaveText(['删除'])
  await item(page, '导出').hover()
  await expect(names(page)).toHaveText(['复制', '删除', '导出', '表格 (CSV)', 'Excel'])
  await item(page, 'Excel').click()
  await expect(table.getByRole('status')).toHaveText('尚未选择')
  await item(page, '表格 (CSV)').click()
  await expect(table.getByRole('status')).toHaveText('表格 (CSV)')
  await table.getByLabel('显示导出', { exact: true }).uncheck()
  await table.getByLabel('可以删除').check()
  await open()
  await expect(names(page)).toHaveText(['复制', '删除'])
  await item(page, '删除').click()
  await expect(table.getByRole('status')).toHaveText('删除')
  await table.locator('.vxe-header--column').first().click({ button: 'right' })
  await expect(menu(page)).toHaveCount(0)
  await table.getByLabel('表头有菜单').check()
  await table.locator('.vxe-header--column').first().click({ button: 'right' })
  await expect(names(page)).toHaveText(['按这一列排序'])
  await item(page, '按这一列排序').click()
  await table.getByLabel('启用').uncheck()
  await open()
  await expect(menu(page)).toHaveCount(0)
})

test('the context menu depends on the cell, and one column has no menu', async ({ demo, page }) => {
  const table = await demo(route, 'menu-by-cell')
  const row = (name: string) => table.locator('.vxe-body--row', { hasText: name })
  await row('周以宁').getByText('周以宁').click({ button: 'right' })
  await expect(names(page)).toHaveText(['写信给 周以宁'])
  await row('程之焕').getByText('30').click({ button: 'right' })
  await expect(names(page)).toHaveText(['写信给 程之焕', '加一岁', '减一岁'])
  await expect(menu(page).locator('.link--disabled')).toHaveText(['减一岁'])
  await item(page, '加一岁').click()
  await expect(table.getByRole('status')).toHaveText('older: 程之焕, 31')
  await expect(row('程之焕')).toContainText('31')
  await row('程之焕').getByText('…').click({ button: 'right' })
  await expect(menu(page)).toHaveCount(0)
})

test('right-clicks fire an event in each part of the table, and the blank area has a menu unless disabled', async ({
  demo,
  page
}) => {
  const table = await demo(route, 'menu-events')
  const log = table.getByRole('listitem')
  await table.locator('.vxe-header--column').first().click({ button: 'right' })
  await expect(log).toHaveText([/^右键点击表头/, 'header-cell-menu: 姓名'])
  await expect(menu(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await table.locator('.vxe-body--row').getByText('周以宁').click({ button: 'right' })
  await expect(table.locator('.row--current').first()).toContainText('周以宁')
  await item(page, '查看').click()
  await expect(log).toHaveText([
    /^右键点击表头/,
    'header-cell-menu: 姓名',
    'cell-menu: 周以宁, 姓名',
    'menu-click: 周以宁, 姓名'
  ])
  await table.locator('.vxe-footer--column').first().click({ button: 'right' })
  await expect(log.last()).toHaveText('footer-cell-menu: 姓名')
  await item(page, '重新计算').click()
  const blank = table.locator('.vxe-table--body-wrapper.body--wrapper')
  const size = (await blank.boundingBox())!
  const clickBlank = () => blank.click({ button: 'right', position: { x: 30, y: size.height - 12 } })
  await clickBlank()
  await item(page, '查看').click()
  await expect(log.last()).toHaveText('menu-click: 空白处')
  await table.getByText('仅在单元格上').click()
  await clickBlank()
  await expect(menu(page)).toHaveCount(0)
})

test('the context menu and single menu items have custom classes', async ({ demo, page }) => {
  const table = await demo(route, 'menu-style')
  await table.locator('.vxe-body--row').getByText('周以宁').click({ button: 'right' })
  await expect(menu(page)).toHaveClass(/wide-menu/)
  await expect(menu(page).locator('.vxe-context-menu--link').first()).toHaveCSS('width', '240px')
  await expect(item(page, '查看')).toHaveCSS('color', 'rgb(96, 98, 102)')
  await expect(item(page, '删除')).toHaveCSS('color', 'rgb(245, 108, 108)')
  await item(page, '删除').click()
  await expect(table.locator('.vxe-body--row')).toHaveCount(2)
})

test('the context menu is closed before new data replaces its row', async ({ demo, page }) => {
  const table = await demo(route, 'close-menu')
  await table.locator('.vxe-body--row').getByText('顾明澈').click({ button: 'right' })
  await expect(menu(page)).toBeVisible()
  await expect(table.locator('.vxe-body--row').first()).toContainText('陆远舟')
  await expect(menu(page)).toHaveCount(0)
  await expect(table.getByRole('status')).toHaveText('数据已刷新，菜单关闭')
})

test('a contextmenu event from code opens the context menu of the cell', async ({ demo, page }) => {
  const table = await demo(route, 'three-menus')
  const cell = table.locator('.vxe-body--column').nth(1)
  await cell.dispatchEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 200, clientY: 200 })
  await expect(menu(page)).toBeVisible()
})
