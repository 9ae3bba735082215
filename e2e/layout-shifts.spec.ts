import type { Page } from '@playwright/test'
import { coldTest as test, expect, runningDemo } from './site.ts'

/** Pages that must not shift while text, demos, the app and the API response load one long after the other. */
const pages = [
  ['/table/start/install'],
  ['/table/start/theme'],
  ['/table/base/basic', 'first-table'],
  ['/table/api'],
  ['/home'],
  ['/gallery']
]
/** Parts of a page that load after it, with an element that they end with. */
const parts: Record<string, string> = { '/home': '[data-stage] .vxe-body--row', '/gallery': '[data-demo] img' }
const languages = [
  { locale: 'zh_CN', products: '产品' },
  { locale: 'en_US', products: 'Products' }
]

for (const [path = '', demo] of pages)
  for (const { locale, products } of languages)
    test(
      `${path} loads without layout shifts, in ${locale}`,
      { tag: locale === 'zh_CN' && demo ? '@quick' : [] },
      async ({ page, open }) => {
        await page.addInitScript(observeShifts)
        await delayRequests(page, new RegExp(`/${path.slice(1).replaceAll('/', '-')}-\\w+\\.js$`), 300)
        await delayRequests(page, /static\/js\/index\./, 600)
        await delayRequests(page, /component-api/, 900)
        await open(`${path}?lang=${locale}`)
        if (demo) await runningDemo(page, demo)
        if (parts[path]) await page.locator(parts[path]).first().waitFor()
        // The products menu is the last part to load.
        await expect(page.getByRole('banner').getByRole('button', { name: products })).toBeVisible()
        await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        expect(await page.evaluate(() => (window as WindowWithShifts).shifts)).toEqual([])
      }
    )

type WindowWithShifts = Window & { shifts?: string[] }

/**
 * Records layout shifts with their value, the share of the window that moved times the distance; tiny shifts inside a
 * cell do not count.
 */
function observeShifts(): void {
  const shifts: string[] = ((window as WindowWithShifts).shifts = [])
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
      if (entry.value >= 0.0002)
        shifts.push(
          `${entry.value} ${entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`).join()}`
        )
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

const delayRequests = (page: Page, address: RegExp, time: number): Promise<unknown> =>
  page.route(address, async route => {
    await new Promise(done => setTimeout(done, time))
    await route.continue()
  })
