import type { Browser } from 'playwright-core'
import type { Conditions } from './conditions.ts'
import { median } from './table.ts'
import { open, settled, under, visit } from './visit.ts'

/** From a key press in the playground's editor to the frame that shows what was typed; single keys, as in a small change. */
export async function edits(
  browser: Browser,
  site: string,
  demo: string,
  conditions: Conditions
): Promise<number | undefined> {
  return visit(browser, site, async (page, session) => {
    await open(page, `/playground?demo=${demo}`)
    const shown = page.locator('iframe:not([inert])')
    await shown.waitFor({ state: 'attached' })
    await settled(page)
    await under(conditions, session)
    await page.locator('.cm-line', { hasText: 'title=' }).first().click()
    await page.evaluate(watchFrames)
    const times: number[] = []
    for (let key = 0; key < 6; key += 1) {
      const before = await page.evaluate(() => (globalThis as unknown as Watched).renders.length)
      // A space between two attributes: the program stays correct and is another one.
      await page.keyboard.press('Space')
      await page
        .waitForFunction(count => (globalThis as unknown as Watched).renders.length > count, before, {
          timeout: 10_000
        })
        .catch(() => {})
      // The next frame is made ready meanwhile.
      await page.waitForTimeout(400)
    }
    times.push(...(await page.evaluate(() => (globalThis as unknown as Watched).renders)))
    return median(times.slice(1))
  })
}

interface Watched {
  renders: number[]
}

/** Runs in the page. A new frame is hidden until it has something to show. */
function watchFrames(): void {
  const renders: number[] = []
  Object.assign(globalThis, { renders })
  let pressed = 0
  addEventListener('keydown', () => (pressed = performance.now()), { capture: true })
  new MutationObserver(changes => {
    const isShown = changes.some(({ target }) => target instanceof HTMLIFrameElement && !target.inert)
    if (!isShown || !pressed) return
    const start = pressed
    pressed = 0
    requestAnimationFrame(() => renders.push(performance.now() - start))
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['inert'] })
}
