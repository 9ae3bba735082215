import type { Browser } from 'playwright-core'
import type { Conditions } from './conditions.ts'
import type { Frames } from './frames.ts'
import { scrollThrough } from './frames.ts'
import { open, settled, under, visit } from './visit.ts'

export interface ReferenceTimes extends Partial<Omit<Frames, 'blank'>> {
  /** From the change of the address to the first row. */
  row: number
}

/** A reader goes from a text to the largest table of the reference, opens all of it and scrolls. */
export function references(
  browser: Browser,
  site: string,
  text: string,
  conditions: Conditions
): Promise<ReferenceTimes> {
  return visit(browser, site, async (page, session) => {
    await open(page, text)
    await page.locator('main h1').first().waitFor()
    await settled(page)
    await under(conditions, session)
    const row = await page.evaluate(firstRow)
    await page.getByRole('button', { name: '全部展开' }).click()
    await page.waitForFunction(() => document.querySelectorAll('[data-row]').length > 700)
    const root = await page.evaluateHandle(() => document.scrollingElement as Element)
    const frames = await root.evaluate(scrollThrough, { axis: 'y' as const, shown: '[data-row]' })
    return { row, ...frames }
  })
}

/** Runs in the page. */
function firstRow(): Promise<number> {
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
