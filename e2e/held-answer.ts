import type { Page } from '@playwright/test'

/** The next answer of the fake server comes only when the returned function is called, however late that is. */
export async function holdNextAnswer(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const { setTimeout } = window
    const held: { answer?: () => void } = {}
    window.setTimeout = ((run: () => void, wait?: number, ...rest: unknown[]) => {
      const isAnswer = wait === 100 && String(run).includes('Error(')
      if (!isAnswer) return setTimeout(run, wait, ...rest)
      window.setTimeout = setTimeout
      held.answer = run
      return 0
    }) as typeof window.setTimeout
    return held
  })
  return () =>
    held.evaluate(async ({ answer }) => {
      if (!answer) throw new Error('The fake server was not asked, or no longer answers after 100 ms.')
      answer()
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
}
