import type { Page } from '@playwright/test'
import { acknowledgeNotices, expect, test } from './site.ts'

// What stands in the window before the app is there: each test loads the site anew.
test.use({ cold: true })

/** Writes down what leaves the shell or the page from the moment in which both can be read. Demos are the library's. */
function watchLosses(): void {
  const losses: string[] = []
  Object.assign(window, { losses })
  const note = (records: MutationRecord[]) => {
    for (const { target, removedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      if (!element?.closest('#app') || element.closest('[data-stage]')) continue
      // A space kept for what comes holds nothing: it gives way to it.
      for (const node of removedNodes)
        if (node.textContent) losses.push((node as Element).outerHTML ?? node.textContent)
    }
  }
  document.addEventListener('DOMContentLoaded', async () => {
    await (window as Window & { __firstView?: Promise<void> }).__firstView
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
  })
}

const appIsThere = (page: Page) => expect(page.locator('#app main')).toHaveAttribute('aria-busy', 'false')
const losses = (page: Page) => page.evaluate(() => (window as unknown as { losses: string[] }).losses)

for (const lang of ['zh_CN', 'en_US'])
  for (const path of ['/table/start/install', '/table/base/sort', '/table/start/theme', '/table/api', '/donation/api'])
    test(`the app takes ${path} over as it stands (${lang})`, async ({ page, trouble }) => {
      void trouble
      await acknowledgeNotices(page)
      await page.addInitScript(watchLosses)
      await page.goto(`/v3.8/#${path}?lang=${lang}`)
      await page.locator(`#app[data-drawn="${path}"]`).waitFor()
      await appIsThere(page)
      // The bar above a demo, or a table, is drawn by the app: it is there.
      await expect(page.locator('#app select').first()).toBeEnabled()
      await page.waitForFunction(() => document.title.includes('vxe-table 3.8'))
      expect(await losses(page)).toEqual([])
    })

test('what a reader has done by the time the app arrives stays', async ({ page, trouble }) => {
  void trouble
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
})

test('a demo that the page has started is run by the app: another language changes its words, leaving ends it', async ({
  page,
  trouble
}) => {
  void trouble
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
})

test('an error of a demo from before the app is told in its console strip', async ({ page, trouble }) => {
  await acknowledgeNotices(page)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((_, observer) => {
        const started = (window as unknown as { __started?: Map<Element, { onError: (error: Error) => void }> })
          .__started
        const [first] = started?.values() ?? []
        if (!first) return
        observer.disconnect()
        first.onError(new Error('too early'))
      }).observe(document.body, { subtree: true, childList: true })
    })
  })
  await page.goto('/v3.8/#/table/base/sort')
  await expect(page.getByRole('log').first()).toContainText('too early')
  expect(trouble).toEqual([])
})

/** How many blocks of the text stand there each time their number has changed. */
function watchBlocks(): void {
  const counts: number[] = []
  Object.assign(window, { counts })
  new MutationObserver(() => {
    const count = document.querySelector('#app [data-prose]')?.children.length ?? 0
    if (count && count !== counts.at(-1)) counts.push(count)
  }).observe(document, { subtree: true, childList: true })
}

for (const path of ['/table/start/upgrade', '/table/base/basic'])
  test(`the top of ${path} comes first, and all of it before the app`, async ({ page }) => {
    await acknowledgeNotices(page)
    await page.addInitScript(watchBlocks)
    await page.route('**/static/js/index.*.js', () => {})
    await page.goto(`/v3.8/#${path}?lang=en_US`, { waitUntil: 'commit' })
    const outlined = page.locator('#app [data-outline] nav > ul > li > a')
    await expect(page.locator('#app [data-prose] h2').last()).toHaveText('Related pages')
    await expect(outlined.last()).toHaveText('Related pages')
    expect(await page.locator('#app [data-prose] > h2, #app [data-prose] > section > h2').count()).toBe(
      await outlined.count()
    )
    const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts)
    expect(counts).toHaveLength(2)
    expect(counts[0]).toBeLessThan(counts[1]! / 2)
  })
