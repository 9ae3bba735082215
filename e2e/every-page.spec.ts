import { readFileSync } from 'node:fs'
import path from 'node:path'
import { faintDemoText, violations } from './axe.ts'
import { contentFolder, pages } from './pages.ts'
import { expect, test } from './site.ts'

/** Generated from the content: every page in every language and both themes, nothing for axe to find, every demo running, nothing in the console. */
const views = [
  { locale: 'zh_CN', lang: 'zh-CN', theme: 'light', axe: true },
  { locale: 'zh_TC', lang: 'zh-TW', theme: 'light', axe: false },
  { locale: 'en_US', lang: 'en', theme: 'dark', axe: true }
] as const

const usual = { width: 1440, height: 900 }

/** Tall enough for the whole sidebar: a link that its edge cuts is a matter of scrolling, not of size. */
const tall = { width: 1440, height: 2200 }

for (const page of pages) {
  const source = readFileSync(path.join(contentFolder, page, 'page.zh.mdx'), 'utf8')
  const demos = [...source.matchAll(/<Demo\s+src="\.\/([\w-]+)\.vue"\s+height=\{(\d+)\}/g)].map(([, name = '', height = '0']) => ({ name, height: Number(height) }))
  for (const { locale, lang, theme, axe } of views) {
    test(`/${page} in ${locale} and ${theme} mounts its ${demos.length} demos in the height kept for them`, async ({ page: browser, open }) => {
      test.setTimeout(90_000 + demos.length * 4_000)
      await browser.emulateMedia({ colorScheme: theme })
      await open(`/${page}?lang=${locale}`)
      await expect(browser.locator('html')).toHaveAttribute('lang', lang)
      if (axe) {
        await browser.setViewportSize(tall)
        expect.soft(await violations(browser)).toEqual([])
        await browser.setViewportSize(usual)
      }
      expect(await browser.locator('[data-demo]').count()).toBeGreaterThanOrEqual(demos.length)
      const wrong: string[] = []
      for (const { name, height } of demos) {
        const stage = browser.locator(`[data-demo="${name}"] [data-stage]`)
        // Not Playwright's own scrolling: it waits for two frames alike, and a busy browser may draw none for a long time.
        await stage.evaluate(element => element.scrollIntoView({ block: 'center' }))
        await expect(stage).toHaveAttribute('data-state', 'running')
        await expect(stage.locator(':scope > div > *').first()).toBeAttached()
        if (locale !== 'zh_CN') continue
        // Some demos fetch their rows first: the height that counts is the one they settle at.
        const measure = () => stage.locator(':scope > div').evaluate(host => host.getBoundingClientRect().height)
        const settled = expect(async () => expect(Math.abs((await measure()) - height)).toBeLessThanOrEqual(24)).toPass({ timeout: 15_000 })
        await settled.catch(async () => wrong.push(`<Demo src="./${name}.vue" height={${Math.round(await measure())}} /> (page says ${height})`))
      }
      expect(wrong).toEqual([])
      expect(await browser.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
      if (theme === 'dark' && demos.length) expect(await faintDemoText(browser)).toEqual([])
    })
  }
}
