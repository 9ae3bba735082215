import { readFileSync } from 'node:fs'
import path from 'node:path'
// These tests use Playwright's own `test`, because the errors that their CDN provokes would fail the site's fixtures.
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { encodeProject } from '../shared/project-code.ts'

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('vxe-docs:upgrade-notice', 'read')
  })
)

const root = path.resolve(import.meta.dirname, '..')
const text = '<template><vxe-table :data="[{ a: 1 }]"><vxe-column field="a" title="A" /></vxe-table></template>\n'

const openShared = async (page: Page, language: string) => {
  const code = await encodeProject({
    entry: 'App.vue',
    files: [{ name: 'App.vue', text }],
    kind: 'ts',
    library: '3.8.6'
  })
  await page.goto(`/v3.8/#/playground?code=${code}&lang=${language}`)
  await expect(page.frameLocator('iframe:not([inert])').locator('.vxe-body--row')).toHaveCount(1)
}

/** Returns the text of the file that the menu entry with this name saves. */
async function exportFile(page: Page, menu: string, name: RegExp): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('button', { name }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

/** Opens a saved page with a CDN that answers from node_modules; `tampered` changes its Vue script. */
async function openExportedPage(page: Page, html: string, cdn: 'honest' | 'tampered'): Promise<void> {
  await page.route('https://cdn.jsdelivr.net/npm/**', route => {
    const [, name = '', file = ''] = /\/npm\/([\w-]+)@[\d.]+\/([\w./-]+)$/.exec(route.request().url()) ?? []
    const own = readFileSync(path.join(root, 'node_modules', name, file))
    const isChanged = cdn === 'tampered' && name === 'vue'
    const body = isChanged ? Buffer.concat([Buffer.from('window.tampered = true;'), own]) : own
    return route.fulfill({
      body,
      contentType: file.endsWith('.css') ? 'text/css' : 'text/javascript',
      headers: { 'access-control-allow-origin': '*' }
    })
  })
  await page.goto('about:blank')
  await page.setContent(html)
}

const tampered = (page: Page) => page.evaluate(() => 'tampered' in window)

for (const { language, menu, cdn, warning, comment } of [
  {
    language: 'zh_CN',
    menu: '导出',
    cdn: /^HTML，组件库来自 CDN/,
    warning: '导出后运行时没有沙箱保护',
    comment: '不再受沙箱限制'
  },
  {
    language: 'en_US',
    menu: 'Export',
    cdn: /^HTML with the library from a CDN/,
    warning: 'it runs without the sandbox',
    comment: 'it runs without the sandbox'
  }
])
  test(`exporting code from a link shows and writes a warning that the file runs without the sandbox (${language})`, async ({
    page
  }) => {
    await openShared(page, language)
    await page.getByRole('button', { name: menu, exact: true }).click()
    await expect(page.getByText(warning).filter({ visible: true })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await exportFile(page, menu, cdn)).toMatch(new RegExp(`^<!doctype html>\n<!-- .*${comment}.* -->\n`))
  })

test('exporting code of this site shows and writes no warning about the sandbox', async ({ page }) => {
  await page.goto('/v3.8/#/playground?lang=zh_CN')
  await expect(page.frameLocator('iframe:not([inert])').locator('.vxe-body--row').first()).toBeVisible()
  expect(await exportFile(page, '导出', /^HTML，组件库来自 CDN/)).not.toContain('<!--')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  await expect(page.getByText('没有沙箱保护')).toHaveCount(0)
})

test(
  'an exported page with the library from a CDN does not run a script with another hash',
  { tag: '@quick' },
  async ({ page, context }) => {
    await openShared(page, 'zh_CN')
    const html = await exportFile(page, '导出', /^HTML，组件库来自 CDN/)
    const [honest, attacked, unchecked] = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
    await openExportedPage(honest, html, 'honest')
    await expect(honest.locator('.vxe-body--row')).toHaveCount(1)
    await openExportedPage(attacked, html, 'tampered')
    expect(await tampered(attacked)).toBe(false)
    // Control: without the hashes the changed script runs.
    await openExportedPage(unchecked, html.replace(/ integrity="[^"]*"/g, ''), 'tampered')
    await expect(unchecked.locator('.vxe-body--row')).toHaveCount(1)
    expect(await tampered(unchecked)).toBe(true)
  }
)
