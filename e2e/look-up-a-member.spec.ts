import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site.ts'

const field = (page: Page) => page.getByLabel(/^(搜索名称或说明|Search name or description)$/)
const grid = (page: Page) => page.getByRole('treegrid')
const row = (page: Page, id: string): Locator => page.locator(`[data-row="${id}"]`)
const current = (page: Page) => page.locator('[role=row][aria-current=true]')

test('the API table of vxe-table shows members and the library version', { tag: '@quick' }, async ({ page, open }) => {
  await open('/table/api')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('vxe-table')
  await expect(grid(page)).toHaveAccessibleName('vxe-table 的 API')
  await expect(row(page, 'table.data')).toContainText('any[]')
  await expect(page.getByText(/由 vxe-table 3\.8\.\d+ 生成：属性 \d+、事件 \d+、插槽 \d+、方法 \d+/)).toBeVisible()
})

test(
  'the search of the API table shows matches with marks, their parents and counts per kind',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/table/api?lang=en_US')
    await field(page).fill('chronological')
    await expect(row(page, 'table.sortConfig')).toBeVisible()
    await expect(row(page, 'table.sortConfig.chronological').locator('mark').first()).toHaveText('chronological')
    await expect(row(page, 'table.border')).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Kind of member' }).getByRole('button', { name: /Slots/ })).toHaveText(
      /0/
    )
    await expect(page).toHaveURL(/[?&]q=chronological/)
    await field(page).fill('sort-config.multiple')
    await expect(current(page)).toHaveAttribute('data-row', 'table.sortConfig.multiple')
    await field(page).fill('sortConfig.multiple')
    await expect(current(page)).toHaveAttribute('data-row', 'table.sortConfig.multiple')
  }
)

test('a search without a match in the API table offers similar names and the site search, clearing shows all rows', async ({
  page,
  open
}) => {
  await open('/icon/api')
  await field(page).fill('qqq')
  await expect(page.getByText('没有与“')).toContainText('qqq')
  await field(page).fill('statsu')
  await page.getByRole('button', { name: 'status', exact: true }).click()
  await expect(field(page)).toHaveValue('status')
  await expect(row(page, 'icon.status')).toBeVisible()
  await field(page).fill('qqq')
  await expect(page.getByRole('link', { name: '在全站搜索' })).toHaveAttribute('href', /search=qqq/)
  await page.getByRole('button', { name: '清除搜索' }).click()
  await expect(row(page, 'icon.name')).toBeVisible()
  await expect(field(page)).toBeFocused()
})

for (const [address, id] of [
  ['filterName=rowConfig.isHover', 'table.rowConfig.isHover'],
  ['filterName=row-config.isHover', 'table.rowConfig.isHover'],
  ['filterName=table.sortConfig.defaultSort.order', 'table.sortConfig.defaultSort.order'],
  ['filterName=%40cell-click', 'table@cell-click'],
  ['filterName=()sort', 'table()sort'],
  ['q=sort-change', 'table@sort-change']
] as const) {
  test(`an API table address with ${address} shows and marks the row`, async ({ page, open }) => {
    await open(`/table/api?${address}`)
    await expect(current(page)).toHaveAttribute('data-row', id)
    await expect(current(page)).toBeInViewport()
    await field(page).fill('')
    await expect(current(page)).toHaveAttribute('data-row', id)
    await expect(row(page, 'table.border')).toHaveCount(1)
  })
}

test('a row of the API table leads to the defects that code with its member may meet', async ({ page, open }) => {
  await open('/table/api?filterName=()setColumnWidth')
  await current(page).getByRole('link', { name: 'setColumnWidth()' }).click()
  await expect(page).toHaveURL(/#\/table\/base\/resizable#pitfalls-defects$/)
  await expect(page.locator('#pitfalls-defects')).toBeInViewport()
})

test('an address with a word opens the API table at the top, with matches in names before those in descriptions', async ({
  page,
  open
}) => {
  await open('/table/api?filterName=sort&lang=en_US')
  const headings = page.getByRole('treegrid').locator('[role=rowheader]', { hasText: /\d of \d/ })
  await expect(headings.first()).toHaveText(/^Props\s*\d+ of/)
  await expect(headings.nth(3)).toHaveText(/^Props \(in descriptions\)/)
  await expect(page.getByRole('row', { name: /^sort\(/ }).first()).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the API table of the grid finds a member inherited from the table', async ({ page, open }) => {
  await open('/grid/api?filterName=rowConfig.isHover')
  await expect(current(page)).toHaveAttribute('data-row', 'table.rowConfig.isHover')
  await field(page).fill('proxy-config')
  await expect(row(page, 'grid.proxyConfig')).toBeVisible()
})

test('a kind filters the API table, and all rows can be expanded and collapsed at once', async ({ page, open }) => {
  await open('/form/api?lang=en_US')
  await page.getByRole('button', { name: /^Events/ }).click()
  await expect(page).toHaveURL(/kind=event/)
  await expect(row(page, 'form@submit')).toBeVisible()
  await expect(row(page, 'form.rules')).toHaveCount(0)
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(row(page, 'form.rules.required')).toHaveCount(0)
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect(row(page, 'form.rules.required')).toHaveCount(1)
  await page.getByRole('button', { name: 'Collapse all' }).click()
  await expect(row(page, 'form.rules.required')).toHaveCount(0)
})

test('a hidden column of the API table stays hidden after a reload', async ({ page, open }) => {
  await open('/icon/api?lang=en_US')
  await page.getByText('Columns', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Default' }).uncheck()
  await expect(page.getByRole('columnheader', { name: 'Default' })).toHaveCount(0)
  await page.reload()
  await expect(row(page, 'icon.name')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Description', 'Type'])
})

test('the name and the address of an API row can be copied', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/table/api?filterName=sortConfig.multiple')
  await current(page).hover()
  await current(page).getByRole('button', { name: '复制 multiple' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('multiple')
  await current(page).getByRole('link', { name: 'multiple 的链接' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/v3\.8\/#\/table\/api\?filterName=sortConfig\.multiple$/
  )
})

test('the API table is exported as CSV and as HTML', async ({ page, open }) => {
  await open('/icon/api?lang=en_US')
  const save = async (kind: string) => {
    const waiting = page.waitForEvent('download')
    await page.getByText('Export', { exact: true }).click()
    await page.getByRole('button', { name: kind, exact: true }).click()
    const download = await waiting
    return { name: download.suggestedFilename(), text: readFileSync((await download.path())!, 'utf8') }
  }
  const csv = await save('CSV')
  expect(csv.name).toMatch(/^vxe-icon-api\.csv$/)
  expect(csv.text.charCodeAt(0)).toBe(0xfeff)
  const lines = csv.text.slice(1).trim().split('\r\n')
  expect(lines[0]).toBe('path,name,kind,description,type,default,since,deprecated')
  expect(lines.filter(line => /^icon[.@]\w+,\w+,(prop|event),/.test(line))).toHaveLength(4)
  const html = await save('HTML')
  expect(html.name).toBe('vxe-icon-api.html')
  expect(html.text).toMatch(/^<!doctype html>\s*<html lang="en">/i)
  expect(html.text).not.toContain('<script')
  await page.setContent(html.text)
  await expect(page.locator('table')).toContainText('without the prefix vxe-icon-')
})

test('the API table is one tab stop, and arrow keys move the focus, expand and collapse rows', async ({
  page,
  open
}) => {
  await open('/form/api?lang=en_US')
  await row(page, 'form.rules').focus()
  await page.keyboard.press('ArrowRight')
  await expect(row(page, 'form.rules')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(row(page, 'form.rules.required')).toBeFocused()
  await expect(row(page, 'form.rules.required')).toHaveAttribute('aria-level', '3')
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'form.rules.required')).not.toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await expect(row(page, 'form.rules')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(row(page, 'form.rules')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Home')
  await expect(grid(page).locator('[role=row][tabindex="0"]')).toHaveCount(1)
})

test('an API row links to demos that use the member, a demo links to the members used in it', async ({
  page,
  open
}) => {
  await open('/table/api?filterName=sortConfig.chronological&lang=en_US')
  await current(page).getByRole('link', { name: 'Sort by several columns' }).click()
  await expect(page).toHaveURL(/#\/table\/base\/sort.*#demo-sort-two-columns/)
  const members = page.locator('[data-demo="sort-two-columns"]').getByRole('group', { name: 'Members used' })
  await expect(members.getByRole('link')).toContainText(['sort-config.multiple', 'sort-config.chronological'])
  await members.getByRole('link', { name: 'getSortColumns()' }).click()
  await expect(current(page)).toHaveAttribute('data-row', 'table()getSortColumns')
})

test('a member in a text shows a tooltip on hover and on focus, and links to its API row', async ({ page, open }) => {
  await open('/table/base/sort?lang=en_US')
  const link = page.locator('main a[data-member="table.sortConfig.remote"]').first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  const card = page.getByRole('tooltip')
  await expect(card).toContainText('boolean')
  await expect(card).toContainText('Whether the server sorts')
  await expect(link).toHaveAccessibleDescription(/boolean/)
  await page.mouse.move(0, 0)
  await expect(card).toHaveCount(0)
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await link.click()
  await expect(current(page)).toHaveAttribute('data-row', 'table.sortConfig.remote')
})

test('the global configuration, interceptors and renderer hooks have API tables', async ({ page, open }) => {
  await open('/table/start/global?filterName=setConfig.table.sortConfig.iconLayout')
  await expect(current(page)).toContainText('vertical')
  await open('/table/start/global?filterName=VXETable()saveFile')
  await expect(current(page)).toHaveAttribute('data-row', 'VXETable()saveFile')
  await open('/table/interceptor/api')
  await expect(row(page, 'interceptor@event.export')).toBeVisible()
  await open('/table/renderer/api')
  await expect(row(page, 'renderer.renderEdit')).toContainText('renderOpts')
})

test('the API page of an unknown component redirects to the install page', async ({ page, open }) => {
  await open('/nothing/api?filterName=a')
  await expect(page).toHaveURL(/#\/table\/start\/install\?filterName=a$/)
})

test('the browser skips rendering of expanded API rows outside the window', async ({ page, open }) => {
  await open('/table/api')
  await page.getByRole('button', { name: '全部展开' }).click()
  await expect.poll(() => page.locator('[data-row]').count()).toBeGreaterThan(700)
  const skipped = await page
    .locator('[data-row]')
    .evaluateAll(
      rows => rows.filter(each => !each.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length
    )
  expect(skipped).toBeGreaterThan(600)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('the API table does not scroll horizontally, and its targets are at least 40 px', async ({ page, open }) => {
    await open('/table/api?q=sort')
    await expect(current(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    const link = current(page).getByRole('link', { name: /的链接/ })
    expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(40)
    for (const button of await page.getByRole('group', { name: '成员种类' }).getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  })
})
