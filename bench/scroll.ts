import type { Browser, Locator, Page } from 'playwright-core'
import { pages } from '../e2e/pages.ts'
import type { Conditions } from './conditions.ts'
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

export interface Frames {
  /** Milliseconds from one frame to the next: the middle one, the one that five of a hundred exceed, the longest. */
  middle: number
  late: number
  longest: number
  /** Share of the frames that had no cell where the middle of the table is. */
  blank: number
}

/** All pages about large data, in one condition. */
export async function scrollFigures(browser: Browser, site: string, conditions: Conditions, samples: number): Promise<string> {
  const rows: string[][] = []
  for (const path of pages.filter(page => page.startsWith('table/scroll/'))) {
    process.stdout.write(`${conditions.name} ${path}\n`)
    const found: Scrolling[] = []
    for (let sample = 0; sample < samples; sample += 1) found.push(await scrolling(browser, site, `/${path}`, conditions))
    rows.push([`/${path}`, String(found[0]?.rows ?? 0), milliseconds(median(found.map(each => each.cell))), ...written(found.map(each => each.down)), ...written(found.map(each => each.right)), ''])
  }
  const axis = (name: string) => [`${name}: frame`, '95 %', 'longest', 'blank']
  return `\n${conditions.name}, medians of ${samples}\n\n${table([['', 'rows', 'first cell', ...axis('down'), ...axis('right'), ''], ...rows])}\n`
}

function written(samples: (Frames | undefined)[]): string[] {
  const middle = (name: keyof Frames) => median(samples.map(frames => frames?.[name]))
  const blank = middle('blank')
  return [...(['middle', 'late', 'longest'] as const).map(name => milliseconds(middle(name))), blank === undefined ? '–' : `${Math.round(blank * 100)} %`]
}

function scrolling(browser: Browser, site: string, path: string, conditions: Conditions): Promise<Scrolling> {
  return visit(browser, site, async (page, session) => {
    await under(conditions, session)
    await open(page, path)
    await page.waitForFunction(() => window.bench.cell, undefined, { timeout: 60_000 })
    await settled(page)
    const body = await largestBody(page)
    await body.scrollIntoViewIfNeeded()
    const { cell } = await page.evaluate(() => window.bench)
    const rows = await body.evaluate(box => Math.round(box.scrollHeight / (box.querySelector('.vxe-body--row')?.getBoundingClientRect().height || 1)))
    const down = await body.evaluate(scrollThrough, 'y' as const)
    const right = await body.evaluate(scrollThrough, 'x' as const)
    return { ...(cell !== undefined && { cell }), rows, ...(down && { down }), ...(right && { right }) }
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

/** Runs in the page: a step with every frame, for a second at sixty frames. What has less to scroll than three screens is left out. */
function scrollThrough(box: Element, axis: 'x' | 'y'): Promise<Frames | undefined> {
  const [place, length, seen, step] = axis === 'y' ? (['scrollTop', 'scrollHeight', 'clientHeight', 240] as const) : (['scrollLeft', 'scrollWidth', 'clientWidth', 240] as const)
  if (box[length] < box[seen] * 3) return Promise.resolve(undefined)
  const gaps: number[] = []
  let blanks = 0
  let last = performance.now()
  return new Promise(resolve => {
    const next = () => {
      const now = performance.now()
      gaps.push(now - last)
      last = now
      const { left, top, width, height } = box.getBoundingClientRect()
      if (!document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.vxe-body--column')) blanks += 1
      if (gaps.length <= 60) {
        box[place] += step
        requestAnimationFrame(next)
        return
      }
      const sorted = gaps.slice(1).sort((a, b) => a - b)
      resolve({ middle: sorted[30] ?? 0, late: sorted[57] ?? 0, longest: sorted[59] ?? 0, blank: blanks / gaps.length })
    }
    requestAnimationFrame(next)
  })
}
