import type { Hit } from './search-rank.ts'
import { isEmpty, pairs, segmentWords } from './search-segments.ts'
import { stemOf } from './search-stems.ts'
import { synonymsOf } from './search-synonyms.ts'
import type { SearchRecord } from './search.ts'
import { pageOf } from './search.ts'

/**
 * Which words lead readers to which page: counted by the build in the questions that readers ask (`asked.zh.txt`) and
 * in what the pages say. It stands beside the records and is not waited for.
 */
export interface Leads {
  /** `table/base/sort`: below, pages are numbers in this list. */
  pages: readonly string[]
  /** Words, and pairs of them or of Chinese characters, a line each. */
  words: string
  /** Of each word the pages, between commas: how far each is from the one before, as digits of 36; `-` stands for 36. */
  steps: string
  /** How much it says for each of these, a digit of 36 each, between commas too. */
  levels: string
}

export interface Guide {
  pages: readonly string[]
  /** What each page gets for a query: 1 for the best of them. Nothing if the words of the query say nothing. */
  sharesOf: (query: string) => Float64Array | undefined
  /** Whether most of the query, and enough of it, is what somebody has asked before. */
  understands: (query: string) => boolean
}

/** `static/search/zh.HASH.json` -> `static/search/zh-leads.HASH.json` */
export const leadsAddress = (records: string): string => records.replace(/\/(zh|tw|en)(?=\.[^/]*$)/, '/$1-leads')

/** Another word for what is asked says less than the word itself, and so does what stands around it: `的时` of `的时候`. */
const ofSynonym = 0.3
const ofEmpty = 0.3

/** Words, and what stands side by side, with their weights. */
export function wordsThatLead(text: string, withSynonyms = false): Map<string, number> {
  const found = new Map<string, number>()
  const put = (word: string, weight: number) => {
    if (!(found.get(word)! >= weight)) found.set(word, weight)
  }
  const latin = latinWords(text)
  for (const [index, word] of latin.entries()) {
    put(stemOf(word), 1)
    const next = latin[index + 1]
    if (next !== undefined) put(`${stemOf(word)} ${stemOf(next)}`, 1)
  }
  for (const run of chineseRuns(text)) for (const [pair, weight] of chineseParts(run)) put(pair, weight)
  if (withSynonyms)
    for (const other of synonymsIn(text, latin)) {
      for (const word of latinWords(other)) put(stemOf(word), ofSynonym)
      for (const run of chineseRuns(other)) for (const pair of pairs(run)) put(pair, ofSynonym)
    }
  return found
}

/** Pairs of characters, and words of one. */
function chineseParts(run: string): [part: string, weight: number][] {
  const words = segmentWords(run).flatMap(word => Array.from(word, () => word))
  const weightAt = (at: number) => (isEmpty(words[at]!) ? ofEmpty : 1)
  return [
    ...pairs(run).map((pair, at): [string, number] => [
      pair,
      pair.length < 2 ? 1 : Math.min(weightAt(at), weightAt(at + 1))
    ]),
    ...words.filter(word => word.length < 2 && !isEmpty(word)).map((word): [string, number] => [word, 1])
  ]
}

/** `sortConfig` is two words. */
const latinWords = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/(n)['’](t)\b/g, '$1$2')
    .match(/[a-z0-9]+/g)
    ?.filter(word => !isEmpty(word)) ?? []

const chineseRuns = (text: string): string[] => text.match(/\p{Script=Han}+/gu) ?? []

/** In words. Fewer may be there by chance. */
const leastUnderstood = 3

const longestSynonym = 4

function synonymsIn(text: string, latin: readonly string[]): string[] {
  const parts = chineseRuns(text).flatMap(run =>
    Array.from(run, (_, at) => Array.from({ length: longestSynonym }, (_, more) => run.slice(at, at + more + 1))).flat()
  )
  return [...latin, ...new Set(parts)].flatMap(synonymsOf)
}

export function guideFrom({ pages, words, steps, levels }: Leads): Guide {
  const places = new Map<string, { steps: string; levels: string }>()
  const [listed, weighed] = [steps.split(','), levels.split(',')]
  for (const [index, word] of words.split('\n').entries())
    places.set(word, { steps: listed[index] ?? '', levels: weighed[index] ?? '' })
  return {
    pages,
    sharesOf(query) {
      const points = new Float64Array(pages.length)
      for (const [word, weight] of wordsThatLead(query, true)) {
        const place = places.get(word)
        if (place) addTo(points, place.steps, place.levels, weight)
      }
      const most = Math.max(...points)
      return most > 0 ? points.map(each => each / most) : undefined
    },
    understands(query) {
      const said = [...wordsThatLead(query)].filter(([word]) => !word.includes(' '))
      const sum = (words: typeof said) => words.reduce((total, [, weight]) => total + weight, 0)
      const known = sum(said.filter(([word]) => places.has(word)))
      return known >= leastUnderstood && known >= 0.6 * sum(said)
    }
  }
}

function addTo(points: Float64Array, steps: string, levels: string, weight: number): void {
  let page = -1
  let at = 0
  for (const sign of steps) {
    if (sign === '-') page += 36
    else {
      page += parseInt(sign, 36)
      points[page]! += weight * parseInt(levels[at]!, 36)
      at += 1
    }
  }
}

/** How much is added at most to what a page has by its records. */
const mostGained = 40
/** Of that, for what stands on no page: a member. It shall not fall behind for that alone; a message not at all. */
const ofOthers = 0.6
/** A page that the records did not find is shown from this share on, and begins with this part of the best hit. */
const leastLed = 0.15
const startOfLed = 0.2

/** Hits by the words of their records, put into another order by what the whole query asks for. */
export function led(
  hits: readonly Hit[],
  query: string,
  { pages, sharesOf }: Guide,
  recordOf: (page: string) => SearchRecord | undefined
): Hit[] {
  const best = hits[0]?.score ?? 0
  const gain = mostGained * sureness(query)
  const shares = gain && best > 0 ? sharesOf(query) : undefined
  if (!shares) return [...hits]
  const left = new Map(pages.map((page, index) => [page, shares[index]!]))
  const known = new Set(pages)
  const better = hits.map(({ record, score }) => {
    const page = pageOf(record.href)?.replace('#/', '')
    if (page === undefined || !known.has(page)) {
      const own = record.kind === 'message' ? 1 : ofOthers
      return { record, score: score + gain * own * (score / best) ** 2 }
    }
    const share = left.get(page) ?? 0
    left.delete(page)
    return { record, score: score + gain * share }
  })
  for (const [page, share] of left) {
    const record = share > leastLed ? recordOf(page) : undefined
    if (record) better.push({ record, score: best * startOfLed + gain * share })
  }
  return better.sort((a, b) => b.score - a.score)
}

/** Where the records know nothing: only pages that much leads to. */
const leastAlone = 0.5
const mostAlone = 5

/** What is found by questions alone. */
export function ledAlone(
  query: string,
  { pages, sharesOf, understands }: Guide,
  recordOf: (page: string) => SearchRecord | undefined
): Hit[] {
  const shares = understands(query) ? sharesOf(query) : undefined
  if (!shares) return []
  return pages
    .flatMap((page, index): Hit[] => {
      const record = shares[index]! >= leastAlone ? recordOf(page) : undefined
      return record ? [{ record, score: mostGained * shares[index]! }] : []
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, mostAlone)
}

/** Who types one or two words, or a name of code, looks for that; a sentence says what it is about. */
function sureness(query: string): number {
  const parts = query.match(/[!-~]+|[^!-~]+/g) ?? []
  const said = parts.map(part => (/\w[.-]\w|[a-z][A-Z]/.test(part) ? ' name ' : part)).join('')
  // Most words of Chinese have two characters.
  const chinese = chineseRuns(said).reduce((sum, run) => sum + Math.max(1, run.length / 2), 0)
  return Math.min(1, Math.max(0, (new Set(latinWords(said)).size + chinese - 1) / 4))
}
