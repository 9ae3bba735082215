import type { Browser, Page } from 'playwright-core'
import type { Conditions } from './conditions.ts'
import { open, waitForIdle, applyConditions, visit } from './visit.ts'

export interface NavigationTimes {
  /** Milliseconds until the heading of the next page is rendered. */
  heading: number
  /** Milliseconds until the first cell of its first demo is rendered. */
  cell: number
}

/**
 * Measures navigations from a loaded page to others. The address changes as with a click, but without a preceding
 * pointer event, which would preload the page.
 */
export function measureNavigations(
  browser: Browser,
  site: string,
  paths: readonly string[],
  conditions: Conditions
): Promise<NavigationTimes[]> {
  return visit(browser, site, async (page, session) => {
    const [first = '', ...others] = paths
    await open(page, first)
    await page.locator('main h1').first().waitFor()
    await waitForIdle(page)
    await applyConditions(conditions, session)
    const times: NavigationTimes[] = []
    for (const path of others) {
      times.push(await navigate(page, path))
      await waitForIdle(page)
    }
    return times
  })
}

const navigate = (page: Page, path: string): Promise<NavigationTimes> =>
  page.evaluate(
    path =>
      new Promise<NavigationTimes>(resolve => {
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
