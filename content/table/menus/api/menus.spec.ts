import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/menus/api'

const menu = (page: Page) => page.locator('.vxe-table--context-menu-wrapper.is--visible')
const item = (page: Page, name: string) => menu(page).getByText(name, { exact: true })

test('the menu item “copy” writes the cell value to the clipboard', async ({ demo, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const table = await demo(route, 'copy-export-insert-remove')
  await table.getByText('前端工程师').first().click({ button: 'right' })
  await item(page, '复制').click()
  await expect(menu(page)).toHaveCount(0)
  await expect(page.locator('.vxe-modal--wrapper.type--message').getByText('已复制 前端工程师')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('前端工程师')
  await expect(table.getByRole('status')).toHaveText('menu-click: myCopy, 周以宁')
})

test('the menu items insert a row above with configured values, and delete a row', async ({ demo, page }) => {
  const table = await demo(route, 'copy-export-insert-remove')
  const rows = table.locator('.vxe-body--row')
  await table.locator('.vxe-body--row').getByText('周以宁').click({ button: 'right' })
  await item(page, '在上方插入').click()
  await expect(rows).toHaveCount(6)
  await expect(rows.nth(1)).toContainText('新人')
  await table.locator('.vxe-body--row').getByText('顾明澈').click({ button: 'right' })
  await item(page, '删除').click()
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText('新人')
  await expect(table.getByRole('status')).toHaveText('menu-click: myRemove, 顾明澈')
})

test('in the blank area, the menu items delete and copy have no effect, and insert adds a row at the end', async ({
  demo,
  page
}) => {
  const table = await demo(route, 'copy-export-insert-remove')
  const rows = table.locator('.vxe-body--row')
  const { x, y, width, height } = (await table.locator('.vxe-table--body-wrapper').first().boundingBox())!
  const openMenu = () => page.mouse.click(x + width / 2, y + height - 8, { button: 'right' })
  for (const name of ['删除', '复制']) {
    await openMenu()
    await item(page, name).click()
    await expect(menu(page)).toHaveCount(0)
    await expect(rows).toHaveCount(5)
  }
  await openMenu()
  await item(page, '在上方插入').click()
  await expect(rows.last()).toContainText('新人')
})

test('two menu items use one registered export with different params', async ({ demo, page }) => {
  const table = await demo(route, 'copy-export-insert-remove')
  for (const [name, file] of [
    ['表格 (CSV)', 'people.csv'],
    ['网页 (HTML)', 'people.html']
  ] as const) {
    await table.locator('.vxe-body--row').getByText('陆远舟').click({ button: 'right' })
    await item(page, '导出').hover()
    const download = page.waitForEvent('download')
    await item(page, name).click()
    const exported = await download
    expect(exported.suggestedFilename()).toBe(file)
    expect(await readFile(await exported.path(), 'utf8')).toContain('顾明澈')
  }
})

test('the role and the row determine the menu items', async ({ demo, page }) => {
  const table = await demo(route, 'privileges')
  const names = menu(page).locator('.vxe-context-menu--link-content')
  await table.locator('.vxe-body--row').getByText('周以宁').click({ button: 'right' })
  await expect(names).toHaveText(['复制', '在上方插入', '删除'])
  await expect(menu(page).locator('.link--disabled')).toHaveCount(0)
  await table.locator('.vxe-body--row').getByText('顾明澈').click({ button: 'right' })
  await expect(menu(page).locator('.link--disabled')).toHaveText(['删除'])
  await item(page, '删除').click()
  await expect(table.locator('.vxe-body--row')).toHaveCount(5)
  await table.getByText('管理员').click()
  await table.locator('.vxe-body--row').getByText('周以宁').click({ button: 'right' })
  await expect(names).toHaveText(['复制', '在上方插入', '删除', '导出'])
  await table.locator('.vxe-header--column').first().click({ button: 'right' })
  await expect(names).toHaveText(['导出'])
  await table.getByText('访客').click()
  await table.locator('.vxe-body--row').getByText('周以宁').click({ button: 'right' })
  await expect(names).toHaveText(['复制'])
  await table.locator('.vxe-header--column').first().click({ button: 'right' })
  await expect(menu(page)).toHaveCount(0)
})
