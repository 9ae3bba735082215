import type { Page } from '@playwright/test'
import { connectionErrors, expectErrors } from './expect-errors.ts'
import { acknowledgeNotices, expect, test } from './site.ts'

// A file that fails to load must not be cached already, so each test has its own browser context.
test.use({ cold: true })

interface LazyPart {
  part: string
  path: string
  /** Glob of the file that fails to load. */
  file: string
  /** Action of the reader that loads the part. */
  trigger?: (page: Page) => Promise<void>
  errorTitle: string
  chunk: string
  /** Selector of an element that is visible after a retry. */
  loadedSelector: string
}

const pressSearch = (page: Page) => page.keyboard.press('Control+k')
const search = async (page: Page) => {
  await pressSearch(page)
  await page.getByRole('combobox', { name: '搜索' }).fill('排序')
}
const edit = (page: Page) => page.locator('[data-demo="sort-by-header"]').getByRole('button', { name: '编辑' }).click()

const partFailed = '这一部分加载失败。'

const parts: LazyPart[] = [
  {
    part: 'a page',
    path: '/table/base/sort',
    file: 'static/content/table-base.*/table-base-sort-zh.js',
    errorTitle: '页面加载失败。',
    chunk: 'table-base-sort-zh',
    loadedSelector: '[data-page="/table/base/sort"]'
  },
  {
    part: 'the script that mounts demos',
    path: '/table/base/sort',
    file: 'static/js/mount-vue.*',
    errorTitle: '示例加载失败。',
    chunk: 'mount-vue',
    loadedSelector: '[data-demo="sort-by-header"] .vxe-body--row'
  },
  {
    part: 'a demo',
    path: '/table/base/sort',
    file: 'static/content/table-base-sort-sort-by-header-zh.*',
    errorTitle: '示例加载失败。',
    chunk: 'table-base-sort-sort-by-header-zh',
    loadedSelector: '[data-demo="sort-by-header"] .vxe-body--row'
  },
  {
    part: 'the rest of the library',
    path: '/table/grid/basic',
    file: 'static/js/package-vxe-table.*',
    errorTitle: '示例加载失败。',
    chunk: 'table-grid-basic-columns-as-data-zh',
    loadedSelector: '[data-demo="columns-as-data"] .vxe-body--row'
  },
  {
    part: 'the reference',
    path: '/table/api',
    file: 'static/js/reference.*',
    errorTitle: partFailed,
    chunk: 'reference',
    loadedSelector: '[data-row="table.sortConfig"]'
  },
  {
    part: 'the data of the reference',
    path: '/table/api',
    file: 'static/content/api-table-zh.*',
    errorTitle: partFailed,
    chunk: 'api-table-zh',
    loadedSelector: '[data-row="table.sortConfig"]'
  },
  {
    part: 'the editor of a demo',
    path: '/table/base/sort',
    file: 'static/js/demo-editor.*',
    trigger: edit,
    errorTitle: '编辑器加载失败。',
    chunk: 'demo-editor',
    loadedSelector: '[data-demo="sort-by-header"] .cm-content'
  },
  {
    part: 'the search',
    path: '/table/start/install',
    file: 'static/js/search-results.*',
    trigger: pressSearch,
    errorTitle: partFailed,
    chunk: 'search-results',
    loadedSelector: 'dialog [role="option"]'
  },
  {
    part: 'the search worker',
    path: '/table/start/install',
    file: 'static/js/search-worker.*',
    trigger: search,
    errorTitle: '搜索加载失败。',
    chunk: 'search-worker',
    loadedSelector: 'dialog [role="option"]'
  },
  {
    part: 'the search data',
    path: '/table/start/install',
    file: 'static/search/zh.*',
    trigger: search,
    errorTitle: '搜索加载失败。',
    chunk: 'zh',
    loadedSelector: 'dialog [role="option"]'
  },
  {
    part: 'the playground',
    path: '/playground',
    file: 'static/js/playground.*',
    errorTitle: partFailed,
    chunk: 'playground',
    loadedSelector: '.cm-content'
  },
  {
    part: 'the icon gallery',
    path: '/table/start/icons',
    file: 'static/js/icon-gallery.*',
    errorTitle: partFailed,
    chunk: 'icon-gallery',
    loadedSelector: 'main article input'
  },
  {
    part: 'the theme editor',
    path: '/table/start/theme',
    file: 'static/js/theme-editor.*',
    errorTitle: partFailed,
    chunk: 'theme-editor',
    loadedSelector: 'main input[type="color"]'
  }
]

for (const { part, path, file, trigger, errorTitle, chunk, loadedSelector } of parts) {
  test(`if ${part} fails to load, an error card is shown, and a retry loads it`, async ({ page, browserErrors }) => {
    await acknowledgeNotices(page)
    await page.route(`**/${file}`, route => route.abort('connectionfailed'))
    await page.goto(`/v3.8/#${path}`)
    if (trigger) await page.locator('main h1').first().waitFor()
    await trigger?.(page)
    const card = page.getByRole('alert').filter({ hasText: errorTitle }).first()
    await expect(card).toContainText(`ChunkLoadError: Loading chunk ${chunk} failed (error)`)
    await page.unroute(`**/${file}`)
    await card.getByRole('button', { name: '重试' }).click()
    await expect(page.locator(loadedSelector).first()).toBeVisible()
    await expect(card).toBeHidden()
    await expectErrors(browserErrors, ...connectionErrors)
  })
}

const styledParts: Pick<LazyPart, 'part' | 'path' | 'trigger' | 'chunk' | 'loadedSelector'>[] = [
  {
    part: 'the demos',
    path: '/table/base/sort',
    chunk: 'library-theme',
    loadedSelector: '[data-demo="sort-by-header"] .vxe-body--row'
  },
  { part: 'the reference', path: '/table/api', chunk: 'reference', loadedSelector: '[data-row="table.sortConfig"]' },
  {
    part: 'the search',
    path: '/table/start/install',
    trigger: pressSearch,
    chunk: 'search-results',
    loadedSelector: 'dialog [role="option"]'
  },
  { part: 'the playground', path: '/playground', chunk: 'playground', loadedSelector: '.cm-content' },
  { part: 'the icon gallery', path: '/table/start/icons', chunk: 'icon-gallery', loadedSelector: 'main article input' },
  {
    part: 'the theme editor',
    path: '/table/start/theme',
    chunk: 'theme-editor',
    loadedSelector: 'main input[type="color"]'
  }
]

for (const { part, path, trigger, chunk, loadedSelector } of styledParts) {
  test(`if the style sheet of ${part} fails to load, an error card is shown, and a retry loads it`, async ({
    page,
    browserErrors
  }) => {
    const file = `**/static/css/${chunk}.*`
    await acknowledgeNotices(page)
    await page.route(file, route => route.abort('connectionfailed'))
    await page.goto(`/v3.8/#${path}`)
    if (trigger) await page.locator('main h1').first().waitFor()
    await trigger?.(page)
    const card = page.getByRole('alert').filter({ hasText: 'Loading CSS chunk' }).first()
    await expect(card).toContainText(`ChunkLoadError: Loading CSS chunk ${chunk} failed (CSS_CHUNK_LOAD_FAILED, error)`)
    await page.unroute(file)
    await card.getByRole('button', { name: '重试' }).click()
    await expect(page.locator(loadedSelector).first()).toBeVisible()
    expect(
      await page.evaluate(
        chunk =>
          [...document.styleSheets].some(({ href, cssRules }) => href?.includes(`/${chunk}.`) && cssRules.length > 0),
        chunk
      )
    ).toBe(true)
    await expectErrors(browserErrors, ...connectionErrors)
  })
}

test(
  'if a file of an older build is missing, an error card offers a reload, which stays on the page',
  { tag: '@quick' },
  async ({ page, browserErrors }) => {
    await acknowledgeNotices(page)
    await page.route('**/static/js/theme-editor.*', route => route.fulfill({ status: 404, body: '' }))
    await page.goto('/v3.8/#/table/start/theme')
    const card = page.getByRole('alert')
    await expect(card).toContainText('站点已更新')
    await expect(card).toContainText('Loading chunk theme-editor failed (missing)')
    await page.unroute('**/static/js/theme-editor.*')
    await card.getByRole('button', { name: '刷新' }).click()
    await expect(page.locator('main input[type="color"]').first()).toBeVisible()
    await expectErrors(
      browserErrors,
      /^console error: Failed to load resource: the server responded with a status of 404/
    )
  }
)

test('a script request that never ends shows an error card with the chunk name after two minutes', async ({ page }) => {
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
