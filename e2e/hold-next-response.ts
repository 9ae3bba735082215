import type { Page } from '@playwright/test'

/** Holds the next response of the fake server until the returned function is called. */
export async function holdNextResponse(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const { setTimeout } = window
    const held: { respond?: () => void } = {}
    window.setTimeout = ((run: () => void, wait?: number, ...rest: unknown[]) => {
      const isResponse = wait === 100 && String(run).includes('Error(')
      if (!isResponse) return setTimeout(run, wait, ...rest)
      window.setTimeout = setTimeout
      held.respond = run
      return 0
    }) as typeof window.setTimeout
    return held
  })
  return () =>
    held.evaluate(async ({ respond }) => {
      if (!respond) throw new Error('The fake server was not asked, or no longer answers after 100 ms.')
      respond()
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
}
