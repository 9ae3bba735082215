import { expect } from '@playwright/test'
import type { Browser, BrowserContext, Frame, Page } from 'puppeteer-core'
import { launch } from 'puppeteer-core'
import { acknowledged } from './at-rest.ts'

/** The system's Firefox over WebDriver BiDi. Playwright drives only a Firefox of its own, which it downloads. */
export const openFirefox = (): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-CN',
      'ui.prefersReducedMotion': 1,
      // A window that a program opens takes the place of the page: its timers would run once a second.
      'dom.min_background_timeout_value': 4,
      'dom.min_background_timeout_value_without_budget_throttling': 4,
      'dom.timeout.enable_budget_timer_throttling': false,
      // A click is good for 5 s; how many attempts come to their turn by then is a matter of the machine.
      'dom.user_activation.transient.timeout': 120_000,
      // What a reader may have allowed or switched on must be refused all the same.
      'permissions.default.geo': 1,
      'geo.provider.testing': true,
      'geo.provider.network.url': 'data:application/json,{"location":{"lat":52,"lng":13},"accuracy":1}',
      'browser.send_pings': true
    }
  })

/** A page with nothing of another one, and what went wrong in it. */
export async function openPage(browser: Browser): Promise<{ context: BrowserContext; page: Page; trouble: string[] }> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1440, height: 900 })
  await page.evaluateOnNewDocument((stored: Record<string, string>) => {
    if (/^(http|file):$/.test(location.protocol) && parent === window)
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, acknowledged)
  const trouble: string[] = []
  page.on('console', message => {
    if (/^(error|warn)/.test(message.type())) trouble.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', error => trouble.push(`page error: ${(error as Error).message}`))
  page.on('requestfailed', request => trouble.push(`request failed: ${request.url()}`))
  return { context, page, trouble }
}

/** The preview of the playground. */
export async function previewOf(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe:not([inert])')
  return (await element!.contentFrame())!
}

/** What a program of attacks wrote down, after the click it waits for. */
export async function programOutcomes(page: Page): Promise<string[]> {
  const preview = await previewOf(page)
  await (await preview.waitForSelector('button'))!.click()
  const lines = () => preview.$eval('#result', ({ textContent }) => textContent!.split('\n'))
  await expect.poll(async () => (await lines()).at(-1), { timeout: 60_000 }).toBe('end')
  return lines()
}

export const hasText = async (page: Page, text: string): Promise<void> =>
  void (await page.waitForFunction((text: string) => document.body.textContent!.includes(text), {}, text))
