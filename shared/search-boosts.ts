import type { Hit } from './search-rank.ts'
import { isStopWord, splitPairs, segmentWords } from './search-segments.ts'
import { getStem } from './search-stems.ts'
import { getSynonyms } from './search-synonyms.ts'
import type { SearchRecord } from './search.ts'
import { getPageHref } from './search.ts'

/**
 * Boost data: words that raise pages in the ranking, counted by the build in the questions of readers (`questions.zh.txt`)
 * and in the texts of the pages. It is served beside the records, and no search waits for it.
 */
export interface BoostData {
  /** Paths such as `table/base/sort`; the other fields refer to pages by their index in this list. */
  pages: readonly string[]
  /** Words, pairs of words and pairs of Chinese characters, one per line. */
  words: string
  /** Pages of each word, separated by commas: per page the distance from the one before in base 36, each `-` adds 36. */
  steps: string
  /** Weights of the word for each of these pages, one digit in base 36 per page, separated by commas too. */
  levels: string
}

export interface BoostIndex {
  pages: readonly string[]
  /** Returns the share of each page in a query, 1 for the best page, or undefined if no word of the query is known. */
  getPageShares: (query: string) => Float64Array | undefined
  /** True if the boost data covers at least 60 % of the weight of the query, and at least the weight of three words. */
  coversQuery: (query: string) => boolean
}

/** `static/search/zh.HASH.json` -> `static/search/zh-leads.HASH.json` */
export const getBoostsAddress = (records: string): string => records.replace(/\/(zh|tw|en)(?=\.[^/]*$)/, '/$1-leads')

/** Weights of a synonym and of a pair with a stop word (`的时` of `的时候`), relative to 1 for a word of the query. */
const synonymWeight = 0.3
const stopWordWeight = 0.3

/** Returns words and pairs of adjacent words with their weights. */
export function getBoostWords(text: string, withSynonyms = false): Map<string, number> {
  const found = new Map<string, number>()
  const addWord = (word: string, weight: number) => {
    if (!(found.get(word)! >= weight)) found.set(word, weight)
  }
  const latinParts = splitLatinWords(text)
  for (const [index, word] of latinParts.entries()) {
    addWord(getStem(word), 1)
    const next = latinParts[index + 1]
    if (next !== undefined) addWord(`${getStem(word)} ${getStem(next)}`, 1)
  }
  for (const run of findChineseRuns(text)) for (const [pair, weight] of splitChineseRun(run)) addWord(pair, weight)
  if (withSynonyms)
    for (const other of findSynonyms(text, latinParts)) {
      for (const word of splitLatinWords(other)) addWord(getStem(word), synonymWeight)
      for (const run of findChineseRuns(other)) for (const pair of splitPairs(run)) addWord(pair, synonymWeight)
    }
  return found
}

/** Returns pairs of characters and words of one character, with their weights. */
function splitChineseRun(run: string): [part: string, weight: number][] {
  const words = segmentWords(run).flatMap(word => Array.from(word, () => word))
  const getCharacterWeight = (index: number) => (isStopWord(words[index]!) ? stopWordWeight : 1)
  return [
    ...splitPairs(run).map((pair, index): [string, number] => [
      pair,
      pair.length < 2 ? 1 : Math.min(getCharacterWeight(index), getCharacterWeight(index + 1))
    ]),
    ...words.filter(word => word.length < 2 && !isStopWord(word)).map((word): [string, number] => [word, 1])
  ]
}

/** Splits camel case: `sortConfig` is two words. */
const splitLatinWords = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/(n)['’](t)\b/g, '$1$2')
    .match(/[a-z0-9]+/g)
    ?.filter(word => !isStopWord(word)) ?? []

const findChineseRuns = (text: string): string[] => text.match(/\p{Script=Han}+/gu) ?? []

/** Minimum weight of known words, 1 per word; fewer may be known by chance. */
const minKnownWeight = 3

const maxSynonymLength = 4

function findSynonyms(text: string, latin: readonly string[]): string[] {
  const parts = findChineseRuns(text).flatMap(run =>
    Array.from(run, (_, offset) =>
      Array.from({ length: maxSynonymLength }, (_, extraLength) => run.slice(offset, offset + extraLength + 1))
    ).flat()
  )
  return [...latin, ...new Set(parts)].flatMap(getSynonyms)
}

export function createBoostIndex({ pages, words, steps, levels }: BoostData): BoostIndex {
  const pagesByWord = new Map<string, { steps: string; levels: string }>()
  const [stepsByWord, levelsByWord] = [steps.split(','), levels.split(',')]
  for (const [index, word] of words.split('\n').entries())
    pagesByWord.set(word, { steps: stepsByWord[index] ?? '', levels: levelsByWord[index] ?? '' })
  return {
    pages,
    getPageShares(query) {
      const points = new Float64Array(pages.length)
      for (const [word, weight] of getBoostWords(query, true)) {
        const wordPages = pagesByWord.get(word)
        if (wordPages) addPoints(points, wordPages.steps, wordPages.levels, weight)
      }
      const maxPoints = Math.max(...points)
      return maxPoints > 0 ? points.map(each => each / maxPoints) : undefined
    },
    coversQuery(query) {
      const queryWords = [...getBoostWords(query)].filter(([word]) => !word.includes(' '))
      const sum = (words: typeof queryWords) => words.reduce((total, [, weight]) => total + weight, 0)
      const knownWeight = sum(queryWords.filter(([word]) => pagesByWord.has(word)))
      return knownWeight >= minKnownWeight && knownWeight >= 0.6 * sum(queryWords)
    }
  }
}

function addPoints(points: Float64Array, steps: string, levels: string, weight: number): void {
  let page = -1
  let levelIndex = 0
  for (const digit of steps) {
    if (digit === '-') page += 36
    else {
      page += parseInt(digit, 36)
      points[page]! += weight * parseInt(levels[levelIndex]!, 36)
      levelIndex += 1
    }
  }
}

/** Maximum points added to the score of a hit. */
const maxBoost = 40
/** Share of the boost for hits without a page, so that members do not fall behind; messages get all of it. */
const otherHitShare = 0.6
/** A page without a hit is added above this share, with this part of the best score as its own score. */
const minAddedShare = 0.15
const addedScoreShare = 0.2

/** Boosts hits by the shares of their pages, and adds pages with a high share that have no hit. */
export function boostHits(
  hits: readonly Hit[],
  query: string,
  { pages, getPageShares }: BoostIndex,
  getPageRecord: (page: string) => SearchRecord | undefined
): Hit[] {
  const best = hits[0]?.score ?? 0
  const boost = maxBoost * getBoostStrength(query)
  const shares = boost && best > 0 ? getPageShares(query) : undefined
  if (!shares) return [...hits]
  const remainingShares = new Map(pages.map((page, index) => [page, shares[index]!]))
  const knownPages = new Set(pages)
  const boostedHits = hits.map(({ record, score }) => {
    const page = getPageHref(record.href)?.replace('#/', '')
    if (page === undefined || !knownPages.has(page)) {
      const hitShare = record.kind === 'message' ? 1 : otherHitShare
      return { record, score: score + boost * hitShare * (score / best) ** 2 }
    }
    const share = remainingShares.get(page) ?? 0
    remainingShares.delete(page)
    return { record, score: score + boost * share }
  })
  for (const [page, share] of remainingShares) {
    const record = share > minAddedShare ? getPageRecord(page) : undefined
    if (record) boostedHits.push({ record, score: best * addedScoreShare + boost * share })
  }
  return boostedHits.sort((a, b) => b.score - a.score)
}

/** Minimum share and maximum number of the pages for a query without hits. */
const minAloneShare = 0.5
const maxAlonePages = 5

/** Returns the pages that the boost data finds without any hits. */
export function findBoostedPages(
  query: string,
  { pages, getPageShares, coversQuery }: BoostIndex,
  getPageRecord: (page: string) => SearchRecord | undefined
): Hit[] {
  const shares = coversQuery(query) ? getPageShares(query) : undefined
  if (!shares) return []
  return pages
    .flatMap((page, index): Hit[] => {
      const record = shares[index]! >= minAloneShare ? getPageRecord(page) : undefined
      return record ? [{ record, score: maxBoost * shares[index]! }] : []
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, maxAlonePages)
}

/** Returns the strength of the boost: 0 for a single word or code name, which is searched literally, 1 for a sentence. */
function getBoostStrength(query: string): number {
  const parts = query.match(/[!-~]+|[^!-~]+/g) ?? []
  const literalQuery = parts.map(part => (/\w[.-]\w|[a-z][A-Z]/.test(part) ? ' name ' : part)).join('')
  // Most Chinese words have two characters.
  const chinese = findChineseRuns(literalQuery).reduce((sum, run) => sum + Math.max(1, run.length / 2), 0)
  return Math.min(1, Math.max(0, (new Set(splitLatinWords(literalQuery)).size + chinese - 1) / 4))
}
