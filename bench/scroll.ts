import type { Browser, Locator, Page } from 'playwright-core'
import { pages } from '../e2e/pages.ts'
import type { Conditions } from './conditions.ts'
import type { Frames } from './frames.ts'
import { scrollThrough } from './frames.ts'
import { median, milliseconds, table } from './table.ts'
import { open, settled, under, visit } from './visit.ts'

/** The largest table of a page while it is scrolled: as far as a hand on a wheel gets, and without letting go. */
export interface Scrolling {
  /** Until its page shows a first cell, with an empty cache. */
  cell?: number
  rows: number
  down?: Frames
  right?: Frames
}

/** All pages about large data, in one condition. */
export async function scrollFigures(
  browser: Browser,
  site: string,
  conditions: Conditions,
  samples: number
): Promise<string> {
  const rows: string[][] = []
  for (const path of pages.filter(page => page.startsWith('table/scroll/'))) {
    process.stdout.write(`${conditions.name} ${path}\n`)
    const found: Scrolling[] = []
    for (let sample = 0; sample < samples; sample += 1)
      found.push(await scrolling(browser, site, `/${path}`, conditions))
    rows.push([
      `/${path}`,
      String(found[0]?.rows ?? 0),
      milliseconds(median(found.map(each => each.cell))),
      ...written(found.map(each => each.down)),
      ...written(found.map(each => each.right)),
      ''
    ])
  }
  const axis = (name: string) => [`${name}: frame`, '95 %', 'longest', 'blank']
  return `\n${conditions.name}, medians of ${samples}\n\n${table([['', 'rows', 'first cell', ...axis('down'), ...axis('right'), ''], ...rows])}\n`
}

function written(samples: (Frames | undefined)[]): string[] {
  const middle = (name: keyof Frames) => median(samples.map(frames => frames?.[name]))
  const blank = middle('blank')
  return [
    ...(['middle', 'late', 'longest'] as const).map(name => milliseconds(middle(name))),
    blank === undefined ? '–' : `${Math.round(blank * 100)} %`
  ]
}

const cell = '.vxe-body--column'

function scrolling(browser: Browser, site: string, path: string, conditions: Conditions): Promise<Scrolling> {
  return visit(browser, site, async (page, session) => {
    await under(conditions, session)
    await open(page, path)
    await page.waitForFunction(() => window.bench.cell, undefined, { timeout: 60_000 })
    await settled(page)
    const body = await largestBody(page)
    await body.scrollIntoViewIfNeeded()
    const { cell: firstCell } = await page.evaluate(() => window.bench)
    const rows = await body.evaluate(box =>
      Math.round(box.scrollHeight / (box.querySelector('.vxe-body--row')?.getBoundingClientRect().height || 1))
    )
    const down = await body.evaluate(scrollThrough, { axis: 'y' as const, shown: cell })
    const right = await body.evaluate(scrollThrough, { axis: 'x' as const, shown: cell })
    return { ...(firstCell !== undefined && { cell: firstCell }), rows, ...(down && { down }), ...(right && { right }) }
  })
}

/** Demos run when they come into view; a page's subject is the table with most to scroll. */
async function largestBody(page: Page): Promise<Locator> {
  for (const stage of await page.locator('[data-stage]').all()) {
    await stage.scrollIntoViewIfNeeded()
    await stage.locator('.vxe-body--row').first().waitFor({ timeout: 20_000 })
  }
  const bodies = page.locator('main .vxe-table--body-wrapper.body--wrapper')
  const lengths = await bodies.evaluateAll(boxes => boxes.map(box => box.scrollHeight * box.scrollWidth))
  return bodies.nth(lengths.indexOf(Math.max(...lengths)))
}
