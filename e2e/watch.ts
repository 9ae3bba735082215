import type { Locator } from '@playwright/test'

/**
 * For what may be gone before a test looks: records, from now on, what `selector` shows inside `place`.
 * Gives the states so far, each text once per change, and null where there was nothing.
 */
export async function watch(place: Locator, selector: string): Promise<() => Promise<(string | null)[]>> {
  const states = await place.evaluateHandle((element, selector) => {
    const states: (string | null)[] = []
    const look = () => {
      const state = element.querySelector(selector)?.textContent?.trim() ?? null
      if (!states.length || states[states.length - 1] !== state) states.push(state)
    }
    look()
    new MutationObserver(look).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true
    })
    return states
  }, selector)
  return () => states.jsonValue()
}
