import { expect } from '@playwright/test'
import type { Browser, BrowserContext, Frame, Page } from 'puppeteer-core'
import { launch } from 'puppeteer-core'
import { acknowledgedNotices } from './page-baseline.ts'

/** Starts the system's Firefox over WebDriver BiDi, because Playwright drives only a Firefox that it downloads. */
export const openFirefox = (): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-CN',
      'ui.prefersReducedMotion': 1,
      // A window that a program opens covers the page, and timers of a covered page would run once a second.
      'dom.min_background_timeout_value': 4,
      'dom.min_background_timeout_value_without_budget_throttling': 4,
      'dom.timeout.enable_budget_timer_throttling': false,
      // User activation lasts 5 s by default, which may be too short for all attempts on a slow machine.
      'dom.user_activation.transient.timeout': 120_000,
      // The sandbox must refuse even the permissions and features that a reader has enabled.
      'permissions.default.geo': 1,
      'geo.provider.testing': true,
      'geo.provider.network.url': 'data:application/json,{"location":{"lat":52,"lng":13},"accuracy":1}',
      'browser.send_pings': true
    }
  })

/** Opens a page in its own context and records its errors. */
export async function openPage(
  browser: Browser
): Promise<{ context: BrowserContext; page: Page; browserErrors: string[] }> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1440, height: 900 })
  await page.evaluateOnNewDocument((stored: Record<string, string>) => {
    if (/^(http|file):$/.test(location.protocol) && parent === window)
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, acknowledgedNotices)
  const browserErrors: string[] = []
  page.on('console', message => {
    if (/^(error|warn)/.test(message.type())) browserErrors.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', error => browserErrors.push(`page error: ${(error as Error).message}`))
  page.on('requestfailed', request => browserErrors.push(`request failed: ${request.url()}`))
  return { context, page, browserErrors }
}

/** The preview of the playground. */
export async function previewOf(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe:not([inert])')
  return (await element!.contentFrame())!
}

/** Clicks the button that starts a program of attacks and returns the lines that it wrote. */
export async function runAttackProgram(page: Page): Promise<string[]> {
  const preview = await previewOf(page)
  await (await preview.waitForSelector('button'))!.click()
  const lines = () => preview.$eval('#result', ({ textContent }) => textContent!.split('\n'))
  await expect.poll(async () => (await lines()).at(-1), { timeout: 60_000 }).toBe('end')
  return lines()
}

export const hasText = async (page: Page, text: string): Promise<void> =>
  void (await page.waitForFunction((text: string) => document.body.textContent!.includes(text), {}, text))
