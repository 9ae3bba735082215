import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'

/**
 * Milliseconds before each click of a test with `test.use({ slowClicks: true })`. For 50 ms after code has opened an
 * editor or started a validation, the library ignores a click elsewhere, and a test may click sooner than that, unlike
 * a user.
 */
const clickDelay = 70

let isSlow = false

const patchedPrototypes = new WeakSet<Locator>()

export function setSlowClicks(page: Page, slowClicks: boolean): void {
  isSlow = slowClicks
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  if (patchedPrototypes.has(locators)) return
  patchedPrototypes.add(locators)
  const { click, dblclick } = locators
  locators.click = async function (this: Locator, options) {
    if (isSlow) await pause(clickDelay)
    await click.call(this, options)
  }
  locators.dblclick = async function (this: Locator, options) {
    if (isSlow) await pause(clickDelay)
    await dblclick.call(this, options)
  }
}
