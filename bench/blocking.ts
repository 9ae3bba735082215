import type { Browser } from 'playwright-core'
import type { Conditions } from './conditions.ts'
import { applyConditions, visit, waitForIdle } from './visit.ts'

/** Milliseconds without a long task after which a page counts as interactive. */
const quietTime = 3000

/**
 * Measures the total blocking time of a first visit on a phone: the parts above 50 ms of all tasks between the first
 * contentful paint and the last long task. The path may be that of a document or of the app, with its `#`.
 */
export function measureBlocking(browser: Browser, site: string, path: string, conditions: Conditions): Promise<number> {
  return visit(
    browser,
    site,
    async (page, session) => {
      await page.addInitScript(recordLongTasks)
      await applyConditions(conditions, session)
      await page.goto(`/v3.8/${path}`, { waitUntil: 'load' })
      await waitForIdle(page)
      await page.evaluate(waitForQuiet, quietTime)
      return await page.evaluate(sumBlockingTime)
    },
    { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
  )
}

declare global {
  interface Window {
    longTasks: { start: number; end: number }[]
  }
}

/** Runs in the page before its own scripts. */
function recordLongTasks(): void {
  window.longTasks = []
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      window.longTasks.push({ start: startTime, end: startTime + duration })
  }).observe({ type: 'longtask', buffered: true })
}

/** Runs in the page. */
async function waitForQuiet(time: number): Promise<void> {
  const lastEnd = () => window.longTasks.at(-1)?.end ?? 0
  while (performance.now() - lastEnd() < time) await new Promise(resolve => setTimeout(resolve, 100))
}

/** Runs in the page. */
function sumBlockingTime(): number {
  const paint = window.bench.fcp ?? 0
  return window.longTasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, paint) - 50), 0)
}
