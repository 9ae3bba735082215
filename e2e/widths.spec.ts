import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const sort = 'demo=table/base/sort/sort-by-header'

/** Pages of each kind. The first two are the quick ones. */
const routes = [
  '/table/base/sort',
  `/playground?${sort}`,
  '/playground',
  `/playground?${sort}&compare=3.21.6`,
  '/gallery',
  '/table/start/install',
  '/table/start/upgrade',
  '/table/start/icons',
  '/table/start/theme',
  '/table/start/trouble',
  '/table/start/changes',
  '/upgrade/check',
  '/upgrade/versions',
  '/upgrade/diff',
  '/upgrade/demos',
  '/upgrade/defects',
  '/upgrade/target',
  '/table/practice/performance',
  '/table/practice/excelMigration',
  '/table/base/full',
  '/table/base/fixedFull',
  '/table/edit/full',
  '/table/grid/fullQuery',
  '/table/advanced/keepAlives',
  '/table/tree/basic',
  '/table/scroll/scroll',
  '/table/module/select',
  '/table/module/toolbar',
  '/form/api',
  '/table/api',
  '/grid/api',
  '/button/api',
  '/donation'
]

const widths = Array.from({ length: 41 }, (_, index) => 320 + 40 * index)

for (const [index, route] of routes.entries()) {
  const title = `${route} does not scroll sideways at any width from 320 to 1920 px`
  test(title, index < 2 ? { tag: '@quick' } : {}, async ({ page, open }) => {
    await open(route)
    await waitForParts(page)
    const tooWide: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(measureOverflow)
      if (overflow.length) tooWide.push(`${width} px: ${overflow.join(', ')}`)
    }
    expect(tooWide).toEqual([])
  })
}

/** Waits for the bars of the demos, which render when the browser is idle. */
const waitForParts = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]:not([data-stage] *)') === null &&
      [...document.querySelectorAll('[data-controls]')].every(controls => controls.childElementCount > 0)
  )

/** Runs in the page. Returns the elements that are wider than the space for them. */
async function measureOverflow(): Promise<string[]> {
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  const bars = [...document.querySelectorAll<HTMLElement>('[data-controls] > *, section[aria-label] > header')]
  return [document.documentElement, ...bars]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ localName, className, scrollWidth, clientWidth }) => {
      return `${localName}.${className} is ${scrollWidth - clientWidth} px too wide`
    })
}

for (const lang of ['zh_CN', 'en_US'])
  test(`a long case in the first column leaves room for its cause and its solution, in ${lang}`, async ({
    page,
    open
  }) => {
    await open(`/table/start/trouble?lang=${lang}`)
    const widths = await page
      .locator('main table tr:first-child > :first-child:nth-last-child(3)')
      .evaluateAll(cells => cells.map(cell => Math.round(cell.getBoundingClientRect().width)))
    expect(widths.length).toBeGreaterThan(10)
    expect(Math.max(...widths)).toBeLessThanOrEqual(330)
  })
