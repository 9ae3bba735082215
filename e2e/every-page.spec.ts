import { readFileSync } from 'node:fs'
import path from 'node:path'
import { violations } from './axe.ts'
import { contentFolder, reachedPages } from './pages.ts'
import { shortLived } from './short-lived.ts'
import { expect, test } from './site.ts'

/**
 * Generated from the content: every page in every language and both themes, nothing for axe to find, every demo
 * running, nothing in the console, nothing wider than a phone.
 */
const views = [
  { locale: 'zh_CN', lang: 'zh-CN', theme: 'light', axe: true, phone: true },
  { locale: 'zh_TC', lang: 'zh-TW', theme: 'light', axe: false, phone: false },
  { locale: 'en_US', lang: 'en', theme: 'dark', axe: true, phone: true }
] as const

// That demos register what they use is shown by every-demo.spec.ts: pages go through one document, as a reader does.
test.use({ ...shortLived, blank: true })

const usual = { width: 1440, height: 900 }

const small = { width: 360, height: 780 }

/** A new document for each page would take as long as one of its views. */
const pagesOfDocument = 5

for (let at = 0; at < reachedPages.length; at += pagesOfDocument) {
  const some = reachedPages.slice(at, at + pagesOfDocument).map(page => ({ page, demos: demosOf(page) }))
  const names = some.map(({ page }) => `/${page}`).join(', ')
  test(`the demos of ${names} mount in every language and both themes, in the height kept for them`, async ({
    page: browser,
    open,
    trouble
  }) => {
    test.setTimeout(180_000 + some.reduce((sum, { demos }) => sum + 60_000 + demos.length * 12_000, 0))
    // One language after the other, so that the demos of each start in it instead of being relabelled.
    for (const { locale, lang, theme, axe, phone } of views) {
      if (some.length === 1 && locale !== 'zh_CN') await open(`/table/start/install?lang=${locale}`)
      await browser.emulateMedia({ colorScheme: theme })
      for (const { page, demos } of some)
        await test.step(`/${page}, ${locale}, ${theme}`, async () => {
          await open(`/${page}?lang=${locale}`)
          await browser
            .locator(`html[lang="${lang}"][data-theme="${theme}"] [data-page="/${page}"]`)
            .waitFor({ state: 'attached' })
          const wrong = await browser.evaluate(runDemos, { demos, measured: locale === 'zh_CN' })
          if (axe) wrong.push(...(await violations(browser)))
          if (phone) {
            await browser.setViewportSize(small)
            const width = await browser.evaluate(widthAtRest)
            if (width !== small.width) wrong.push(`a phone of ${small.width} shows ${width}`)
            await browser.setViewportSize(usual)
          }
          expect.soft([...wrong, ...trouble.splice(0)], `/${page} in ${locale}`).toEqual([])
        })
    }
  })
}

/** What a page says of its demos: their names and the heights that it keeps for them. */
function demosOf(page: string): { name: string; height: number }[] {
  const source = readFileSync(path.join(contentFolder, page, 'page.zh.mdx'), 'utf8')
  return [...source.matchAll(/<Demo\s+src="\.\/([\w-]+)\.vue"\s+height=\{(\d+)\}/g)].map(
    ([, name = '', height = '0']) => ({ name, height: Number(height) })
  )
}

/** Runs in the page. Tables follow the window a moment later; what counts is the width that stays. */
async function widthAtRest(): Promise<number> {
  const width = () => document.documentElement.scrollWidth
  for (const end = performance.now() + 5_000; width() > innerWidth && performance.now() < end;)
    await new Promise(done => setTimeout(done, 20))
  return width()
}

/**
 * Runs in the page, so that no time goes by between looks: scrolls to each demo, then to the top (the header covers half
 * of something wherever else the page stands), and says which one does not come or has another height.
 */
async function runDemos({
  demos,
  measured
}: {
  demos: { name: string; height: number }[]
  measured: boolean
}): Promise<string[]> {
  const until = async (reached: () => boolean) => {
    for (const end = performance.now() + 15_000; !reached() && performance.now() < end;)
      await new Promise(done => setTimeout(done, 20))
    return reached()
  }
  const wrong: string[] = []
  const count = document.querySelectorAll('[data-demo]').length
  if (count < demos.length) wrong.push(`${count} demos stand on the page`)
  for (const { name, height } of demos) {
    const stage = document.querySelector<HTMLElement>(`[data-demo="${name}"] [data-stage]`)
    stage?.scrollIntoView({ block: 'center' })
    const isRunning = () => stage?.dataset.state === 'running' && stage.querySelector(':scope > div > *') !== null
    if (!stage || !(await until(isRunning))) {
      wrong.push(`${name} is ${stage?.dataset.state ?? 'not there'}`)
      continue
    }
    // Some demos fetch their rows first: the height that counts is the one they settle at.
    const tall = () => stage.querySelector(':scope > div')!.getBoundingClientRect().height
    if (measured && !(await until(() => Math.abs(tall() - height) <= 24)))
      wrong.push(`<Demo src="./${name}.vue" height={${Math.round(tall())}} /> (page says ${height})`)
  }
  const width = document.documentElement.scrollWidth
  if (width > innerWidth) wrong.push(`the page is ${width} wide`)
  scrollTo(0, 0)
  return wrong
}
