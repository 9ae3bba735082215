import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import config from '../playwright.config.ts'
import { measureBlocking } from './blocking.ts'
import type { ColdLoad } from './cold-load.ts'
import { measureColdLoad } from './cold-load.ts'
import type { Conditions } from './conditions.ts'
import { throttled, unthrottled } from './conditions.ts'
import { measureEdits } from './edit.ts'
import { measureHostilePrograms } from './hostile.ts'
import { measureNavigations } from './navigation.ts'
import type { ReferenceTimes } from './reference.ts'
import { measureReference } from './reference.ts'
import { measureScrollPages } from './scroll.ts'
import { kilobytes, median, milliseconds, table } from './table.ts'
import type { SearchTimes } from './search.ts'
import { measureSearch } from './search.ts'
import { formatWaterfall } from './waterfall.ts'

/** Prints measurements without judging them. DOCS_URL selects another site, SAMPLES the number of samples. */
const site = process.env.DOCS_URL ?? 'http://127.0.0.1:8089'
const samples = Number(process.env.SAMPLES ?? 5)
const textRoute = '/table/start/install'
const demoRoute = '/table/base/sort'
const nextDemoRoute = '/table/base/filter'
const referenceRoute = '/table/api'
const editedDemoId = 'table/base/sort/sort-by-header'

const browser = await chromium.launch(config.use?.launchOptions)
try {
  if (process.argv.includes('--requests')) console.log(await requestsOf([textRoute, demoRoute]))
  else if (process.argv.includes('--hostile')) console.log(await measureHostilePrograms(browser, site))
  else if (process.argv.includes('--scroll'))
    for (const conditions of [unthrottled, throttled])
      console.log(await measureScrollPages(browser, site, conditions, samples))
  else console.log(await createReport())
} finally {
  await browser.close()
}

async function createReport(): Promise<string> {
  const [fast, slow] = [await measure(browser, unthrottled), await measure(browser, throttled)]
  const row = (label: string, read: (figures: Figures) => string, note = '') => [label, read(fast), read(slow), note]
  return `\nMedians of ${samples}; throttled is a quarter of the CPU, 1.6 Mbit/s and 150 ms. The last column is the target, or other sites (throttled).\n\n${table(
    [
      ['', 'unthrottled', 'throttled', 'compared with'],
      row(`Cold load of ${textRoute}: FCP`, figures => milliseconds(figures.text.fcp), 'old site 2736, Starlight 536'),
      row('  LCP', figures => milliseconds(figures.text.lcp), 'Starlight 716'),
      row('  transferred', figures => kilobytes(figures.text.bytes)),
      row(`Cold load of ${demoRoute}: FCP`, figures => milliseconds(figures.demo.fcp), 'old site 2736'),
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
        'target 16; VitePress 210, Starlight 365'
      ),
      row('  first results after the records have loaded', figures => milliseconds(figures.search.cold), 'target 100'),
      row(
        'Reference of the table: first row after a navigation',
        figures => milliseconds(figures.reference.row),
        'target 150 (unthrottled)'
      ),
      row(
        '  all rows open and scrolled: frame',
        figures => milliseconds(figures.reference.median),
        'target 17 (unthrottled)'
      ),
      row('  p95', figures => milliseconds(figures.reference.p95)),
      row('Blocking time on a phone: document of a demo page', figures => milliseconds(figures.blocking.document)),
      row('  reference of the table', figures => milliseconds(figures.blocking.reference)),
      row('  playground', figures => milliseconds(figures.blocking.playground)),
      row(
        'Playground: key press to the first render of the change',
        figures => milliseconds(figures.edit.time),
        'target 100'
      )
    ]
  )}\n`
}

type Figures = Record<
  'text' | 'demo' | 'toDemo' | 'toNext' | 'search' | 'reference' | 'edit' | 'blocking',
  Record<string, number | undefined>
>

async function measure(browser: Browser, conditions: Conditions): Promise<Figures> {
  const textSamples: ColdLoad[] = []
  const demoSamples: ColdLoad[] = []
  const navigationSamples: Awaited<ReturnType<typeof measureNavigations>>[] = []
  const searchSamples: SearchTimes[] = []
  const referenceSamples: ReferenceTimes[] = []
  const blockingSamples: BlockingTimes[] = []
  const editSamples: { time: number | undefined }[] = []
  // The measurements alternate, so that a busy minute of the machine does not distort a single figure.
  for (let sample = 0; sample < samples; sample += 1) {
    process.stdout.write(`${conditions.name} ${sample + 1} of ${samples}\n`)
    textSamples.push(await measureColdLoad(browser, site, textRoute, conditions))
    demoSamples.push(await measureColdLoad(browser, site, demoRoute, conditions))
    navigationSamples.push(await measureNavigations(browser, site, [textRoute, demoRoute, nextDemoRoute], conditions))
    searchSamples.push(await measureSearch(browser, site, textRoute, conditions))
    referenceSamples.push(await measureReference(browser, site, textRoute, conditions))
    blockingSamples.push(await measureBlockingTimes(browser, conditions))
    editSamples.push({ time: await measureEdits(browser, site, editedDemoId, conditions) })
  }
  return {
    text: mediansOf(textSamples, ['fcp', 'lcp', 'bytes']),
    demo: mediansOf(demoSamples, ['fcp', 'lcp', 'cell', 'bytes']),
    toDemo: mediansOf(
      navigationSamples.flatMap(([move]) => move ?? []),
      ['heading', 'cell']
    ),
    toNext: mediansOf(
      navigationSamples.flatMap(([, move]) => move ?? []),
      ['heading', 'cell']
    ),
    search: mediansOf(searchSamples, ['warm', 'cold']),
    reference: mediansOf(referenceSamples, ['row', 'median', 'p95']),
    blocking: mediansOf(blockingSamples, ['document', 'reference', 'playground']),
    edit: mediansOf(editSamples, ['time'])
  }
}

type BlockingTimes = Record<'document' | 'reference' | 'playground', number>

async function measureBlockingTimes(browser: Browser, conditions: Conditions): Promise<BlockingTimes> {
  const blockingTime = (path: string) => measureBlocking(browser, site, path, conditions)
  return {
    document: await blockingTime(`${demoRoute.slice(1)}.html`),
    reference: await blockingTime(`#${referenceRoute}`),
    playground: await blockingTime('#/playground')
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
  for (const path of paths) parts.push(formatWaterfall(path, await measureColdLoad(browser, site, path, throttled)))
  return parts.join('\n')
}
