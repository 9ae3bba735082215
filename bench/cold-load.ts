import type { Browser } from 'playwright-core'
import type { Conditions } from './conditions.ts'
import type { Paints } from './paints.ts'
import type { PageRequest } from './requests.ts'
import { bytesUntil, recordRequests } from './requests.ts'
import { open, waitForIdle, applyConditions, visit } from './visit.ts'

export interface ColdLoad extends Partial<Paints> {
  /** Bytes of the requests that started before the page was complete; later prefetching is left out. */
  bytes: number
  requests: PageRequest[]
}

/** Measures a first visit, with an empty cache and a direct address. */
export function measureColdLoad(
  browser: Browser,
  site: string,
  path: string,
  conditions: Conditions
): Promise<ColdLoad> {
  return visit(browser, site, async (page, session) => {
    await applyConditions(conditions, session)
    const requests = recordRequests(session)
    await open(page, path)
    const stageCount = await page
      .locator('main h1')
      .first()
      .waitFor()
      .then(() => page.locator('[data-stage]').count())
    if (stageCount > 0) await page.waitForFunction(() => window.bench.cell)
    const loaded = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd as number
    )
    await waitForIdle(page)
    const paints = await page.evaluate(() => window.bench)
    return { ...paints, requests: requests(), bytes: bytesUntil(requests(), Math.max(loaded, paints.cell ?? 0)) }
  })
}
