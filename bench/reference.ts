import type { Browser } from 'playwright-core'
import type { Conditions } from './conditions.ts'
import type { FrameStatistics } from './frames.ts'
import { scrollThrough } from './frames.ts'
import { open, waitForIdle, applyConditions, visit } from './visit.ts'

export interface ReferenceTimes extends Partial<Omit<FrameStatistics, 'blank'>> {
  /** Milliseconds from the change of the address to the first row. */
  row: number
}

/** Measures a navigation from a text page to the largest table of the reference, then expands all rows and scrolls. */
export function measureReference(
  browser: Browser,
  site: string,
  textPath: string,
  conditions: Conditions
): Promise<ReferenceTimes> {
  return visit(browser, site, async (page, session) => {
    await open(page, textPath)
    await page.locator('main h1').first().waitFor()
    await waitForIdle(page)
    await applyConditions(conditions, session)
    const row = await page.evaluate(measureFirstRow)
    await page.getByRole('button', { name: '全部展开' }).click()
    await page.waitForFunction(() => document.querySelectorAll('[data-row]').length > 700)
    const root = await page.evaluateHandle(() => document.scrollingElement as Element)
    const frames = await root.evaluate(scrollThrough, { axis: 'y' as const, contentSelector: '[data-row]' })
    return { row, ...frames }
  })
}

/** Runs in the page: opens the reference and returns the milliseconds to its first row. */
function measureFirstRow(): Promise<number> {
  return new Promise(resolve => {
    const start = performance.now()
    const look = () => {
      if (document.querySelector('[data-row]')?.getClientRects().length) resolve(performance.now() - start)
      else requestAnimationFrame(look)
    }
    location.hash = '/table/api'
    look()
  })
}
