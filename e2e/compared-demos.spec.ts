import { comparedDemos } from '../upgrade-facts/demo-outcomes.ts'
import { comparedAddress, comparedDemo } from './compared-demo.ts'
import { demosOf, reachedPages } from './pages.ts'
import { shortLived } from './short-lived.ts'
import { expect, test } from './site.ts'

// `open` watches the console; what a demo logs is the subject here.
test.use({ ...shortLived, blank: true })

/** `upgrade-facts/demos.json` says what the newest version logs of every demo: a sample is run again. */
const sample = comparedDemos.filter((_, index) => index % 60 === 7)

/** Two tables of ten thousand columns at once take longer than the playground lets a frame be silent. The page says so. */
const tooLarge = 'table/scroll/cols/ten-thousand-columns'

test('every demo has been compared, and no other', () => {
  const ids = reachedPages.flatMap(demosOf).filter(id => id !== tooLarge)
  const compared = new Set(comparedDemos.map(({ id }) => id))
  const missing = ids.filter(id => !compared.has(id))
  expect(missing, `DEMOS=${missing.join()} npm run bench -- --demos compares them`).toEqual([])
  expect(comparedDemos.length).toBe(ids.length)
})

for (const { id, original, upgraded } of sample)
  test(`${id} logs in the newest version what is written down`, async ({ page }) => {
    await page.goto(`/v3.8/#${comparedAddress(id)}`)
    const now = await comparedDemo(page, id)
    expect([now.original.complaints, now.upgraded.complaints]).toEqual([original.complaints, upgraded.complaints])
    expect([now.original.shown, now.upgraded.shown]).toEqual([true, true])
  })
