import type { Locator } from '@playwright/test'

/**
 * Records the text of `selector` inside `place` from now on, for states that may end before a test looks. The returned
 * function resolves to the texts so far, one for each change, with null while there was no element.
 */
export async function recordTexts(container: Locator, selector: string): Promise<() => Promise<(string | null)[]>> {
  const states = await container.evaluateHandle((element, selector) => {
    const states: (string | null)[] = []
    const record = () => {
      const state = element.querySelector(selector)?.textContent?.trim() ?? null
      if (!states.length || states[states.length - 1] !== state) states.push(state)
    }
    record()
    new MutationObserver(record).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true
    })
    return states
  }, selector)
  return () => states.jsonValue()
}
