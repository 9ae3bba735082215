import type { Page } from '@playwright/test'
import { playgroundRoute, preview, resultElement } from './run-attacks.ts'
import { createFocusProgram, focusAttempts } from './sandbox-focus.ts'
import type { FocusAttempt } from './sandbox-focus.ts'
import { expect } from './site.ts'
import { test } from './sandbox-test.ts'

const secret = 'abcdefghijklmnopqrst'

const refusal =
  /^console error: (Blocked autofocusing on a <\w+> element in a cross-origin subframe|Blocked form submission to 'javascript:0')/

const openEditor = async (page: Page, open: (path: string) => Promise<void>, attempt: FocusAttempt): Promise<void> => {
  await open(await playgroundRoute(createFocusProgram(attempt)))
  // The page may have ended this program already.
  if (attempt.outcome !== 'ended') await expect(resultElement(page)).toHaveText('ready')
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
}

/** Types into the element that has the focus, as slowly as a reader. */
const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 60 })

for (const attempt of focusAttempts) {
  const { name, outcome } = attempt
  const isQuick = name === 'showPopover()' || name === 'focus() of the window of a frame inside'
  test(
    `text typed into the editor does not reach a preview that tries to take the focus by ${name}`,
    { tag: isQuick ? '@quick' : [] },
    async ({ page, open, browserErrors }) => {
      await openEditor(page, open, attempt)
      if (outcome === 'ended') {
        await expect(page.getByText('代码多次抢走输入焦点').first()).toBeVisible()
        await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
        await page.locator('.cm-content').click()
        await page.keyboard.press('Control+End')
      }
      await type(page, secret)
      await expect(page.locator('.cm-content')).toContainText(secret)
      if (outcome === 'ended') return
      await expect(page.getByText('代码多次抢走输入焦点')).toHaveCount(0)
      await expect(preview(page).locator('#result')).toHaveText('ready')
      // In some attempts the browser logs refusals until the program ends.
      await page.evaluate(() => (location.hash = '#/table/start/install'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装')
      browserErrors.splice(0, Infinity, ...browserErrors.filter(text => !refusal.test(text)))
    }
  )
}

test.describe('with the sandbox disabled', () => {
  test.use({ protection: 'none' })

  for (const attempt of focusAttempts.filter(({ outcome }) => outcome !== 'refused'))
    test(`text typed into the editor reaches a preview that takes the focus by ${attempt.name}`, async ({
      page,
      open
    }) => {
      await openEditor(page, open, attempt)
      await type(page, secret)
      await expect(page.locator('.cm-content')).not.toContainText(secret)
    })
})
