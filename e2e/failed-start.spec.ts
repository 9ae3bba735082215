import type { Page } from '@playwright/test'
import { connectionErrors, expectErrors, ignoreErrors } from './expect-errors.ts'
import { acknowledgeNotices, expect, test } from './site.ts'

// A file that fails to load must not be cached already, so each test has its own browser context.
test.use({ cold: true })

for (const { lang, chunk, title, retry, heading } of [
  { lang: 'zh_CN', chunk: 'texts-zh', title: '页面加载失败。', retry: '重试', heading: '排序' },
  { lang: 'zh_TC', chunk: 'texts-tw', title: '頁面載入失敗。', retry: '重試', heading: '排序' },
  { lang: 'en_US', chunk: 'texts-en', title: 'The page could not be loaded.', retry: 'Retry', heading: 'Sorting' }
]) {
  test(`if the texts fail to load on a first visit, an error card is shown, and a retry loads the page (${lang})`, async ({
    page,
    browserErrors
  }) => {
    await acknowledgeNotices(page)
    await page.route(`**/static/js/${chunk}.*`, route => route.abort('connectionfailed'))
    await page.goto(`/v3.8/#/table/base/sort?lang=${lang}`)
    const card = page.getByRole('alert')
    await expect(card).toContainText(title)
    await expect(card).toContainText(`ChunkLoadError: Loading chunk ${chunk} failed (error)`)
    await page.unroute(`**/static/js/${chunk}.*`)
    await card.getByRole('button', { name: retry }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(card).toBeHidden()
    await expectErrors(browserErrors, ...connectionErrors)
  })
}

test('if the navigation file fails to load, the playground shows an error card, and a retry loads the playground', async ({
  page,
  browserErrors
}) => {
  await acknowledgeNotices(page)
  await page.route('**/static/content/nav-zh.*', route => route.abort('connectionfailed'))
  await page.goto('/v3.8/#/playground')
  const card = page.getByRole('alert')
  await expect(card).toContainText('ChunkLoadError: Loading chunk nav-zh failed (error)')
  await page.unroute('**/static/content/nav-zh.*')
  await card.getByRole('button', { name: '重试' }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
  await expectErrors(browserErrors, ...connectionErrors)
})

/**
 * Clicks a closed group of the sidebar. Returns true if it opens at once, false if the click is stored until the app is
 * ready.
 */
const clickGroup = (page: Page) =>
  page.evaluate(() => {
    const group = document.querySelector('details:not([open])') as HTMLDetailsElement
    group.querySelector('summary')!.click()
    return group.open
  })

test(
  'clicks are stored while the app loads, and take effect directly after a failed load',
  { tag: '@quick' },
  async ({ page, browserErrors }) => {
    await acknowledgeNotices(page)
    let release = () => {}
    const released = new Promise<void>(done => (release = done))
    await page.route('**/static/js/texts-zh.*', async route => {
      await released
      await route.abort('connectionfailed')
    })
    await page.goto('/v3.8/', { waitUntil: 'commit' })
    await page.locator('details summary').first().waitFor()
    expect(await clickGroup(page)).toBe(false)
    release()
    await expect(page.getByRole('alert')).toContainText('Loading chunk texts-zh failed')
    await expect(page.getByRole('heading', { level: 1, name: '安装' })).toBeVisible()
    expect(await clickGroup(page)).toBe(true)
    await page.unroute('**/static/js/texts-zh.*')
    await page.getByRole('alert').getByRole('button', { name: '重试' }).click()
    await expect(page.locator('#app main')).toHaveAttribute('aria-busy', 'false')
    await page.getByRole('button', { name: /主题/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expectErrors(browserErrors, ...connectionErrors)
  }
)

for (const [missing, file] of [
  ['the first script of the app', 'index'],
  ['an import of the first script', 'react']
]) {
  test(`if ${missing} fails to load, an error card is shown, clicks take effect, and a retry starts the app`, async ({
    page,
    browserErrors
  }) => {
    await acknowledgeNotices(page)
    await page.route(`**/static/js/${file}.*`, route => route.abort('connectionfailed'))
    await page.goto('/v3.8/')
    const card = page.getByRole('alert')
    await expect(card).toContainText(`ChunkLoadError: Loading chunk ${file} failed (error)`)
    expect(await clickGroup(page)).toBe(true)
    await page.unroute(`**/static/js/${file}.*`)
    await card.getByRole('button', { name: '重试' }).click()
    await page.locator('#app[data-language="zh"]').waitFor()
    await expect(page.getByRole('button', { name: '搜索' }).first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: '搜索' })).toBeVisible()
    await expectErrors(browserErrors, ...connectionErrors)
  })
}

for (const file of ['index', 'react'])
  test(`if the file ${file} of the app is missing, the error card says so`, async ({ page, browserErrors }) => {
    await acknowledgeNotices(page)
    await page.route(`**/static/js/${file}.*`, route => route.fulfill({ status: 404, body: 'nothing' }))
    await page.goto('/v3.8/')
    await expect(page.getByRole('alert')).toContainText(`ChunkLoadError: Loading chunk ${file} failed (missing)`)
    ignoreErrors(browserErrors)
  })

/** Installs a clock that doesn't replace the timings of the loaded files. */
async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(globalThis, { realPerformance: performance }))
  await page.clock.install()
  await page.addInitScript(() => {
    const { realPerformance } = globalThis as unknown as { realPerformance: Performance }
    performance.getEntries = () => realPerformance.getEntries()
    performance.getEntriesByType = type => realPerformance.getEntriesByType(type)
  })
}

/** Files that never arrive, with the error that names them. */
const hangingFiles = [
  ['the first script', 'js/index.', 'chunk index failed (timeout)'],
  ['an import of the first script', 'js/react.', 'chunk react failed (timeout)'],
  ['the text of the page', '/table-base-sort-zh.js', 'chunk table-base-sort-zh failed (timeout)'],
  ['the texts of the app', 'js/texts-zh.', 'chunk texts-zh failed (timeout)'],
  ['the navigation', 'content/nav-zh.', 'chunk nav-zh failed (timeout)'],
  ['the library', 'js/library.', 'chunk library failed (timeout)'],
  [
    'the style sheet of the library',
    'css/library-theme.',
    'CSS chunk library-theme failed (CSS_CHUNK_LOAD_FAILED, timeout)'
  ]
] as const

for (const [title, part, message] of hangingFiles)
  test(`if ${title} does not arrive, the error card names it after two minutes`, async ({ page, browserErrors }) => {
    await acknowledgeNotices(page)
    await installClock(page)
    await page.route(
      url => url.pathname.includes(part),
      () => {}
    )
    await page.goto('/v3.8/#/table/base/sort', { waitUntil: 'commit' })
    await page.locator('details summary').first().waitFor()
    // The app starts after some seconds without the file, and its requests have two minutes from then on.
    await expect(async () => {
      await page.clock.fastForward(61_000)
      await expect(page.getByRole('alert').first()).toContainText(`ChunkLoadError: Loading ${message}`, {
        timeout: 1000
      })
    }).toPass()
    ignoreErrors(browserErrors)
  })

test('if the library is missing, the error card of a demo names it', async ({ page, browserErrors }) => {
  await acknowledgeNotices(page)
  await page.route('**/static/js/library.*', route => route.fulfill({ status: 404, body: 'nothing' }))
  await page.goto('/v3.8/#/table/base/sort')
  await expect(page.getByRole('alert').first()).toContainText('ChunkLoadError: Loading chunk library failed (missing)')
  ignoreErrors(browserErrors)
})

test('if the app does not load, an error card is shown after two minutes', async ({ page }) => {
  await acknowledgeNotices(page)
  await page.clock.install()
  await page.route('**/static/js/index.*', () => {})
  await page.goto('/v3.8/', { waitUntil: 'commit' })
  await page.locator('details summary').first().waitFor()
  await page.clock.fastForward(121_000)
  await expect(page.getByRole('alert')).toContainText('ChunkLoadError: Loading chunk index failed (timeout)')
  expect(await clickGroup(page)).toBe(true)
})
