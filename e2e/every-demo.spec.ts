import type { Page } from '@playwright/test'
import { quickDemos } from '../commands/test-sets.mjs'
import { affectedPages, demosOf, splitDemos } from './pages.ts'
import { shortLived } from './short-lived.ts'
import { applyPatches } from './apply-patches.ts'
import { expect, fastPolling, test } from './site.ts'

/** Demos of all pages, each of which must run in the playground. The quick test runs a demo of each component. */
const demos = affectedPages.flatMap(demosOf)
const quickOnes = quickDemos()
const groups = [
  { tag: '@quick', title: 'a demo of each component runs', parts: splitDemos(quickOnes, 50) },
  {
    tag: [],
    title: 'every other demo runs',
    parts: splitDemos(
      demos.filter(demo => !quickOnes.includes(demo)),
      50
    )
  }
]

test.use(shortLived)

/** Selector of the frame of the current run: the previous frame stays until the new one has rendered. */
const newFrame = 'iframe:not([inert], [data-seen])'

async function waitForRender(page: Page): Promise<void> {
  const { element, frame } = await waitForNewFrame(page)
  await frame.waitForFunction(() => document.body?.firstElementChild, undefined, fastPolling)
  await element.evaluate(frame => frame!.setAttribute('data-seen', ''))
}

/** Waits for the frame of the current run: its element may exist before Playwright knows the frame. */
async function waitForNewFrame(page: Page) {
  for (const end = Date.now() + fastPolling.timeout; Date.now() < end; await page.waitForTimeout(fastPolling.polling)) {
    const element = await page.waitForFunction(frame => document.querySelector(frame), newFrame, fastPolling)
    const frame = await element.asElement()?.contentFrame()
    if (frame) return { element, frame }
  }
  throw new Error('No frame is announced.')
}

for (const { tag, title, parts } of groups)
  for (const [index, part] of parts.entries())
    test(
      `${title} in the playground sandbox in English without errors or warnings: part ${index + 1}`,
      { tag },
      async ({ page, open, browserErrors }) => {
        expect(await runDemos(part, page, open, browserErrors)).toEqual([])
      }
    )

test.describe('with all patches', () => {
  // The patches are installed before the app.
  test.use({ blank: true })
  for (const [index, part] of splitDemos(demos, 50).entries())
    test(`demos run with all patches without errors or warnings: part ${index + 1}`, async ({
      page,
      open,
      browserErrors
    }) => {
      await applyPatches(page)
      expect(await runDemos(part, page, open, browserErrors)).toEqual([])
      expect(await page.evaluate(() => window.patchedRuns)).toBeGreaterThanOrEqual(part.length)
    })
})

/**
 * Runs demos one after the other in one window, as for a reader, and returns all problems at the end. They start in
 * English, because every-page.spec.ts starts them in Chinese.
 */
async function runDemos(
  part: readonly string[],
  page: Page,
  open: (path: string) => Promise<void>,
  browserErrors: string[]
): Promise<string[]> {
  test.setTimeout(30_000 + part.length * 6000)
  const problems: string[] = []
  for (const [at, demo] of part.entries()) {
    await open(`/playground?demo=${demo}&preview=1&lang=en_US`)
    await waitForRender(page).catch((error: Error) => problems.push(`${demo}: ${error.message}`))
    // The library warns about columns during layout, after the demo has rendered, so a warning may belong to the
    // previous demo.
    problems.push(
      ...browserErrors.splice(0).map(line => `${part.slice(Math.max(0, at - 1), at + 1).join(' or ')}: ${line}`)
    )
  }
  await page.waitForTimeout(200)
  return [...problems, ...browserErrors.splice(0).map(line => `${part.at(-1)}: ${line}`)]
}
