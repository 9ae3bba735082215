import type { Page } from '@playwright/test'
import { demosOf, reachedPages } from './pages.ts'
import { shortLived } from './short-lived.ts'
import { expect, test } from './site.ts'

/** Every demo of every page runs in the playground as it does on its page. */
const demos = reachedPages.flatMap(demosOf)

const parts = demos.length > 400 ? 16 : Math.ceil(demos.length / 50)

test.use(shortLived)

/** Each run has a frame of its own; the one before stays until the new one has something to show. */
const newFrame = 'iframe:not([inert], [data-seen])'
const setSeen = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('iframe:not([inert])')?.setAttribute('data-seen', ''))

/** The library finds fault with columns while it lays them out, after the demo has rendered. */
async function laidOut(page: Page): Promise<void> {
  // Looked for often: a frame takes less than the pauses between Playwright's own looks.
  await page.waitForFunction(frame => document.querySelector(frame), newFrame, { polling: 10, timeout: 15_000 })
  const body = page.frameLocator(newFrame).locator('body')
  await expect(body.locator('> *').first()).toBeAttached()
  await body.evaluate(() => new Promise(done => setTimeout(done, 100)), undefined, { timeout: 5000 })
}

/** One demo after the other in one window, as a reader goes through them; what is wrong with any of them is said at the end. */
for (let part = 0; part < parts; part++) {
  test(`every demo runs in the sandbox without a complaint: part ${part + 1} of ${parts}`, async ({
    page,
    open,
    trouble
  }) => {
    const some = demos.filter((_, index) => index % parts === part)
    test.setTimeout(some.length * 6000)
    expect(some.length).toBeGreaterThan(demos.length > 400 ? 15 : 0)
    const complaints: string[] = []
    for (const demo of some) {
      await open(`/playground?demo=${demo}`)
      await laidOut(page).catch((error: Error) => complaints.push(`${demo}: ${error.message}`))
      await setSeen(page)
      complaints.push(...trouble.splice(0).map(line => `${demo}: ${line}`))
    }
    expect(complaints).toEqual([])
  })
}
