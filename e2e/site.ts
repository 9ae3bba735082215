import { test as base, expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { clickAtHandsPace } from './hands-pace.ts'

export { expect }

interface Fixtures {
  /** Opens a page in Chinese, scrolls to one of its demos, waits until it runs and gives its stage. */
  demo: (path: string, name: string) => Promise<Locator>
  /** Opens `#path` with the first visit's notices acknowledged. */
  open: (path: string) => Promise<void>
  /** What went wrong in the browser so far; a test may empty it when it provoked the trouble itself. */
  trouble: string[]
}

/** Every test fails on a console error or warning, a page error, a failed request or a request to another host. */
export const test = base.extend<Fixtures>({
  trouble: async ({ page, baseURL }, use) => {
    const trouble: string[] = []
    const host = new URL(baseURL!).host
    page.on('console', message => ['error', 'warning'].includes(message.type()) && trouble.push(`console ${message.type()}: ${message.text()}`))
    page.on('pageerror', error => trouble.push(`page error: ${error.message}`))
    page.on('requestfailed', request => request.failure()?.errorText !== 'net::ERR_ABORTED' && trouble.push(`request failed: ${request.url()}`))
    page.on('request', request => /^https?:/.test(request.url()) && new URL(request.url()).host !== host && trouble.push(`request to another host: ${request.url()}`))
    await use(trouble)
    expect(trouble).toEqual([])
  },
  open: async ({ page, trouble }, use) => {
    void trouble
    clickAtHandsPace(page)
    await acknowledgeNotices(page)
    await use(async path => {
      await page.goto(`/v3.8/#${path}`)
      await page.locator('main h1').first().waitFor()
    })
  },
  demo: async ({ page, open }, use) => {
    await use(async (path, name) => {
      await open(path)
      return runningDemo(page, name)
    })
  }
})

export const runningDemo = async (page: Page, name: string): Promise<Locator> => {
  const stage = page.locator(`[data-demo="${name}"] [data-stage]`)
  await stage.scrollIntoViewIfNeeded()
  await expect(stage).toHaveAttribute('data-state', 'running')
  return stage
}

export async function acknowledgeNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('vxe-docs:upgrade-notice', 'read')
      localStorage.setItem('vxe-docs:banner', 'closed')
      localStorage.setItem('vxe-docs:new-version', '3.8.25')
    } catch {
      // Storage is switched off in some tests.
    }
  })
}
