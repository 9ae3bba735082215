import type { Page } from '@playwright/test'
import { acknowledgeNotices, expect, test } from './site.ts'

// Each test loads the site again.
test.use({ cold: true })

/** Records the elements inside rows of the reference that a script measures. */
function recordMeasuredRows(): void {
  const measured: string[] = []
  Object.assign(window, { measured })
  const { getBoundingClientRect } = Element.prototype
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const row = this.closest('[data-row]')?.getAttribute('data-row')
    if (row) measured.push(row)
    return getBoundingClientRect.call(this)
  }
}

test('preloading the pages of visible links measures no row of the reference', async ({ page, browserErrors }) => {
  // Requested for its check at the end of the test.
  void browserErrors
  await acknowledgeNotices(page)
  await page.addInitScript(recordMeasuredRows)
  const preloaded = page.waitForRequest(/\/static\/content\/table-base\.\w+\/[\w-]+-zh\.js$/)
  await page.goto('/v3.8/#/table/api')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.locator('summary', { hasText: '基础表格' }).click()
  await preloaded
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { measured: string[] }).measured)).toEqual([])
})

/** Holds the responses to the requests of a pattern until the returned function is called. */
async function holdResponses(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(pattern, async route => {
    await released
    await route.continue()
  })
  return release
}

for (const lang of ['zh_CN', 'en_US'])
  test(`the header of the playground is shown before the app has loaded (${lang})`, async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await acknowledgeNotices(page)
    const release = await holdResponses(page, '**/static/js/index.*')
    await page.goto(`/v3.8/#/playground?lang=${lang}`, { waitUntil: 'commit' })
    const home = page.getByRole('banner').getByRole('link', { name: 'vxe-table' })
    await expect(home).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const before = await home.boundingBox()
    release()
    await expect(page.locator('.cm-content')).toBeVisible()
    expect(await home.boundingBox()).toEqual(before)
  })

test(
  'the preview of the playground runs before the editor has loaded',
  { tag: '@quick' },
  async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await acknowledgeNotices(page)
    const release = await holdResponses(page, '**/static/js/editor.*.js')
    await page.goto('/v3.8/#/playground?demo=table/base/sort/sort-by-header', { waitUntil: 'commit' })
    await expect(page.frameLocator('iframe[title]').locator('.vxe-body--row').first()).toBeVisible()
    await expect(page.locator('.cm-content')).toHaveCount(0)
    release()
    await expect(page.locator('.cm-content')).toBeVisible()
  }
)

test('the playground does not load the library of the demos of a page', async ({ page, browserErrors }) => {
  // Requested for its check at the end of the test.
  void browserErrors
  await acknowledgeNotices(page)
  const requested: string[] = []
  page.on('request', request => requested.push(request.url()))
  await page.goto('/v3.8/#/playground')
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested.filter(address => /\/static\/js\/(library|mount-vue)\./.test(address))).toEqual([])
})
