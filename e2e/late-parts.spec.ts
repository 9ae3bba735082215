import type { Page } from '@playwright/test'
import { refused, takeNamed } from './named-trouble.ts'
import { acknowledgeNotices, expect, test } from './site.ts'

// What does not arrive must not have arrived before: each test has a browser context of its own.
test.use({ cold: true })

interface Part {
  what: string
  path: string
  /** Of the file that does not arrive. */
  file: string
  /** What the reader does to want it. */
  want?: (page: Page) => Promise<void>
  title: string
  chunk: string
  /** What is there after a retry. */
  arrived: string
}

const pressSearch = (page: Page) => page.keyboard.press('Control+k')
const search = async (page: Page) => {
  await pressSearch(page)
  await page.getByRole('combobox', { name: '搜索' }).fill('排序')
}
const edit = (page: Page) => page.locator('[data-demo="sort-by-header"]').getByRole('button', { name: '编辑' }).click()

const partFailed = '这一部分加载失败。'

const parts: Part[] = [
  {
    what: 'a page',
    path: '/table/base/sort',
    file: 'static/content/table-base.*/table-base-sort-zh.js',
    title: '页面加载失败。',
    chunk: 'table-base-sort-zh',
    arrived: '[data-page="/table/base/sort"]'
  },
  {
    what: 'the program of the demos',
    path: '/table/base/sort',
    file: 'static/js/mount-vue.*',
    title: '示例加载失败。',
    chunk: 'mount-vue',
    arrived: '[data-demo="sort-by-header"] .vxe-body--row'
  },
  {
    what: 'a demo',
    path: '/table/base/sort',
    file: 'static/content/table-base-sort-sort-by-header-zh.*',
    title: '示例加载失败。',
    chunk: 'table-base-sort-sort-by-header-zh',
    arrived: '[data-demo="sort-by-header"] .vxe-body--row'
  },
  {
    what: 'what a demo wants of the library beside a table',
    path: '/table/grid/basic',
    file: 'static/js/package-vxe-table.*',
    title: '示例加载失败。',
    chunk: 'table-grid-basic-columns-as-data-zh',
    arrived: '[data-demo="columns-as-data"] .vxe-body--row'
  },
  {
    what: 'the reference',
    path: '/table/api',
    file: 'static/js/reference.*',
    title: partFailed,
    chunk: 'reference',
    arrived: '[data-row="table.sortConfig"]'
  },
  {
    what: 'the rows of the reference',
    path: '/table/api',
    file: 'static/content/api-table-zh.*',
    title: partFailed,
    chunk: 'api-table-zh',
    arrived: '[data-row="table.sortConfig"]'
  },
  {
    what: 'the editor of a demo',
    path: '/table/base/sort',
    file: 'static/js/demo-editor.*',
    want: edit,
    title: '编辑器加载失败。',
    chunk: 'demo-editor',
    arrived: '[data-demo="sort-by-header"] .cm-content'
  },
  {
    what: 'the search',
    path: '/table/start/install',
    file: 'static/js/search-results.*',
    want: pressSearch,
    title: partFailed,
    chunk: 'search-results',
    arrived: 'dialog [role="option"]'
  },
  {
    what: 'the worker of the search',
    path: '/table/start/install',
    file: 'static/js/search-worker.*',
    want: search,
    title: '搜索加载失败。',
    chunk: 'search-worker',
    arrived: 'dialog [role="option"]'
  },
  {
    what: 'the records of the search',
    path: '/table/start/install',
    file: 'static/search/zh.*',
    want: search,
    title: '搜索加载失败。',
    chunk: 'zh',
    arrived: 'dialog [role="option"]'
  },
  {
    what: 'the playground',
    path: '/playground',
    file: 'static/js/playground.*',
    title: partFailed,
    chunk: 'playground',
    arrived: '.cm-content'
  },
  {
    what: 'the gallery',
    path: '/table/start/icons',
    file: 'static/js/icon-gallery.*',
    title: partFailed,
    chunk: 'icon-gallery',
    arrived: 'main article input'
  },
  {
    what: 'the theme editor',
    path: '/table/start/theme',
    file: 'static/js/theme-editor.*',
    title: partFailed,
    chunk: 'theme-editor',
    arrived: 'main input[type="color"]'
  }
]

for (const { what, path, file, want, title, chunk, arrived } of parts) {
  test(`${what} that does not arrive says so in a card, and a retry brings it`, async ({ page, trouble }) => {
    await acknowledgeNotices(page)
    await page.route(`**/${file}`, route => route.abort('connectionfailed'))
    await page.goto(`/v3.8/#${path}`)
    if (want) await page.locator('main h1').first().waitFor()
    await want?.(page)
    const card = page.getByRole('alert').filter({ hasText: title }).first()
    await expect(card).toContainText(`ChunkLoadError: Loading chunk ${chunk} failed (error)`)
    await page.unroute(`**/${file}`)
    await card.getByRole('button', { name: '重试' }).click()
    await expect(page.locator(arrived).first()).toBeVisible()
    await expect(card).toBeHidden()
    await takeNamed(trouble, ...refused)
  })
}

const styled: Pick<Part, 'what' | 'path' | 'want' | 'chunk' | 'arrived'>[] = [
  {
    what: 'the demos',
    path: '/table/base/sort',
    chunk: 'library-theme',
    arrived: '[data-demo="sort-by-header"] .vxe-body--row'
  },
  { what: 'the reference', path: '/table/api', chunk: 'reference', arrived: '[data-row="table.sortConfig"]' },
  {
    what: 'the search',
    path: '/table/start/install',
    want: pressSearch,
    chunk: 'search-results',
    arrived: 'dialog [role="option"]'
  },
  { what: 'the playground', path: '/playground', chunk: 'playground', arrived: '.cm-content' },
  { what: 'the gallery', path: '/table/start/icons', chunk: 'icon-gallery', arrived: 'main article input' },
  { what: 'the theme editor', path: '/table/start/theme', chunk: 'theme-editor', arrived: 'main input[type="color"]' }
]

for (const { what, path, want, chunk, arrived } of styled) {
  test(`${what} without its styles says so, and a retry brings them`, async ({ page, trouble }) => {
    const file = `**/static/css/${chunk}.*`
    await acknowledgeNotices(page)
    await page.route(file, route => route.abort('connectionfailed'))
    await page.goto(`/v3.8/#${path}`)
    if (want) await page.locator('main h1').first().waitFor()
    await want?.(page)
    const card = page.getByRole('alert').filter({ hasText: 'Loading CSS chunk' }).first()
    await expect(card).toContainText(`ChunkLoadError: Loading CSS chunk ${chunk} failed (CSS_CHUNK_LOAD_FAILED, error)`)
    await page.unroute(file)
    await card.getByRole('button', { name: '重试' }).click()
    await expect(page.locator(arrived).first()).toBeVisible()
    expect(
      await page.evaluate(
        chunk =>
          [...document.styleSheets].some(({ href, cssRules }) => href?.includes(`/${chunk}.`) && cssRules.length > 0),
        chunk
      )
    ).toBe(true)
    await takeNamed(trouble, ...refused)
  })
}

test('a part that went with an older build offers a reload that stays on the page', async ({ page, trouble }) => {
  await acknowledgeNotices(page)
  await page.route('**/static/js/theme-editor.*', route => route.fulfill({ status: 404, body: '' }))
  await page.goto('/v3.8/#/table/start/theme')
  const card = page.getByRole('alert')
  await expect(card).toContainText('站点已更新')
  await expect(card).toContainText('Loading chunk theme-editor failed (missing)')
  await page.unroute('**/static/js/theme-editor.*')
  await card.getByRole('button', { name: '刷新' }).click()
  await expect(page.locator('main input[type="color"]').first()).toBeVisible()
  await takeNamed(trouble, /^console error: Failed to load resource: the server responded with a status of 404/)
})

test('a part that never comes is given up after two minutes, by its name', async ({ page }) => {
  await acknowledgeNotices(page)
  await page.clock.install()
  await page.route('**/static/js/mount-vue.*', () => {})
  await page.goto('/v3.8/#/table/base/sort')
  const stage = page.locator('[data-demo="sort-by-header"]')
  await expect(stage.getByRole('status')).toBeVisible()
  await page.clock.fastForward(90_000)
  await expect(stage.getByRole('alert')).toBeHidden()
  await page.clock.fastForward(31_000)
  await expect(stage.getByRole('alert')).toContainText('ChunkLoadError: Loading chunk mount-vue failed (timeout)')
})
