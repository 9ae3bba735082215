import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

export const searchBox = (page: Page) => page.getByRole('combobox', { name: /搜索|搜尋|Search/ })
export const searchHits = (page: Page) => page.getByRole('dialog').getByRole('option')

/** Repeats the key press, because a key that is pressed before the app has loaded is lost. */
export const openSearch = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(searchBox(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
