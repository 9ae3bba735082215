import type { Page } from 'playwright-core'
import type { ComparedDemo, Outcome } from '../upgrade-facts/demo-outcomes.ts'

export const newestVersion = '3.21.6'
export const comparedAddress = (id: string): string => `/playground?demo=${id}&compare=${newestVersion}`

/** Tables measure themselves, warn, and fetch what they show after they have been drawn. */
const settled = 700
const longest = 60_000
/** Ten thousand columns that are all rendered take a minute. */
const longestRead = 180_000

/** The comparison of a demo, open already, as a reader sees it. `picture` takes one of each state. */
export async function comparedDemo(
  page: Page,
  id: string,
  picture?: (name: string) => Promise<unknown>
): Promise<ComparedDemo> {
  await isRun(page)
  const upgraded = await outcome(page)
  await picture?.('upgraded')
  await page.getByRole('button', { name: '清空控制台' }).last().click()
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('[data-side] iframe:not([inert])'))
      frame.setAttribute('data-seen', '')
  })
  await page.getByRole('button', { name: '原来的代码' }).click()
  await isRun(page)
  const original = await outcome(page)
  await picture?.('original')
  return { id, original, upgraded }
}

/** Both sides have run, each in a frame that was not there before, or have failed. */
async function isRun(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-side="newest"]')].some(
        side =>
          side.querySelector('[data-status="failed"]') ||
          side.querySelector('[data-status="shown"] iframe:not([inert], [data-seen])')
      ) && document.querySelector('[data-side="documented"] [data-status="shown"]'),
    undefined,
    { timeout: longest, polling: 20 }
  )
  await page.waitForTimeout(settled)
}

async function outcome(page: Page): Promise<Outcome> {
  const shown = await page.evaluate(() => !!document.querySelector('[data-side="newest"] [data-status="shown"]'))
  const lines = await page
    .getByRole('log', { name: `只在 ${newestVersion} 中出现的消息` })
    .evaluate(list =>
      [...list.querySelectorAll('li[data-level="error"], li[data-level="warn"]')].map(
        line => `${line.getAttribute('data-level')}: ${line.querySelector('div')!.textContent}`
      )
    )
  const complaints = [...new Set(lines.map(clean))].sort()
  const [left, right] = [await words(page, 'documented'), await words(page, 'newest')]
  return { shown, complaints, gone: beyond(left, right), come: beyond(right, left) }
}

const mostWords = 6

/** What the first text has and the second has not, each word as often as it stands there more. */
function beyond(text: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1)
  return text
    .filter(word => {
      const count = left.get(word) ?? 0
      left.set(word, count - 1)
      return count <= 0
    })
    .slice(0, mostWords)
    .map(word => word.slice(0, 40))
}

/** `warn: 警告 [table v3.21.6] "a" was deprecated` -> `warn: [table v3.21.6] "a" was deprecated` */
const clean = (line: string): string =>
  line
    .replace(/^(\w+: )(?:错误|警告)\d*\s*/, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)

async function words(page: Page, side: string): Promise<string[]> {
  const frame = page.locator(`[data-side="${side}"] iframe:not([inert])`)
  if ((await frame.count()) === 0) return []
  const text = await frame.contentFrame().locator('body').innerText({ timeout: longestRead })
  return text.split(/\s+/).filter(word => word !== '')
}
