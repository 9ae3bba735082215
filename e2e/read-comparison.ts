import type { Page } from 'playwright-core'
import type { ComparedDemo, DemoResult } from '../upgrade-facts/demo-results.ts'

export const newestVersion = '3.21.6'
export const comparisonRoute = (id: string): string => `/playground?demo=${id}&compare=${newestVersion}`

/** Milliseconds in which rendered tables measure themselves, warn and fetch their rows. */
const settleTime = 700
const runTimeout = 60_000
/** Rendering ten thousand columns takes a minute. */
const readTimeout = 180_000

/** Reads the comparison of a demo that is already open. `picture` takes a screenshot of each state. */
export async function readComparison(
  page: Page,
  id: string,
  takeScreenshot?: (name: string) => Promise<unknown>
): Promise<ComparedDemo> {
  await waitForRun(page)
  const upgraded = await readOutcome(page)
  await takeScreenshot?.('upgraded')
  await page.getByRole('button', { name: '清空控制台' }).last().click()
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('[data-side] iframe:not([inert])'))
      frame.setAttribute('data-seen', '')
  })
  await page.getByRole('button', { name: '原来的代码' }).click()
  await waitForRun(page)
  const original = await readOutcome(page)
  await takeScreenshot?.('original')
  return { id, original, upgraded }
}

/** Waits until both sides have run in a new frame, or the newest one has failed. */
async function waitForRun(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-side="newest"]')].some(
        side =>
          side.querySelector('[data-status="failed"]') ||
          side.querySelector('[data-status="shown"] iframe:not([inert], [data-seen])')
      ) && document.querySelector('[data-side="documented"] [data-status="shown"]'),
    undefined,
    { timeout: runTimeout, polling: 20 }
  )
  await page.waitForTimeout(settleTime)
}

async function readOutcome(page: Page): Promise<DemoResult> {
  const shown = await page.evaluate(() => !!document.querySelector('[data-side="newest"] [data-status="shown"]'))
  const lines = await page
    .getByRole('log', { name: `只在 ${newestVersion} 中出现的消息` })
    .evaluate(list =>
      [...list.querySelectorAll('li[data-level="error"], li[data-level="warn"]')].map(
        line => `${line.getAttribute('data-level')}: ${line.querySelector('div')!.textContent}`
      )
    )
  const complaints = [...new Set(lines.map(cleanMessage))].sort()
  const [left, right] = [await readWords(page, 'documented'), await readWords(page, 'newest')]
  return { shown, complaints, removed: findExtraWords(left, right), added: findExtraWords(right, left) }
}

const maxWords = 6

/** Words that the first text has more often than the second, each as many times as the difference. */
function findExtraWords(text: readonly string[], other: readonly string[]): string[] {
  const remaining = new Map<string, number>()
  for (const word of other) remaining.set(word, (remaining.get(word) ?? 0) + 1)
  return text
    .filter(word => {
      const count = remaining.get(word) ?? 0
      remaining.set(word, count - 1)
      return count <= 0
    })
    .slice(0, maxWords)
    .map(word => word.slice(0, 40))
}

/** `warn: 警告 [table v3.21.6] "a" was deprecated` -> `warn: [table v3.21.6] "a" was deprecated` */
const cleanMessage = (line: string): string =>
  line
    .replace(/^(\w+: )(?:错误|警告)\d*\s*/, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)

async function readWords(page: Page, side: string): Promise<string[]> {
  const frame = page.locator(`[data-side="${side}"] iframe:not([inert])`)
  if ((await frame.count()) === 0) return []
  const text = await frame.contentFrame().locator('body').innerText({ timeout: readTimeout })
  return text.split(/\s+/).filter(word => word !== '')
}
