import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { PictureLanguage, PictureTheme } from '../shared/gallery.ts'
import { pictureSize, pictureThemes } from '../shared/gallery.ts'
import { quickDemos } from '../commands/test-sets.mjs'
import { comparePictures, encodePicture, pictureTolerance } from './compare-pictures.ts'
import { affectedPages, demosOf, splitDemos, viewsOf } from './pages.ts'
import { readPicture, writePicture } from './picture-files.ts'
import { expect, fastPolling, test } from './site.ts'

/** `npm run pictures` takes missing and changed pictures in both themes; otherwise the light ones are compared. */
const isUpdating = process.env.UPDATE_PICTURES === 'true'
const themes: readonly PictureTheme[] = isUpdating ? pictureThemes : ['light']

const demos = affectedPages.flatMap(page => [...demosOf(page), ...viewsOf(page)])
const quickOnes = quickDemos()
/** Number of demos in a test. */
const partSize = 100
/**
 * Demos compared in English: those of a few changed pages, otherwise one of each component. The same code renders both
 * languages, so that a changed look shows in the Chinese pictures of all demos.
 */
const englishOnes = isUpdating || demos.length <= partSize ? demos : quickOnes
const groups: { tag: string | string[]; title: string; language: PictureLanguage; parts: string[][] }[] = [
  { tag: '@quick', title: 'a demo of each component looks', language: 'zh', parts: [quickOnes] },
  {
    tag: [],
    title: 'every other demo looks',
    language: 'zh',
    parts: splitDemos(
      demos.filter(demo => !quickOnes.includes(demo)),
      partSize
    )
  },
  { tag: [], title: 'a demo in English looks', language: 'en', parts: splitDemos(englishOnes, partSize) }
]

test.use({ cold: true, timezoneId: 'Asia/Shanghai', viewport: { width: 1440, height: 900 } })

for (const { tag, title, language, parts } of groups)
  for (const [index, part] of parts.entries())
    test(`${title} as in its accepted picture: part ${index + 1}`, { tag }, async ({ page, open }) => {
      test.setTimeout(60_000 + part.length * themes.length * 6000)
      const problems: string[] = []
      for (const theme of themes) {
        await openGallery(page, open, language, theme)
        for (const id of part) {
          const key = { id, theme, language }
          const picture = await encodePicture(page, await takePicture(page, id))
          const accepted = readPicture(key)
          const change = accepted ? await comparePictures(page, accepted, picture) : 1
          if (change <= pictureTolerance) continue
          if (isUpdating) writePicture(key, picture)
          else problems.push(accepted ? `${id}: ${(change * 100).toFixed(1)} % changed` : `${id}: no picture`)
        }
      }
      expect(problems, 'Look at the demos, then accept how they look now: npm run pictures').toEqual([])
    })

/** The running demo in the size of a picture, in the corner of the window. */
const runningInCorner = `[data-running] {
  position: fixed !important; inset: 0 auto auto 0 !important; z-index: 99999;
  width: ${pictureSize.width}px !important; height: ${pictureSize.height}px !important;
  border: 0 !important; border-radius: 0 !important; --scale: 0.625 !important;
}`

async function openGallery(
  page: Page,
  open: (path: string) => Promise<void>,
  language: PictureLanguage,
  theme: PictureTheme
): Promise<void> {
  await page.clock.setFixedTime('2026-01-15T10:00:00+08:00')
  await page.addInitScript(setFixedRandom)
  await open(language === 'en' ? '/gallery?lang=en_US' : '/gallery')
  await page.evaluate(name => (document.documentElement.dataset.theme = name), theme)
  const sections = page.locator('section:has(> [data-rendered])')
  await expect(sections.first()).toBeVisible()
  for (const section of await sections.all()) {
    await section.scrollIntoViewIfNeeded()
    await section.locator('[data-rendered=true]').waitFor()
  }
  await page.addStyleTag({ content: runningInCorner })
  await page.mouse.move(1400, 890)
  // From then on a focused link shows that it has the focus.
  await page.keyboard.press('Tab')
}

/** Runs in the page: random numbers repeat. */
function setFixedRandom(): void {
  let seed = 1
  Math.random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
}

async function takePicture(page: Page, id: string): Promise<Buffer> {
  await page.locator(`[data-demo="${id}"] > a`).evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  await page.waitForFunction(
    id => document.querySelector(`[data-demo="${id}"] [data-running]:not([data-running=loading])`),
    id,
    fastPolling
  )
  await page.evaluate(waitUntilSettled, hasDelay(id) ? 1700 : 150)
  return page.screenshot({ clip: { x: 0, y: 0, ...pictureSize }, animations: 'disabled', caret: 'hide' })
}

/** True for a demo that waits for a server: between the request and its response nothing changes. */
const hasDelay = (id: string): boolean =>
  readFileSync(new URL(`../content/${id}.vue`, import.meta.url), 'utf8').includes('_shared/fake-server')

/** Runs in the page: waits until nothing changes for a time and no picture or loading sign is left, at most 5 s. */
async function waitUntilSettled(quietTime: number): Promise<void> {
  let changedAt = performance.now()
  const end = changedAt + 5000
  const observer = new MutationObserver(() => (changedAt = performance.now()))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const isLoading = () =>
    [...document.querySelectorAll<HTMLElement>('[data-running] .vxe-loading')].some(sign => sign.offsetParent) ||
    [...document.querySelectorAll<HTMLImageElement>('[data-running] img')].some(image => !image.complete)
  const frame = () => new Promise(done => requestAnimationFrame(done))
  while (performance.now() < end && (performance.now() - changedAt < quietTime || isLoading())) await frame()
  observer.disconnect()
  await document.fonts.ready
  await frame()
}
