import path from 'node:path'
import type { Page } from '@playwright/test'
import { pictureThemes } from '../shared/gallery.ts'
import { comparePictures, encodePicture, pictureTolerance } from './compare-pictures.ts'
import { readPicture, writePicture } from './picture-files.ts'
import { ignoreErrors } from './expect-errors.ts'
import { openSearch, searchBox, searchHits } from './search-box.ts'
import { coldTest as test, expect, runningDemo } from './site.ts'

/**
 * Screens of the design in both themes and three widths, compared with their accepted pictures in half size.
 * `npm run pictures` takes missing and changed ones.
 */
interface Screen {
  name: string
  route: string
  /** Brings the screen into the state of its picture. */
  prepare?: (page: Page) => Promise<unknown>
  isPhoneOnly?: true
  /** True if the browser reports that a file is missing. */
  hasErrors?: true
}

const waitForTable = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-stage] .vxe-body--row').first()).toBeVisible()
}

const screens: Screen[] = [
  { name: 'demo', route: '/table/base/sort', prepare: waitForTable },
  {
    name: 'source',
    route: '/table/base/sort',
    async prepare(page) {
      await runningDemo(page, 'sort-by-header')
      const block = page.locator('[data-demo="sort-by-header"]')
      const show = block.getByRole('button', { name: '显示源码' })
      if ((await show.count()) > 0) await show.click()
      await expect(block.locator('pre').first()).toBeVisible()
      await block.evaluate(element => element.scrollIntoView())
    }
  },
  {
    name: 'drawer',
    route: '/table/base/sort',
    isPhoneOnly: true,
    async prepare(page) {
      await page.getByRole('button', { name: '打开导航' }).click()
      await expect(page.getByRole('dialog', { name: '导航' })).toBeVisible()
    }
  },
  {
    name: 'search',
    route: '/table/base/sort',
    async prepare(page) {
      await openSearch(page)
      await searchBox(page).fill('固定列')
      await expect(searchHits(page).first()).toContainText('固定列')
    }
  },
  { name: 'install', route: '/table/start/install?lang=en_US' },
  {
    name: 'reference',
    route: '/table/api?lang=en_US',
    prepare: page => expect(page.getByRole('treegrid').getByRole('row').nth(5)).toBeVisible()
  },
  {
    name: 'icons',
    route: '/table/start/icons?lang=en_US',
    prepare: page => expect(page.locator('[data-island="icons"] button').nth(20)).toBeVisible()
  },
  {
    name: 'playground',
    route: '/playground?demo=table/base/sort/sort-by-header&lang=en_US',
    prepare: page => expect(page.frameLocator('iframe:not([inert])').locator('.vxe-body--row').first()).toBeAttached()
  },
  { name: 'missing', route: '/table/base/nothing', hasErrors: true }
]

const folder = path.resolve(import.meta.dirname, 'screens')
const widths = [375, 768, 1440]
const isUpdating = process.env.UPDATE_PICTURES === 'true'

for (const [index, { name, route, prepare, isPhoneOnly, hasErrors }] of screens.entries())
  test(
    `the screen "${name}" looks as in its accepted pictures`,
    index === 0 ? { tag: '@quick' } : {},
    async ({ page, open, browserErrors }) => {
      test.setTimeout(120_000)
      if (hasErrors) ignoreErrors(browserErrors)
      const problems: string[] = []
      for (const width of isPhoneOnly ? widths.slice(0, 1) : widths) {
        await page.setViewportSize({ width, height: 900 })
        await open(route)
        await prepare?.(page)
        for (const theme of pictureThemes) {
          await page.evaluate(value => (document.documentElement.dataset.theme = value), theme)
          await page.evaluate(() => document.fonts.ready)
          const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
          const picture = await encodePicture(page, screenshot, 0.5)
          const key = { id: `${name}-${width}`, theme, language: 'zh' as const }
          const accepted = readPicture(key, folder)
          const change = accepted ? await comparePictures(page, accepted, picture) : 1
          if (change <= pictureTolerance) continue
          if (isUpdating) writePicture(key, picture, folder)
          else
            problems.push(
              accepted
                ? `${key.id}, ${theme}: ${(change * 100).toFixed(1)} % changed`
                : `${key.id}, ${theme}: no picture`
            )
        }
      }
      expect(problems, 'Look at the screens, then accept how they look now: npm run pictures').toEqual([])
    }
  )
