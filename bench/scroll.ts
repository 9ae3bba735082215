import type { Browser, Locator, Page } from 'playwright-core'
import { pages } from '../e2e/pages.ts'
import type { Conditions } from './conditions.ts'
import type { FrameStatistics } from './frames.ts'
import { scrollThrough } from './frames.ts'
import { median, milliseconds, table } from './table.ts'
import { open, waitForIdle, applyConditions, visit } from './visit.ts'

/** Measurements of the largest table of a page while it scrolls continuously. */
export interface ScrollSample {
  /** Milliseconds until the page shows a first cell, with an empty cache. */
  cell?: number
  rows: number
  down?: FrameStatistics
  right?: FrameStatistics
}

/** Measures all pages about large data under one condition. */
export async function measureScrollPages(
  browser: Browser,
  site: string,
  conditions: Conditions,
  samples: number
): Promise<string> {
  const rows: string[][] = []
  for (const path of pages.filter(page => page.startsWith('table/scroll/'))) {
    process.stdout.write(`${conditions.name} ${path}\n`)
    const scrollSamples: ScrollSample[] = []
    for (let sample = 0; sample < samples; sample += 1)
      scrollSamples.push(await measureScrolling(browser, site, `/${path}`, conditions))
    rows.push([
      `/${path}`,
      String(scrollSamples[0]?.rows ?? 0),
      milliseconds(median(scrollSamples.map(each => each.cell))),
      ...formatFrames(scrollSamples.map(each => each.down)),
      ...formatFrames(scrollSamples.map(each => each.right)),
      ''
    ])
  }
  const axis = (name: string) => [`${name}: frame`, 'p95', 'longest', 'blank']
  return `\n${conditions.name}, medians of ${samples}\n\n${table([['', 'rows', 'first cell', ...axis('down'), ...axis('right'), ''], ...rows])}\n`
}

function formatFrames(samples: (FrameStatistics | undefined)[]): string[] {
  const medianOf = (name: keyof FrameStatistics) => median(samples.map(frames => frames?.[name]))
  const blank = medianOf('blank')
  return [
    ...(['median', 'p95', 'longest'] as const).map(name => milliseconds(medianOf(name))),
    blank === undefined ? '–' : `${Math.round(blank * 100)} %`
  ]
}

const cell = '.vxe-body--column'

function measureScrolling(browser: Browser, site: string, path: string, conditions: Conditions): Promise<ScrollSample> {
  return visit(browser, site, async (page, session) => {
    await applyConditions(conditions, session)
    await open(page, path)
    await page.waitForFunction(() => window.bench.cell, undefined, { timeout: 60_000 })
    await waitForIdle(page)
    const body = await largestBody(page)
    await body.scrollIntoViewIfNeeded()
    const { cell: firstCell } = await page.evaluate(() => window.bench)
    const rows = await body.evaluate(box =>
      Math.round(box.scrollHeight / (box.querySelector('.vxe-body--row')?.getBoundingClientRect().height || 1))
    )
    const down = await body.evaluate(scrollThrough, { axis: 'y' as const, contentSelector: cell })
    const right = await body.evaluate(scrollThrough, { axis: 'x' as const, contentSelector: cell })
    return { ...(firstCell !== undefined && { cell: firstCell }), rows, ...(down && { down }), ...(right && { right }) }
  })
}

/** Scrolls every demo into view to start it, then returns the table with the largest scroll area. */
async function largestBody(page: Page): Promise<Locator> {
  for (const stage of await page.locator('[data-stage]').all()) {
    await stage.scrollIntoViewIfNeeded()
    await stage.locator('.vxe-body--row').first().waitFor({ timeout: 20_000 })
  }
  const bodies = page.locator('main .vxe-table--body-wrapper.body--wrapper')
  const lengths = await bodies.evaluateAll(boxes => boxes.map(box => box.scrollHeight * box.scrollWidth))
  return bodies.nth(lengths.indexOf(Math.max(...lengths)))
}
