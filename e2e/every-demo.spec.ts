import type { Page } from '@playwright/test'
import { demosOf, reachedPages } from './pages.ts'
import { shortLived } from './short-lived.ts'
import { expect, often, test } from './site.ts'

/** Every demo of every page runs in the playground as it does on its page. */
const demos = reachedPages.flatMap(demosOf)

const parts = demos.length > 400 ? 16 : Math.ceil(demos.length / 50)

test.use(shortLived)

/** Each run has a frame of its own; the one before stays until the new one has something to show. */
const newFrame = 'iframe:not([inert], [data-seen])'

async function drawn(page: Page): Promise<void> {
  const { element, frame } = await frameAfter(page)
  await frame.waitForFunction(() => document.body?.firstElementChild, undefined, often)
  await element.evaluate(frame => frame!.setAttribute('data-seen', ''))
}

/** An element may stand in the page before its frame is announced. */
async function frameAfter(page: Page) {
  for (const end = Date.now() + often.timeout; Date.now() < end; await page.waitForTimeout(often.polling)) {
    const element = await page.waitForFunction(frame => document.querySelector(frame), newFrame, often)
    const frame = await element.asElement()?.contentFrame()
    if (frame) return { element, frame }
  }
  throw new Error('No frame is announced.')
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
    for (const [index, demo] of some.entries()) {
      await open(`/playground?demo=${demo}`)
      await drawn(page).catch((error: Error) => complaints.push(`${demo}: ${error.message}`))
      // The library finds fault with columns while it lays them out, after the demo has rendered: the one before is
      // still there until then.
      complaints.push(
        ...trouble.splice(0).map(line => `${some.slice(Math.max(0, index - 1), index + 1).join(' or ')}: ${line}`)
      )
    }
    await page.waitForTimeout(200)
    expect([...complaints, ...trouble.splice(0).map(line => `${some.at(-1)}: ${line}`)]).toEqual([])
  })
}
