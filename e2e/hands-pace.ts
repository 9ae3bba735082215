import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'

/**
 * For 50 ms after code has opened an editor or started a validation, the library does not hear a click elsewhere.
 * A test that has just seen the editor may be quicker than that; no hand is. The clicks of tests that say
 * `test.use({ handsPace: true })` therefore wait a moment.
 */
const moment = 70

let isSlow = false

const slowed = new WeakSet<Locator>()

export function setHandsPace(page: Page, handsPace: boolean): void {
  isSlow = handsPace
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  if (slowed.has(locators)) return
  slowed.add(locators)
  const { click, dblclick } = locators
  locators.click = async function (this: Locator, options) {
    if (isSlow) await pause(moment)
    await click.call(this, options)
  }
  locators.dblclick = async function (this: Locator, options) {
    if (isSlow) await pause(moment)
    await dblclick.call(this, options)
  }
}
