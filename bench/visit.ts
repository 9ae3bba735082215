import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Conditions } from './conditions.ts'
import { recordPaints } from './paints.ts'

/** A browser that has never seen the site, with the first visit's notices acknowledged: the dialog is no page. */
export async function visit<T>(
  browser: Browser,
  site: string,
  work: (page: Page, session: CDPSession) => Promise<T>
): Promise<T> {
  const context = await browser.newContext({ baseURL: site, locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    // tsx compiles names of functions to calls of its `__name`, which a page does not have.
    await page.addInitScript('globalThis.__name = target => target')
    await page.addInitScript(() => localStorage.setItem('vxe-docs:upgrade-notice', 'read'))
    await page.addInitScript(recordPaints)
    return await work(page, session)
  } finally {
    await context.close()
  }
}

export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/v3.8/#${path}`, { waitUntil: 'load' })
}

/** Nothing is on its way any more: also what the page fetches when it is idle. */
export const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

export const under = (conditions: Conditions, session: CDPSession): Promise<unknown> => conditions.apply(session)
