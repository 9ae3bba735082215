import type { Browser } from 'playwright-core'
import type { Conditions } from './conditions.ts'
import type { Paints } from './paints.ts'
import type { Request } from './requests.ts'
import { bytesUntil, recordRequests } from './requests.ts'
import { open, settled, under, visit } from './visit.ts'

export interface ColdLoad extends Partial<Paints> {
  /** Bytes of what was asked for until the page was complete; what it fetches later, for later, is left out. */
  bytes: number
  requests: Request[]
}

/** The first visit: an empty cache, a direct address. */
export function coldLoad(browser: Browser, site: string, path: string, conditions: Conditions): Promise<ColdLoad> {
  return visit(browser, site, async (page, session) => {
    await under(conditions, session)
    const requests = recordRequests(session)
    await open(page, path)
    const hasDemo = await page
      .locator('main h1')
      .first()
      .waitFor()
      .then(() => page.locator('[data-stage]').count())
    if (hasDemo) await page.waitForFunction(() => window.bench.cell)
    const loaded = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd as number
    )
    await settled(page)
    const paints = await page.evaluate(() => window.bench)
    return { ...paints, requests: requests(), bytes: bytesUntil(requests(), Math.max(loaded, paints.cell ?? 0)) }
  })
}
