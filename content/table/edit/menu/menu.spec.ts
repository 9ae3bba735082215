import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/menu'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const menu = (browser: Page) => browser.locator('.vxe-table--context-menu-wrapper.is--visible')
const item = (browser: Page, name: string) => menu(browser).locator('.vxe-context-menu--link', { hasText: name })

async function choose(browser: Page, place: Locator, name: string) {
  await place.click({ button: 'right' })
  await expect(menu(browser)).toBeVisible()
  await item(browser, name).first().click()
  await expect(menu(browser)).toHaveCount(0)
}

test('menu items clear, revert, copy, mark for deletion and delete a row or cell', async ({ demo, page: browser }) => {
  const table = await demo(page, 'edit-menu')
  await choose(browser, cell(table, 1, 3), '清空')
  await expect(cell(table, 1, 3)).toHaveText('')
  await expect(cell(table, 1, 3)).toHaveClass(/col--dirty/)
  await choose(browser, cell(table, 1, 3), '还原单元格')
  await expect(cell(table, 1, 3)).toHaveText('产品经理')
  await choose(browser, cell(table, 2, 2), '复制这一行')
  await expect(cell(table, 2, 2).locator('input')).toHaveValue('周以宁')
  await browser.keyboard.press('Escape')
  await expect(table.locator('.vxe-body--row')).toHaveCount(5)
  await cell(table, 2, 2).click({ button: 'right' })
  await expect(item(browser, '移除新行')).toBeVisible()
  await expect(item(browser, '标记删除')).toHaveCount(0)
  await item(browser, '移除新行').click()
  await expect(table.locator('.vxe-body--row')).toHaveCount(4)
  await choose(browser, cell(table, 3, 2), '标记删除')
  await expect(table.locator('.row--pending')).toHaveText([/陆远舟/])
  await choose(browser, cell(table, 3, 2), '恢复')
  await expect(table.locator('.row--pending')).toHaveCount(0)
})

test('an unchanged cell cannot be reverted, and an edited cell has no context menu of the table', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'edit-menu')
  await cell(table, 1, 2).click({ button: 'right' })
  await expect(menu(browser).locator('li.link--disabled')).toHaveText(['还原单元格'])
  await item(browser, '编辑').first().click()
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
  await cell(table, 1, 2).locator('input').click({ button: 'right' })
  await expect(menu(browser)).toHaveCount(0)
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
})

test('the context menu opens at the selected cell, and arrow keys and Enter select an item', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'edit-menu')
  await cell(table, 1, 2).click()
  await expect(cell(table, 1, 2)).toHaveClass(/col--selected/)
  await browser.keyboard.press('ContextMenu')
  await cell(table, 1, 2).dispatchEvent('contextmenu')
  await expect(menu(browser)).toBeVisible()
  await browser.keyboard.press('ArrowDown')
  await browser.keyboard.press('Enter')
  await expect(menu(browser)).toHaveCount(0)
  await expect(cell(table, 1, 2).locator('input')).toBeFocused()
})

test('header and cell menus fill and clear columns', async ({ demo, page: browser }) => {
  const table = await demo(page, 'header-menu')
  const title = (name: string) => table.locator('.vxe-header--column', { hasText: name })
  await title('仓库').click({ button: 'right' })
  await expect(table.getByRole('status')).toHaveText('header: 仓库')
  await item(browser, '用上一行的值填充空单元格').click()
  for (const [row, text] of [
    [1, '一号库'],
    [2, '一号库'],
    [3, '一号库'],
    [4, '二号库']
  ] as const)
    await expect(cell(table, row, 2)).toHaveText(text)
  await expect(table.getByRole('status')).toHaveText('修改过的行: 2')
  await choose(browser, cell(table, 1, 3), '填充下方的行')
  await expect(table.locator('.vxe-body--row', { hasText: '在售' })).toHaveCount(4)
  await choose(browser, title('状态'), '清空这一列')
  await expect(cell(table, 1, 3)).toHaveText('')
  await expect(table.getByRole('status')).toHaveText('修改过的行: 3')
})

test('a right-click outside the cells does not open the context menu', async ({ demo, page: browser }) => {
  const table = await demo(page, 'header-menu')
  await table.locator('.vxe-table--main-wrapper .vxe-table--body-wrapper').dispatchEvent('contextmenu')
  await expect(menu(browser)).toHaveCount(0)
  await table.locator('.vxe-table--main-wrapper .vxe-table--header-wrapper').dispatchEvent('contextmenu')
  await expect(menu(browser)).toHaveCount(0)
  await cell(table, 1, 1).click({ button: 'right' })
  await expect(menu(browser)).toBeVisible()
})
