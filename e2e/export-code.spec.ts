import { readFileSync } from 'node:fs'
import path from 'node:path'
// The pages here are the reader's own files, with a CDN of this test's: what it breaks is meant to be broken.
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

/** What the menu saves under this name. */
async function saved(page: Page, menu: string, name: RegExp): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByText(menu, { exact: true }).click()
  await page.getByRole('button', { name }).click()
  return readFileSync(await (await waiting).path(), 'utf8')
}

/** Opens a saved page where the CDN answers from the packages, or with a script that somebody has changed. */
async function run(page: Page, html: string, cdn: 'honest' | 'tampered'): Promise<void> {
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

for (const { language, menu, cdn, told, comment } of [
  {
    language: 'zh_CN',
    menu: '导出',
    cdn: /^HTML，组件库来自 CDN/,
    told: '导出后运行时没有沙箱保护',
    comment: '不再受沙箱限制'
  },
  {
    language: 'en_US',
    menu: 'Export',
    cdn: /^HTML with the library from a CDN/,
    told: 'it runs without the sandbox',
    comment: 'it runs without the sandbox'
  }
])
  test(`code from a link says that a stranger wrote it, in the menu and in what is saved (${language})`, async ({
    page
  }) => {
    await openShared(page, language)
    await page.getByText(menu, { exact: true }).click()
    await expect(page.getByText(told)).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await saved(page, menu, cdn)).toMatch(new RegExp(`^<!doctype html>\n<!-- .*${comment}.* -->\n`))
  })

test('code of this site says nothing of the kind', async ({ page }) => {
  await page.goto('/v3.8/#/playground?lang=zh_CN')
  await expect(page.frameLocator('iframe:not([inert])').locator('.vxe-body--row').first()).toBeVisible()
  expect(await saved(page, '导出', /^HTML，组件库来自 CDN/)).not.toContain('<!--')
  await page.getByText('导出', { exact: true }).click()
  await expect(page.getByText('没有沙箱保护')).toHaveCount(0)
})

test('a page that loads the library from a CDN runs what was installed here and nothing else', async ({
  page,
  context
}) => {
  await openShared(page, 'zh_CN')
  const html = await saved(page, '导出', /^HTML，组件库来自 CDN/)
  const [honest, attacked, unchecked] = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  await run(honest, html, 'honest')
  await expect(honest.locator('.vxe-body--row')).toHaveCount(1)
  await run(attacked, html, 'tampered')
  expect(await tampered(attacked)).toBe(false)
  // The control: without the hashes the changed script runs.
  await run(unchecked, html.replace(/ integrity="[^"]*"/g, ''), 'tampered')
  await expect(unchecked.locator('.vxe-body--row')).toHaveCount(1)
  expect(await tampered(unchecked)).toBe(true)
})
