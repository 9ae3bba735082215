import type { Browser, Page } from 'playwright-core'
import type { Conditions } from './conditions.ts'
import { open, settled, under, visit } from './visit.ts'

export interface Navigation {
  /** Until the heading of the other page is there. */
  heading: number
  /** Until the first cell of its first demo is there. */
  cell: number
}

/** A reader who has read one page and goes on to others. The address changes as with a click, but no pointer has announced it. */
export function navigations(
  browser: Browser,
  site: string,
  paths: readonly string[],
  conditions: Conditions
): Promise<Navigation[]> {
  return visit(browser, site, async (page, session) => {
    const [first = '', ...others] = paths
    await open(page, first)
    await page.locator('main h1').first().waitFor()
    await settled(page)
    await under(conditions, session)
    const times: Navigation[] = []
    for (const path of others) {
      times.push(await navigate(page, path))
      await settled(page)
    }
    return times
  })
}

const navigate = (page: Page, path: string): Promise<Navigation> =>
  page.evaluate(
    path =>
      new Promise<Navigation>(resolve => {
        const start = performance.now()
        let heading = 0
        const look = () => {
          const article = document.querySelector(`[data-page="${path}"]`)
          if (!heading && article?.querySelector('h1')) heading = performance.now() - start
          if (article?.querySelector('.vxe-body--row .vxe-cell')?.getClientRects().length)
            resolve({ heading, cell: performance.now() - start })
          else requestAnimationFrame(look)
        }
        location.hash = path
        look()
      }),
    path
  )
