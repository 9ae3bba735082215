import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import config from '../playwright.config.ts'
import { coldLoad } from './cold-load.ts'
import type { Conditions } from './conditions.ts'
import { plain, throttled } from './conditions.ts'
import { edits } from './edit.ts'
import { hostileFigures } from './hostile.ts'
import { navigations } from './navigation.ts'
import type { ReferenceTimes } from './reference.ts'
import { references } from './reference.ts'
import { scrollFigures } from './scroll.ts'
import { kilobytes, median, milliseconds, table } from './table.ts'
import type { Search } from './search.ts'
import { searches } from './search.ts'
import { waterfall } from './waterfall.ts'

/** Prints numbers, judges none. Another site is measured with DOCS_URL, more samples with SAMPLES. */
const site = process.env.DOCS_URL ?? 'http://127.0.0.1:8089'
const samples = Number(process.env.SAMPLES ?? 5)
const text = '/table/start/install'
const demo = '/table/base/sort'
const next = '/table/base/filter'
const playground = 'table/base/sort/sort-by-header'

const browser = await chromium.launch(config.use?.launchOptions)
try {
  if (process.argv.includes('--requests')) console.log(await requestsOf([text, demo]))
  else if (process.argv.includes('--hostile')) console.log(await hostileFigures(browser, site))
  else if (process.argv.includes('--scroll'))
    for (const conditions of [plain, throttled]) console.log(await scrollFigures(browser, site, conditions, samples))
  else console.log(await figures())
} finally {
  await browser.close()
}

async function figures(): Promise<string> {
  const [fast, slow] = [await measure(browser, plain), await measure(browser, throttled)]
  const row = (label: string, read: (figures: Figures) => string, note = '') => [label, read(fast), read(slow), note]
  return `\nMedians of ${samples}; throttled is a quarter of the CPU, 1.6 Mbit/s and 150 ms. Notes are other sites, throttled.\n\n${table(
    [
      ['', 'plain', 'throttled', ''],
      row(`Cold load of ${text}: FCP`, figures => milliseconds(figures.text.fcp), 'old site 2736, Starlight 536'),
      row('  LCP', figures => milliseconds(figures.text.lcp), 'Starlight 716'),
      row('  transferred', figures => kilobytes(figures.text.bytes)),
      row(`Cold load of ${demo}: FCP`, figures => milliseconds(figures.demo.fcp), 'old site 2736'),
      row('  LCP', figures => milliseconds(figures.demo.lcp)),
      row(
        '  first cell',
        figures => milliseconds(figures.demo.cell),
        'old site 2956, a bare page with only the demo 1040 to 1760'
      ),
      row('  transferred', figures => kilobytes(figures.demo.bytes)),
      row(
        'From the text page to the demo page: heading',
        figures => milliseconds(figures.toDemo.heading),
        'old site 483, VitePress 274'
      ),
      row('  first cell', figures => milliseconds(figures.toDemo.cell)),
      row(
        'From there to the next demo page: heading',
        figures => milliseconds(figures.toNext.heading),
        'old site 483, VitePress 274'
      ),
      row('  first cell', figures => milliseconds(figures.toNext.cell)),
      row(
        'Search: key press to results',
        figures => milliseconds(figures.search.warm),
        'aim 16; VitePress 210, Starlight 365'
      ),
      row('  first results once the records are there', figures => milliseconds(figures.search.cold), 'aim 100'),
      row(
        'Reference of the table: first row after a navigation',
        figures => milliseconds(figures.reference.row),
        'aim 150 (plain)'
      ),
      row('  all rows open and scrolled: frame', figures => milliseconds(figures.reference.middle), 'aim 17 (plain)'),
      row('  95 %', figures => milliseconds(figures.reference.late)),
      row('Playground: key press to the new picture', figures => milliseconds(figures.edit.time), 'aim 100')
    ]
  )}\n`
}

type Figures = Record<
  'text' | 'demo' | 'toDemo' | 'toNext' | 'search' | 'reference' | 'edit',
  Record<string, number | undefined>
>

async function measure(browser: Browser, conditions: Conditions): Promise<Figures> {
  const [texts, demos, moves] = [[], [], []] as [
    Awaited<ReturnType<typeof coldLoad>>[],
    Awaited<ReturnType<typeof coldLoad>>[],
    Awaited<ReturnType<typeof navigations>>[]
  ]
  const found: Search[] = []
  const looked: ReferenceTimes[] = []
  const changed: { time: number | undefined }[] = []
  // One after the other instead of in blocks, so that a busy minute of the machine does not hit one figure alone.
  for (let sample = 0; sample < samples; sample += 1) {
    process.stdout.write(`${conditions.name} ${sample + 1} of ${samples}\n`)
    texts.push(await coldLoad(browser, site, text, conditions))
    demos.push(await coldLoad(browser, site, demo, conditions))
    moves.push(await navigations(browser, site, [text, demo, next], conditions))
    found.push(await searches(browser, site, text, conditions))
    looked.push(await references(browser, site, text, conditions))
    changed.push({ time: await edits(browser, site, playground, conditions) })
  }
  return {
    text: mediansOf(texts, ['fcp', 'lcp', 'bytes']),
    demo: mediansOf(demos, ['fcp', 'lcp', 'cell', 'bytes']),
    toDemo: mediansOf(
      moves.flatMap(([move]) => move ?? []),
      ['heading', 'cell']
    ),
    toNext: mediansOf(
      moves.flatMap(([, move]) => move ?? []),
      ['heading', 'cell']
    ),
    search: mediansOf(found, ['warm', 'cold']),
    reference: mediansOf(looked, ['row', 'middle', 'late']),
    edit: mediansOf(changed, ['time'])
  }
}

function mediansOf<K extends string>(
  list: Partial<Record<K, number>>[],
  names: K[]
): Record<string, number | undefined> {
  return Object.fromEntries(names.map(name => [name, median(list.map(each => each[name]))]))
}

async function requestsOf(paths: string[]): Promise<string> {
  const parts: string[] = []
  for (const path of paths) parts.push(waterfall(path, await coldLoad(browser, site, path, throttled)))
  return parts.join('\n')
}
