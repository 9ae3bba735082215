import type { Page } from '@playwright/test'
import { refused, takeNamed } from './named-trouble.ts'
import { acknowledgeNotices, coldTest, expect, test } from './site.ts'

const lastCopied = (page: Page) => page.evaluate(() => (window as unknown as { copied?: string }).copied)

/** The clipboard of the machine is left alone. */
function keepCopied(): void {
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      write: async ([item]: ClipboardItem[]) => {
        Object.assign(window, { copied: await (await item!.getType('text/plain')).text() })
      }
    }
  })
}

coldTest('a page is copied as Markdown, its demos with their source', async ({ page, open }) => {
  await page.addInitScript(keepCopied)
  await open('/table/base/sort?lang=en_US')
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  const text = await lastCopied(page)
  expect(text).toMatch(/^# Sorting\n/)
  expect(text).toContain('<vxe-table')
  expect(text).toContain('## Sort on the server')
})

coldTest('a Markdown that does not arrive says so, and the next press brings it', async ({ page, open, trouble }) => {
  await page.addInitScript(keepCopied)
  await page.route('**/table/base/sort.md', route => route.abort('connectionfailed'))
  await open('/table/base/sort')
  const button = page.getByRole('button', { name: '复制为 Markdown' })
  await button.click()
  await expect(page.getByText('未能加载本页的 Markdown')).toBeVisible()
  expect(await lastCopied(page)).toBeUndefined()
  await takeNamed(trouble, ...refused)
  await page.unroute('**/table/base/sort.md')
  await button.click()
  await expect.poll(() => lastCopied(page)).toContain('# 排序')
})

coldTest('a page prints as an article, in light colours, with its demos as they stand', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open('/table/base/sort')
  const demo = page.locator('[data-demo]').first()
  await expect(demo.locator('.vxe-body--row').first()).toBeVisible()
  await expect(demo.getByRole('button', { name: '编辑' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('button', { name: '复制为 Markdown' })).toBeHidden()
  await expect(demo.getByRole('button', { name: '编辑' })).toBeHidden()
  await expect(demo.locator('.vxe-body--row').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

/** Pages asked for by their name, without the one that is shown. */
function watchPages(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const name = /\/static\/content\/[\w-]+\.\w+\/([\w-]+)\.js$/.exec(request.url())?.[1]
    if (name) asked.push(name)
  })
  return asked
}

coldTest('pages whose links are in sight come when nothing else is wanted', async ({ page, open }) => {
  const asked = watchPages(page)
  await open('/table/base/sort')
  await expect.poll(() => asked, { timeout: 20_000 }).toContain('table-base-filter-zh')
  // Its link stands in a group that is closed.
  expect(asked).not.toContain('table-tree-basic-zh')
  await page.locator('details[data-group]').filter({ hasText: '树形表格' }).locator('summary').click()
  await expect.poll(() => asked, { timeout: 20_000 }).toContain('table-tree-basic-zh')
})

coldTest('the first demo of a page comes beside the page, not after it', async ({ page, open }) => {
  const demos: string[] = []
  page.on('request', request => {
    const [name] = /table-tree-basic-[\w-]+-zh\.\w+\.js$/.exec(request.url()) ?? []
    if (name) demos.push(name)
  })
  const first = page.waitForResponse(/\/first-demos-zh\.\w+\.js$/)
  await open('/table/base/sort')
  await (await first).finished()
  let release = () => {}
  const released = new Promise<void>(done => (release = done))
  await page.route('**/table-tree-basic-zh.js', async route => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest('**/table-tree-basic-zh.js')
  await page.evaluate(() => (location.hash = '#/table/tree/basic'))
  await asked
  await expect.poll(() => demos).toHaveLength(1)
  await expect(page.locator('h1')).toHaveText('排序')
  release()
  await expect(page.locator('[data-demo] .vxe-body--row').first()).toBeVisible()
  await expect(page.locator('h1')).toHaveText('树形表格')
  expect(new Set(demos).size).toBe(demos.length)
})

test.describe('a reader who saves data', () => {
  coldTest('gets a page when it is wanted', async ({ page, trouble }) => {
    void trouble
    await acknowledgeNotices(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const asked = watchPages(page)
    await page.goto('/v3.8/#/table/base/sort')
    await expect(page.locator('[data-demo] .vxe-body--row').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual(['table-base-sort-zh'])
    await page.getByRole('link', { name: '筛选' }).first().hover()
    await expect.poll(() => asked).toContain('table-base-filter-zh')
  })
})
