import type { Browser, Page } from 'playwright-core'
import type { Conditions } from './conditions.ts'
import { median } from './table.ts'
import { open, waitForIdle, applyConditions, visit } from './visit.ts'

export interface SearchTimes {
  /** Milliseconds from a key press to its results, with everything loaded. */
  warm: number | undefined
  /** Milliseconds from the response with the search records to the first results, on a first visit. */
  cold: number | undefined
}

const searchField = (page: Page) => page.locator('input[role=combobox]')

const queries = ['排序', 'sort-config', '懒加载', 'validate']

/** Measures typing letter by letter into the search of a loaded page, and the first search of a visit. */
export async function measureSearch(
  browser: Browser,
  site: string,
  path: string,
  conditions: Conditions
): Promise<SearchTimes> {
  const warm = await visit(browser, site, async (page, session) => {
    await open(page, path)
    await waitForIdle(page)
    await openDialog(page)
    await waitForIdle(page)
    await applyConditions(conditions, session)
    return median(await page.evaluate(typeAll, queries))
  })
  const cold = await visit(browser, site, async (page, session) => {
    // The page preloads the search when idle, which a cold search must not use.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await open(page, path)
    await waitForIdle(page)
    await applyConditions(conditions, session)
    const arrived = page
      .waitForEvent('requestfinished', request => /\/static\/search\//.test(request.url()))
      .then(() => performance.now())
    await openDialog(page)
    await searchField(page).fill('排序')
    const [from, to] = await Promise.all([
      arrived,
      page
        .locator('[role=option] mark')
        .first()
        .waitFor()
        .then(() => performance.now())
    ])
    return Math.max(0, to - from)
  })
  return { warm, cold }
}

/** Presses the shortcut repeatedly, because the page is readable before its program handles keys. */
async function openDialog(page: Page): Promise<void> {
  const field = searchField(page)
  for (let attempt = 0; attempt < 20 && !(await field.isVisible()); attempt += 1) {
    await page.keyboard.press('Control+k')
    await field.waitFor({ timeout: 1000 }).catch(() => {})
  }
}

/** Runs in the page: sets the field letter by letter and waits for the results, then for the list to settle. */
async function typeAll(words: string[]): Promise<number[]> {
  const field = document.querySelector<HTMLInputElement>('[role=combobox]')
  const list = document.querySelector('[role=listbox]')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  if (!field || !list || !setValue) return []
  const type = (text: string) =>
    new Promise<number>(resolve => {
      const start = performance.now()
      const observer = new MutationObserver(() => {
        if (!list.querySelector('[role=option] mark')) return
        observer.disconnect()
        resolve(performance.now() - start)
      })
      observer.observe(list, { subtree: true, childList: true, characterData: true })
      setValue.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const times: number[] = []
  for (const word of words) {
    for (let length = 1; length <= word.length; length += 1) {
      const time = await Promise.race([
        type(word.slice(0, length)),
        new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), 400))
      ])
      // A letter that does not change the list has no measurable time.
      if (time !== undefined) times.push(time)
      await new Promise(resolve => setTimeout(resolve, 200))
    }
  }
  return times
}
