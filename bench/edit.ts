import type { Browser } from 'playwright-core'
import type { Conditions } from './conditions.ts'
import { median } from './table.ts'
import { open, waitForIdle, applyConditions, visit } from './visit.ts'

/** Measures the time from a key press in the playground's editor to the first render of the changed preview. */
export async function measureEdits(
  browser: Browser,
  site: string,
  demo: string,
  conditions: Conditions
): Promise<number | undefined> {
  return visit(browser, site, async (page, session) => {
    await open(page, `/playground?demo=${demo}`)
    const visibleFrame = page.locator('iframe:not([inert])')
    await visibleFrame.waitFor({ state: 'attached' })
    await waitForIdle(page)
    await applyConditions(conditions, session)
    await page.locator('.cm-line', { hasText: 'title=' }).first().click()
    await page.evaluate(watchFrames)
    const times: number[] = []
    for (let key = 0; key < 6; key += 1) {
      const before = await page.evaluate(() => (globalThis as unknown as WindowWithRenders).renders.length)
      // A space between two attributes changes the program and keeps it valid.
      await page.keyboard.press('Space')
      // A render that does not follow within the timeout is a missing sample.
      await page
        .waitForFunction(count => (globalThis as unknown as WindowWithRenders).renders.length > count, before, {
          timeout: 10_000
        })
        .catch(() => {})
      // The playground prepares the next frame meanwhile.
      await page.waitForTimeout(400)
    }
    times.push(...(await page.evaluate(() => (globalThis as unknown as WindowWithRenders).renders)))
    // The first sample includes code that runs for the first time.
    return median(times.slice(1))
  })
}

interface WindowWithRenders {
  renders: number[]
}

/** Runs in the page. A new frame is inert until it has rendered something. */
function watchFrames(): void {
  const renders: number[] = []
  Object.assign(globalThis, { renders })
  let pressed = 0
  addEventListener('keydown', () => (pressed = performance.now()), { capture: true })
  new MutationObserver(changes => {
    const isFrameVisible = changes.some(({ target }) => target instanceof HTMLIFrameElement && !target.inert)
    if (!isFrameVisible || !pressed) return
    const start = pressed
    pressed = 0
    requestAnimationFrame(() => renders.push(performance.now() - start))
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['inert'] })
}
