import type { Locator, Page } from '@playwright/test'

/** Replaces the text of the editor by keyboard; `block` contains the editor where the page has several. */
export async function writeCode(page: Page, text: string, block: Page | Locator = page): Promise<void> {
  await block.locator('.cm-content').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}
