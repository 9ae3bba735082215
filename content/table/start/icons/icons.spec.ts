import type { Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/start/icons'
const icon = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const filter = (page: Page) => page.getByRole('searchbox', { name: '筛选 178 个图标' })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.beforeEach(async ({ context, open, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(path)
  await icon(page, 'funnel').waitFor()
})

test('each icon of the font is rendered with a different glyph', async ({ page }) => {
  await expect(page.locator('button > span > i[class^="vxe-icon-"]')).toHaveCount(178)
  const glyphs = await page
    .locator('button > span > i[class^="vxe-icon-"]')
    .evaluateAll(icons =>
      icons.map(each => getComputedStyle(each, '::before').content).filter(content => /^".+"$/.test(content))
    )
  expect(glyphs.length).toBe(178)
  expect(new Set(glyphs).size).toBe(178)
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px vxeiconfont'))).toBe(true)
})

test('an icon is found by its name, by a Chinese word and by an English word', async ({ page }) => {
  for (const query of ['funnel', '筛选', 'Filter']) {
    await filter(page).fill(query)
    await expect(icon(page, 'funnel')).toBeVisible()
    await expect(icon(page, 'user')).toHaveCount(0)
  }
})

test('a search without a match shows the searched text, also one with characters of a regular expression', async ({
  page
}) => {
  await filter(page).fill('(.*')
  await expect(page.locator('main mark')).toHaveText('(.*')
  await filter(page).fill('')
  await expect(icon(page, 'user')).toBeVisible()
})

test('a click on an icon copies its tag, shows a message and highlights the icon', async ({ page }) => {
  await icon(page, 'user').click()
  expect(await clipboard(page)).toBe('<i class="vxe-icon-user"></i>')
  await expect(page.getByText('已复制到剪贴板！ <i class="vxe-icon-user"></i>')).toBeVisible()
  // A hovered icon is tinted as well, so the pointer moves away to leave only the mark.
  await page.mouse.move(2, 2)
  const marked = await icon(page, 'user').evaluate(each => getComputedStyle(each).backgroundColor)
  expect(marked).not.toBe(await icon(page, 'user-fill').evaluate(each => getComputedStyle(each).backgroundColor))
})

test('with “class name” selected, a click on an icon copies its class name instead of its tag', async ({ page }) => {
  await page.getByRole('button', { name: '类名' }).click()
  await icon(page, 'edit').click()
  expect(await clipboard(page)).toBe('vxe-icon-edit')
})

test('with “setConfig” selected, a click on an icon copies the code that replaces the selected library icon', async ({
  page
}) => {
  await page.getByRole('button', { name: 'setConfig' }).click()
  await page.getByRole('combobox', { name: '替换的位置' }).selectOption('TABLE_SORT_ASC')
  await icon(page, 'arrow-up').click()
  expect(await clipboard(page)).toBe("VXETable.setConfig({ icon: { TABLE_SORT_ASC: 'vxe-icon-arrow-up' } })")
})

test('the icon gallery has one tab stop, the arrow keys move the focus, and Enter copies the focused icon', async ({
  page
}) => {
  await icon(page, 'table').focus()
  await page.keyboard.press('ArrowRight')
  await expect(icon(page, 'sort')).toBeFocused()
  await page.keyboard.press('End')
  await expect(icon(page, 'heavy-rain')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(icon(page, 'heavy-rain')).not.toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect.poll(() => clipboard(page)).toBe('<i class="vxe-icon-table"></i>')
  await page.keyboard.press('Tab')
  await expect(icon(page, 'table')).not.toBeFocused()
  expect(await page.evaluate(() => document.activeElement?.querySelectorAll('i[class^="vxe-icon-"]').length)).toBe(0)
})
