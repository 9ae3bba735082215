import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const route = '/table/grid/menu'

const menu = (page: Page) => page.locator('.vxe-table--context-menu-wrapper.is--visible')
const cell = (grid: Locator, row: number, column: number) =>
  grid.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

async function choose(page: Page, place: Locator, name: string) {
  await place.click({ button: 'right' })
  await menu(page).getByText(name, { exact: true }).click()
  await expect(menu(page)).toHaveCount(0)
}

test('header, rows and footer have context menus with different items', async ({ demo, page }) => {
  const grid = await demo(route, 'three-areas')
  const header = (title: string) => grid.locator('.vxe-header--column', { hasText: title })
  await header('姓名').click({ button: 'right' })
  await expect(menu(page).locator('.link--disabled')).toHaveText(['升序', '降序'])
  await page.locator('h1').click()
  await expect(menu(page)).toHaveCount(0)
  await choose(page, header('年龄'), '升序')
  await expect(grid.getByRole('status')).toHaveText('header, asc, 年龄')
  await expect(cell(grid, 1, 3)).toHaveText('28')
  await choose(page, header('职务'), '隐藏此列')
  await expect(header('职务')).toHaveCount(0)
  await choose(page, header('姓名'), '显示全部列')
  await expect(header('职务')).toHaveCount(1)
  const footer = grid.locator('.vxe-footer--column', { hasText: '32' })
  await choose(page, footer, '合计')
  await expect(grid.locator('.vxe-footer--column', { hasText: '194' })).toHaveCount(1)
})

test('menu items of a row delete it, insert a row above, edit and export', async ({ demo, page }) => {
  const grid = await demo(route, 'three-areas')
  await choose(page, cell(grid, 2, 4), '移除')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(5)
  await expect(cell(grid, 2, 1)).toHaveText('陆远舟')
  await choose(page, cell(grid, 2, 4), '在上方插入')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(6)
  await expect(cell(grid, 3, 1)).toHaveText('陆远舟')
  await choose(page, cell(grid, 1, 4), '编辑此行')
  await expect(cell(grid, 1, 1).locator('input')).toHaveValue('顾明澈')
  await page.locator('h1').click()
  await expect(grid.locator('td input')).toHaveCount(0)
  await cell(grid, 1, 4).click({ button: 'right' })
  await menu(page).getByText('导出', { exact: true }).hover()
  const download = page.waitForEvent('download')
  await menu(page).getByText('表格 (CSV)').click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('顾明澈')
})

test('context menu items run toolbar codes for the clicked row', async ({ demo, page }) => {
  const grid = await demo(route, 'menu-and-toolbar')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(5)
  await choose(page, cell(grid, 2, 3), '标记删除')
  await expect(grid.locator('.vxe-body--row').nth(1)).toHaveClass(/row--pending/)
  await choose(page, cell(grid, 1, 3), '插入')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(6)
  await choose(page, cell(grid, 1, 3), '保存')
  await expect(page.locator('.vxe-modal--wrapper.is--visible')).toContainText('保存成功')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(5)
  await expect(grid.locator('.row--pending')).toHaveCount(0)
})
