import type { Page } from '@playwright/test'
import { coldTest as test, expect, runningDemo } from './site.ts'

/** What is on the screen stays where it is while text, demos, app and the answer of the API come, one long after the other. */
const pages = [['/table/start/install'], ['/table/start/theme'], ['/table/base/basic', 'first-table'], ['/table/api']]
const languages = [
  { locale: 'zh_CN', products: '产品' },
  { locale: 'en_US', products: 'Products' }
]

for (const [path = '', demo] of pages)
  for (const { locale, products } of languages)
    test(`nothing jumps while ${path} comes, in ${locale}`, async ({ page, open }) => {
      await page.addInitScript(observeShifts)
      await late(page, new RegExp(`/${path.slice(1).replaceAll('/', '-')}-\\w+\\.js$`), 300)
      await late(page, /static\/js\/index\./, 600)
      await late(page, /component-api/, 900)
      await open(`${path}?lang=${locale}`)
      if (demo) await runningDemo(page, demo)
      // The last that comes.
      await expect(page.getByRole('banner').getByRole('button', { name: products })).toBeVisible()
      await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(await page.evaluate(() => (window as Shifted).shifts)).toEqual([])
    })

type Shifted = Window & { shifts?: string[] }

/** Chromium says how much of the window moved and how far; a hair's breadth inside a cell is none. */
function observeShifts(): void {
  const shifts: string[] = ((window as Shifted).shifts = [])
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
      if (entry.value >= 0.0002)
        shifts.push(
          `${entry.value} ${entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`).join()}`
        )
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

const late = (page: Page, address: RegExp, time: number): Promise<unknown> =>
  page.route(address, async route => {
    await new Promise(done => setTimeout(done, time))
    await route.continue()
  })
