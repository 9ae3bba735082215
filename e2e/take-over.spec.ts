import type { Page } from '@playwright/test'
import type { Boot } from '../shared/boot.ts'
import { acknowledgeNotices, expect, test } from './site.ts'

// Each test checks the document before the app has loaded, so it loads the site again.
test.use({ cold: true })

/**
 * Records the nodes that are removed from the shell or the page once both are rendered. Demos are excluded, because the
 * library renders them.
 */
function recordRemovals(): void {
  const losses: string[] = []
  Object.assign(window, { losses })
  const note = (records: MutationRecord[]) => {
    for (const { target, removedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      if (!element?.closest('#app') || element.closest('[data-stage]')) continue
      // An empty placeholder may be replaced by content.
      for (const node of removedNodes)
        if (node.textContent) losses.push((node as Element).outerHTML ?? node.textContent)
    }
  }
  document.addEventListener('DOMContentLoaded', async () => {
    await (window as Window & { __boot?: Boot }).__boot?.pageRendered
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
  })
}

const waitForApp = (page: Page) => expect(page.locator('#app main')).toHaveAttribute('aria-busy', 'false')
const losses = (page: Page) => page.evaluate(() => (window as unknown as { losses: string[] }).losses)

for (const lang of ['zh_CN', 'en_US'])
  for (const path of ['/table/start/install', '/table/base/sort', '/table/start/theme', '/table/api', '/donation/api'])
    test(`starting the app on ${path} removes no node with text (${lang})`, async ({ page, browserErrors }) => {
      // Requested for its check at the end of the test.
      void browserErrors
      await acknowledgeNotices(page)
      await page.addInitScript(recordRemovals)
      await page.goto(`/v3.8/#${path}?lang=${lang}`)
      await page.locator(`#app[data-drawn="${path}"]`).waitFor()
      await waitForApp(page)
      // The app renders the bar above a demo and the tables, so an enabled select shows that it has loaded.
      await expect(page.locator('#app select').first()).toBeEnabled()
      await page.waitForFunction(() => document.title.includes('vxe-table 3.8'))
      expect(await losses(page)).toEqual([])
    })

test(
  'text typed into a demo, focus and scroll position survive the start of the app',
  { tag: '@quick' },
  async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await acknowledgeNotices(page)
    let arrive = () => {}
    const arrived = new Promise<void>(resolve => (arrive = resolve))
    await page.route('**/static/js/index.*', async route => {
      await arrived
      await route.continue()
    })
    await page.goto('/v3.8/#/table/module/input', { waitUntil: 'commit' })
    const field = page.locator('[data-demo] [data-stage] input').first()
    await field.fill('typed')
    await page.evaluate(() => scrollTo(0, 300))
    await field.evaluate(input => Object.assign(window, { field: input }))
    arrive()
    await expect(page.locator('[data-demo] [data-controls] button').first()).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { field: Element }).field.isConnected)).toBe(true)
    await expect(field).toHaveValue('typed')
    await expect(field).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(300)
  }
)

test(
  'a demo started before the app switches its language and is removed when leaving the page',
  { tag: '@quick' },
  async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await acknowledgeNotices(page)
    await page.goto('/v3.8/#/table/base/sort')
    const stage = page.locator('[data-demo="sort-by-header"] [data-stage]')
    await expect(stage.locator('.vxe-body--row').first()).toBeVisible()
    await stage.evaluate(element => Object.assign(window, { row: element.querySelector('.vxe-body--row') }))
    await page.getByRole('banner').getByLabel('选择语言').selectOption('en_US')
    await expect(stage.locator('.vxe-header--column').nth(1)).toContainText('Name')
    expect(await page.evaluate(() => (window as unknown as { row: Element }).row.isConnected)).toBe(true)
    await page.evaluate(() => (location.hash = '#/table/start/install'))
    await expect(page.locator('[data-page="/table/start/install"]')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { row: Element }).row.isConnected)).toBe(false)
  }
)

/** The part of a Vue component that the next test uses. */
interface VueInstance {
  $on: (event: string, listener: () => void) => void
  $emit: (event: string) => void
}

test('an error of a demo before the app has loaded appears in the console below the demo', async ({
  page,
  browserErrors
}) => {
  await acknowledgeNotices(page)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((_, observer) => {
        const table = document.querySelector<Element & { __vue__?: VueInstance }>('[data-stage] .vxe-table')?.__vue__
        if (!table) return
        observer.disconnect()
        table.$on('early', () => {
          throw new Error('too early')
        })
        table.$emit('early')
      }).observe(document.body, { subtree: true, childList: true })
    })
  })
  await page.goto('/v3.8/#/table/base/sort')
  await expect(page.getByRole('log').first()).toContainText('too early')
  expect(browserErrors).toEqual([])
})

/** Records the number of text blocks each time that it changes. */
function recordBlockCounts(): void {
  const counts: number[] = []
  Object.assign(window, { counts })
  new MutationObserver(() => {
    const count = document.querySelector('#app [data-prose]')?.children.length ?? 0
    if (count && count !== counts.at(-1)) counts.push(count)
  }).observe(document, { subtree: true, childList: true })
}

for (const path of ['/table/start/upgrade', '/table/base/basic'])
  test(`the top of ${path} is rendered first, and the rest before the app has loaded`, async ({ page }) => {
    await acknowledgeNotices(page)
    await page.addInitScript(recordBlockCounts)
    await page.route('**/static/js/index.*.js', () => {})
    await page.goto(`/v3.8/#${path}?lang=en_US`, { waitUntil: 'commit' })
    const outlineLinks = page.locator('#app [data-outline] nav > ul > li > a')
    await expect(page.locator('#app [data-prose] h2').last()).toHaveText('Related pages')
    await expect(outlineLinks.last()).toHaveText('Related pages')
    expect(await page.locator('#app [data-prose] > h2, #app [data-prose] > section > h2').count()).toBe(
      await outlineLinks.count()
    )
    const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts)
    expect(counts).toHaveLength(2)
    expect(counts[0]).toBeLessThan(counts[1]! / 2)
  })
