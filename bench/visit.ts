import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import type { Conditions } from './conditions.ts'
import { recordPaints } from './paints.ts'

/** Opens a page in a browser without stored data, with the upgrade notice dismissed, because its dialog would be measured otherwise. */
export async function visit<T>(
  browser: Browser,
  site: string,
  work: (page: Page, session: CDPSession) => Promise<T>,
  device: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
): Promise<T> {
  const context = await browser.newContext({ baseURL: site, locale: 'zh-CN', ...device })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    // tsx compiles function names to calls of its helper `__name`, which a page does not have.
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

/** Waits until no request is pending, including those that the page sends when it is idle. */
export const waitForIdle = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

export const applyConditions = (conditions: Conditions, session: CDPSession): Promise<unknown> =>
  conditions.apply(session)
