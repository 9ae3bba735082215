import type { Locator, Page } from '@playwright/test'

/** Replaces what the editor shows, as a reader does; `block` is what it stands in where there is more than one. */
export async function writeCode(page: Page, text: string, block: Page | Locator = page): Promise<void> {
  await block.locator('.cm-content').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}
