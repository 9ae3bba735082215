import { test as base, expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { setHandsPace } from './hands-pace.ts'
import type { Lender, NextStep } from './lent-page.ts'
import { acknowledgeNotices, newLender } from './lent-page.ts'

export { acknowledgeNotices, expect }

export interface Options {
  /** A browser context of its own with nothing cached, instead of the page that the worker lends from test to test. */
  cold: boolean
  /** The lent page has no app yet: the first address is loaded, in a document without anything of another page. */
  blank: boolean
  /** Clicks wait a moment, as a hand does: see hands-pace.ts. */
  handsPace: boolean
}

export interface Fixtures {
  /** Opens a page in Chinese, scrolls to one of its demos, waits until it runs and gives its stage. */
  demo: (path: string, name: string) => Promise<Locator>
  /** Opens `#path` with the first visit's notices acknowledged; in the app that runs already, if there is one. */
  open: (path: string) => Promise<void>
  /** What went wrong in the browser so far; a test may empty it when it provoked the trouble itself. */
  trouble: string[]
  /** The page of this test and what leads it back to the start. */
  lent: { page: Page; nextStep: () => NextStep; giveBack: () => Promise<void> }
}

/** Every test fails on a console error or warning, a page error, a failed request or a request to another host. */
export const test = base.extend<Options & Fixtures, { lender: Lender }>({
  cold: [false, { option: true }],
  blank: [false, { option: true }],
  handsPace: [false, { option: true }],
  lender: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const lender = newLender()
      await use(lender)
      await lender.close()
    },
    { scope: 'worker' }
  ],
  lent: async (
    {
      browser,
      lender,
      cold,
      blank,
      handsPace,
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
      setHandsPace(page, handsPace)
      await use({ page, nextStep: () => 'go on', giveBack: () => Promise.resolve() })
      await context.close()
      return
    }
    const kind = JSON.stringify({ baseURL, hasTouch, isMobile, locale, colorScheme, contextOptions })
    let isLent = true
    const giveBack = async () => {
      if (!isLent) return
      isLent = false
      const reason = await lender.takeBack(info.errors.length === 0 && info.status === info.expectedStatus)
      if (reason) info.annotations.push({ type: 'page', description: reason })
    }
    const page = await lender.lend(kind, viewport, () => browser.newContext(), blank)
    setHandsPace(page, handsPace)
    await use({ page, nextStep: lender.nextStep, giveBack })
    await giveBack()
  },
  context: async ({ lent }, use) => use(lent.page.context()),
  page: async ({ lent }, use) => use(lent.page),
  trouble: async ({ lent, baseURL }, use) => {
    const { page } = lent
    const trouble: string[] = []
    const host = new URL(baseURL!).host
    page.on(
      'console',
      message =>
        ['error', 'warning'].includes(message.type()) && trouble.push(`console ${message.type()}: ${message.text()}`)
    )
    page.on('pageerror', error => trouble.push(`page error: ${error.message}`))
    page.on(
      'requestfailed',
      request => request.failure()?.errorText !== 'net::ERR_ABORTED' && trouble.push(`request failed: ${request.url()}`)
    )
    page.on(
      'request',
      request =>
        /^https?:/.test(request.url()) &&
        new URL(request.url()).host !== host &&
        trouble.push(`request to another host: ${request.url()}`)
    )
    await use(trouble)
    // What leaving the page brings to light is the trouble of this test, not of the next.
    if (!trouble.length) await lent.giveBack()
    expect(trouble).toEqual([])
  },
  open: async ({ page, lent, trouble, cold }, use) => {
    void trouble
    if (cold || process.env.ISOLATED) await acknowledgeNotices(page)
    await use(async path => {
      const step = lent.nextStep()
      const address = `/v3.8/#${path}`
      const isInApp = page.url().includes('/v3.8/#') && !page.url().endsWith(address)
      if (isInApp && step !== 'load') return goInApp(page, path, step === 'start in the app')
      await page.goto(address)
      await page.locator('main h1').first().waitFor()
      // The text is there before the app; of what a reader presses meanwhile only the last is kept.
      await page.waitForFunction(() => !('__appIsThere' in window), undefined, often)
    })
  },
  demo: async ({ page, open }, use) => {
    await use(async (path, name) => {
      await open(path)
      return runningDemo(page, name)
    })
  }
})

/** A test that wants what only a first visit or a load of the whole app shows. */
export const coldTest = test.extend({ cold: true })

/** From one page of the running app to another; `likeLoad` leaves the focus where a load leaves it. */
async function goInApp(page: Page, path: string, likeLoad: boolean): Promise<void> {
  const to = `#${path}`
  const from = await page.evaluate(async hash => {
    const from = location.hash
    const changed = new Promise(done => addEventListener('hashchange', done, { once: true }))
    location.hash = hash
    await changed
    return from
  }, to)
  await page.waitForFunction(hasArrived, withoutQuery(from) !== withoutQuery(to), often)
  if (likeLoad)
    await page.evaluate(() => {
      const { activeElement } = document
      if (activeElement?.matches('main h1')) (activeElement as HTMLElement).blur()
    })
}

const withoutQuery = (hash: string): string => hash.replace(/\?[^#]*/, '')

/**
 * Runs in the page. A page that has arrived has given the focus to its heading and its place to the entry of the
 * history; one that was only asked something else by its address does not arrive again.
 */
function hasArrived(arrivesAnew: boolean): boolean {
  const main = document.querySelector('main:not([aria-busy="true"])')
  const tells = arrivesAnew && main?.querySelector('[data-page]')
  return !!main?.querySelector('h1') && (!tells || history.state?.scroll !== undefined)
}

/** Playwright looks after 100 ms, then after 250 and 500: a demo takes less. */
export const often = { polling: 10, timeout: 15_000 }

export const runningDemo = async (page: Page, name: string): Promise<Locator> => {
  const stage = page.locator(`[data-demo="${name}"] [data-stage]`)
  await stage.evaluate(scrollIntoView)
  await page
    .waitForFunction(
      name => document.querySelector(`[data-demo="${name}"] [data-stage]`)?.getAttribute('data-state') === 'running',
      name,
      often
    )
    .catch(() => {})
  await expect(stage).toHaveAttribute('data-state', 'running')
  return stage
}

/** Not Playwright's own scrolling: it waits for two frames alike, and a busy browser may draw none for a long time. */
function scrollIntoView(element: Element): void {
  ;(element as Element & { scrollIntoViewIfNeeded: () => void }).scrollIntoViewIfNeeded()
}
