import { comparedDemos } from '../upgrade-facts/demo-results.ts'
import { comparisonRoute, readComparison } from './read-comparison.ts'
import { demosOf, affectedPages } from './pages.ts'
import { shortLived } from './short-lived.ts'
import { expect, test } from './site.ts'

// The `open` fixture fails on console messages, which these tests read themselves.
test.use({ ...shortLived, blank: true })

/** Sample of the demos in `upgrade-facts/demos.json`, with their recorded messages in the newest version. */
const sample = comparedDemos.filter((_, index) => index % 60 === 7)

/**
 * Two tables of ten thousand columns exceed the time after which the playground stops a silent frame; the page of the
 * demo says so.
 */
const tooLarge = 'table/scroll/cols/ten-thousand-columns'

test('exactly the existing demos have a recorded version comparison', { tag: '@quick' }, () => {
  const ids = affectedPages.flatMap(demosOf).filter(id => id !== tooLarge)
  const compared = new Set(comparedDemos.map(({ id }) => id))
  const missing = ids.filter(id => !compared.has(id))
  expect(missing, `DEMOS=${missing.join()} npm run bench -- --demos compares them`).toEqual([])
  expect(comparedDemos.length).toBe(ids.length)
})

for (const { id, original, upgraded } of sample)
  test(`the demo ${id} logs the recorded messages in the newest version`, async ({ page }) => {
    await page.goto(`/v3.8/#${comparisonRoute(id)}`)
    const now = await readComparison(page, id)
    expect([now.original.complaints, now.upgraded.complaints]).toEqual([original.complaints, upgraded.complaints])
    expect([now.original.shown, now.upgraded.shown]).toEqual([true, true])
  })
