import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getHtmlLang } from '../shared/locale.ts'
import { violations } from './axe.ts'
import { contentFolder, quick, affectedPages } from './pages.ts'
import { shortLived } from './short-lived.ts'
import { expect, test } from './site.ts'

/**
 * Views of every page. Each demo is mounted once, in Chinese, and then switches its language as it does for readers;
 * every-demo.spec.ts starts each demo in English. Pages are checked with axe in both themes.
 */
const views = [
  { locale: 'zh_CN', language: 'zh', theme: 'light', axe: true, phone: true },
  { locale: 'zh_TC', language: 'tw', theme: 'light', axe: false, phone: false },
  { locale: 'en_US', language: 'en', theme: 'dark', axe: true, phone: true }
] as const

// Several pages share one document, as for a reader; every-demo.spec.ts checks that each demo registers its components.
test.use({ ...shortLived, blank: true })

const desktopSize = { width: 1440, height: 900 }

const phoneSize = { width: 360, height: 780 }

/** Number of pages in one document: loading a document takes as long as checking a page. */
const pagesPerDocument = 5

for (const { pages, tag } of [
  { pages: affectedPages.filter(page => quick.has(page)), tag: '@quick' },
  { pages: affectedPages.filter(page => !quick.has(page)), tag: [] }
])
  for (let start = 0; start < pages.length; start += pagesPerDocument) {
    const pageGroup = pages.slice(start, start + pagesPerDocument).map(page => ({ page, demos: readDemos(page) }))
    const names = pageGroup.map(({ page }) => `/${page}`).join(', ')
    test(
      `the pages ${names} show their demos at the reserved height in every language, and pass axe`,
      { tag },
      async ({ page: browser, open, browserErrors }) => {
        test.setTimeout(180_000 + pageGroup.reduce((sum, { demos }) => sum + 60_000 + demos.length * 12_000, 0))
        for (const { page, demos } of pageGroup)
          for (const { locale, language, theme, axe, phone } of views)
            await test.step(`/${page}, ${locale}, ${theme}`, async () => {
              await browser.emulateMedia({ colorScheme: theme })
              await open(`/${page}?lang=${locale}`)
              await browser
                .locator(`html[lang="${getHtmlLang(language)}"][data-theme="${theme}"] [data-page="/${page}"]`)
                .waitFor({ state: 'attached' })
              const problems = await browser.evaluate(runDemos, { demos, language, isFirst: locale === 'zh_CN' })
              if (axe) problems.push(...(await violations(browser)))
              if (phone) {
                await browser.setViewportSize(phoneSize)
                const width = await browser.evaluate(waitForFittingWidth)
                if (width !== phoneSize.width) problems.push(`a phone of ${phoneSize.width} shows ${width}`)
                await browser.setViewportSize(desktopSize)
              }
              expect.soft([...problems, ...browserErrors.splice(0)], `/${page} in ${locale}`).toEqual([])
            })
      }
    )
  }

/** Returns the demos of a page with the heights that the page reserves for them. */
function readDemos(page: string): { name: string; height: number }[] {
  const source = readFileSync(path.join(contentFolder, page, 'page.zh.mdx'), 'utf8')
  return [...source.matchAll(/<Demo\s+src="\.\/([\w-]+)\.vue"\s+height=\{(\d+)\}/g)].map(
    ([, name = '', height = '0']) => ({ name, height: Number(height) })
  )
}

/** Runs in the page. Waits for a width that fits the window, because tables follow the window a moment later. */
async function waitForFittingWidth(): Promise<number> {
  const width = () => document.documentElement.scrollWidth
  for (const end = performance.now() + 5_000; width() > innerWidth && performance.now() < end;)
    await new Promise(done => setTimeout(done, 20))
  return width()
}

/**
 * Runs in the page, so that no time passes between checks. Scrolls to each demo and at the end to the top, because the
 * header covers content at any other scroll position. Returns the demos that do not run or have another height.
 */
async function runDemos({
  demos,
  language,
  isFirst
}: {
  demos: { name: string; height: number }[]
  language: string
  isFirst: boolean
}): Promise<string[]> {
  const until = async (reached: () => boolean) => {
    for (const end = performance.now() + 30_000; !reached() && performance.now() < end;)
      await new Promise(done => setTimeout(done, 20))
    return reached()
  }
  const problems: string[] = []
  const count = document.querySelectorAll('[data-demo]').length
  if (count < demos.length) problems.push(`the page has ${count} demos`)
  for (const { name, height } of demos) {
    const stage = document.querySelector<HTMLElement>(`[data-demo="${name}"] [data-stage]`)
    stage?.scrollIntoView({ block: 'center' })
    const isRunning = () =>
      stage?.dataset.state === 'running' &&
      stage.dataset.language === language &&
      stage.querySelector(':scope > div > *') !== null
    if (!stage || !(await until(isRunning))) {
      problems.push(`${name} is ${stage?.dataset.state ?? 'missing'} in ${stage?.dataset.language ?? 'no language'}`)
      continue
    }
    // Some demos fetch their rows first, so only the final height counts.
    const currentHeight = () => stage.querySelector(':scope > div')!.getBoundingClientRect().height
    if (isFirst && !(await until(() => Math.abs(currentHeight() - height) <= 24)))
      problems.push(`<Demo src="./${name}.vue" height={${Math.round(currentHeight())}} /> (page says ${height})`)
  }
  const width = document.documentElement.scrollWidth
  if (width > innerWidth) problems.push(`the page is ${width} wide`)
  scrollTo(0, 0)
  return problems
}
