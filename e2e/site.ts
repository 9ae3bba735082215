import { test as base, expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { isAppReady } from './boot.ts'
import { setSlowClicks } from './slow-clicks.ts'
import type { SharedPage, NextStep } from './shared-page.ts'
import { acknowledgeNotices, createSharedPage } from './shared-page.ts'

export { acknowledgeNotices, expect }

export interface Options {
  /** Own browser context with an empty cache, instead of the page that the tests of a worker share. */
  cold: boolean
  /** The shared page has no app yet: the first address is loaded, in a document without anything of another page. */
  blank: boolean
  /** Clicks wait a moment, as those of a user do: see slow-clicks.ts. */
  slowClicks: boolean
}

export interface Fixtures {
  /** Opens a page, scrolls to one of its demos, waits until it runs and returns its stage. */
  demo: (path: string, name: string) => Promise<Locator>
  /** Opens `#path` with the notices acknowledged; in the running app, if there is one. */
  open: (path: string) => Promise<void>
  /** Errors of the browser so far; a test may remove those that it provoked. */
  browserErrors: string[]
  /** The page of this test, with the function that restores it. */
  testPage: { page: Page; nextStep: () => NextStep; release: () => Promise<void> }
}

/** Every test fails on a console error or warning, a page error, a failed request or a request to another host. */
export const test = base.extend<Options & Fixtures, { sharedPage: SharedPage }>({
  cold: [false, { option: true }],
  blank: [false, { option: true }],
  slowClicks: [false, { option: true }],
  sharedPage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const sharedPage = createSharedPage()
      await use(sharedPage)
      await sharedPage.close()
    },
    { scope: 'worker' }
  ],
  testPage: async (
    {
      browser,
      sharedPage,
      cold,
      blank,
      slowClicks,
      viewport,
      baseURL,
      hasTouch,
      isMobile,
      locale,
      colorScheme,
      contextOptions
    },
    use,
    info
  ) => {
    if (cold || process.env.ISOLATED) {
      const context = await browser.newContext()
      const page = await context.newPage()
      setSlowClicks(page, slowClicks)
      await use({ page, nextStep: () => 'go on', release: () => Promise.resolve() })
      await context.close()
      return
    }
    const kind = JSON.stringify({ baseURL, hasTouch, isMobile, locale, colorScheme, contextOptions })
    let isAcquired = true
    const release = async () => {
      if (!isAcquired) return
      isAcquired = false
      const reason = await sharedPage.release(info.errors.length === 0 && info.status === info.expectedStatus)
      if (reason) info.annotations.push({ type: 'page', description: reason })
    }
    const page = await sharedPage.acquire(kind, viewport, () => browser.newContext(), blank)
    setSlowClicks(page, slowClicks)
    await use({ page, nextStep: sharedPage.nextStep, release })
    await release()
  },
  context: async ({ testPage }, use) => use(testPage.page.context()),
  page: async ({ testPage }, use) => use(testPage.page),
  browserErrors: async ({ testPage, baseURL }, use) => {
    const { page } = testPage
    const browserErrors: string[] = []
    const host = new URL(baseURL!).host
    page.on(
      'console',
      message =>
        ['error', 'warning'].includes(message.type()) &&
        browserErrors.push(`console ${message.type()}: ${message.text()}`)
    )
    page.on('pageerror', error => browserErrors.push(`page error: ${error.message}`))
    page.on(
      'requestfailed',
      request =>
        request.failure()?.errorText !== 'net::ERR_ABORTED' && browserErrors.push(`request failed: ${request.url()}`)
    )
    page.on(
      'request',
      request =>
        /^https?:/.test(request.url()) &&
        new URL(request.url()).host !== host &&
        browserErrors.push(`request to another host: ${request.url()}`)
    )
    await use(browserErrors)
    // Errors that leaving the page causes belong to this test, not to the next.
    if (!browserErrors.length) await testPage.release()
    expect(browserErrors).toEqual([])
  },
  open: async ({ page, testPage, browserErrors, cold }, use) => {
    // Requested for its check at the end of the test.
    void browserErrors
    if (cold || process.env.ISOLATED) await acknowledgeNotices(page)
    await use(async path => {
      const step = testPage.nextStep()
      const address = `/v3.8/#${path}`
      const isInApp = page.url().includes('/v3.8/#') && !page.url().endsWith(address)
      if (isInApp && step !== 'load') return navigateInApp(page, path, step === 'start in the app')
      await page.goto(address)
      await page.locator('main h1').first().waitFor()
      // The text is shown before the app has loaded; only the last click of a reader until then is stored.
      await page.waitForFunction(isAppReady, undefined, fastPolling)
    })
  },
  demo: async ({ page, open }, use) => {
    await use(async (path, name) => {
      await open(path)
      return runningDemo(page, name)
    })
  }
})

/** Test with its own browser context, for behavior of a first visit or of a load of the whole app. */
export const coldTest = test.extend({ cold: true })

/** Navigates within the running app; `blursHeading` leaves the focus as a load does. */
async function navigateInApp(page: Page, path: string, blursHeading: boolean): Promise<void> {
  const to = `#${path}`
  const from = await page.evaluate(async hash => {
    const from = location.hash
    const changed = new Promise(done => addEventListener('hashchange', done, { once: true }))
    location.hash = hash
    await changed
    return from
  }, to)
  await page.waitForFunction(hasArrived, withoutQuery(from) !== withoutQuery(to), fastPolling)
  if (blursHeading)
    await page.evaluate(() => {
      const { activeElement } = document
      if (activeElement?.matches('main h1')) (activeElement as HTMLElement).blur()
    })
}

const withoutQuery = (hash: string): string => hash.replace(/\?[^#]*/, '')

/**
 * Runs in the page. A new page has arrived once its heading has the focus and its history entry the scroll position;
 * after a change of the query alone neither happens.
 */
function hasArrived(isNewPage: boolean): boolean {
  const main = document.querySelector('main:not([aria-busy="true"])')
  const setsScroll = isNewPage && main?.querySelector('[data-page]')
  return !!main?.querySelector('h1') && (!setsScroll || history.state?.scroll !== undefined)
}

/** Polls every 10 ms, because Playwright polls after 100, 250 and 500 ms and a demo takes less. */
export const fastPolling = { polling: 10, timeout: 30_000 }

export const runningDemo = async (page: Page, name: string): Promise<Locator> => {
  const stage = page.locator(`[data-demo="${name}"] [data-stage]`)
  await stage.evaluate(scrollIntoView)
  await page
    .waitForFunction(
      name => document.querySelector(`[data-demo="${name}"] [data-stage]`)?.getAttribute('data-state') === 'running',
      name,
      fastPolling
    )
    .catch(() => {})
  await expect(stage).toHaveAttribute('data-state', 'running')
  return stage
}

/**
 * Replaces Playwright's scrolling, which waits for two equal frames: a busy browser may render none for a long time.
 */
function scrollIntoView(element: Element): void {
  ;(element as Element & { scrollIntoViewIfNeeded: () => void }).scrollIntoViewIfNeeded()
}
