import type { Haystack } from './search-haystack.ts'
import { haystackOf } from './search-haystack.ts'
import type { Prepared } from './search-points.ts'
import { pointsOf, prepare } from './search-points.ts'
import type { Hit, Scored } from './search-rank.ts'
import { rank } from './search-rank.ts'
import type { Vocabulary } from './search-typos.ts'
import { nearRecords } from './search-near.ts'
import { mend, vocabularyOf } from './search-typos.ts'
import type { Segment } from './search-segments.ts'
import { isSymptom, segmentKnown, segmentWords } from './search-segments.ts'
import type { SearchRecord, Term } from './search.ts'
import { bareOf, partsOf, stepsOf, termFrom, termsOf } from './search.ts'

export type { Hit } from './search-rank.ts'

/** A language's records, prepared once so that a query only compares. */
export interface Library {
  find: (query: string) => Found
  /** Whether a Chinese word stands in a title. */
  knows: (word: string) => boolean
  /** Pages and members with a similar name, for a query that finds nothing. */
  near: (query: string) => SearchRecord[]
}

export interface Found {
  hits: Hit[]
  /** What the hits are marked with. */
  terms: string[]
  /** The query was read as this, because nothing matched it as it stands. */
  instead?: string
  /** It has a word that stands nowhere. */
  hasUnknown: boolean
}

interface Shelves {
  prepared: readonly Prepared[]
  messages: readonly number[]
  haystack: Haystack
  vocabulary: Vocabulary
}

export function makeLibrary(records: readonly SearchRecord[], segment: Segment = segmentWords): Library {
  const prepared = records.map(prepare)
  const vocabulary = vocabularyOf(records)
  const messages = prepared.flatMap(({ templates }, index) => (templates.length ? [index] : []))
  const shelves = { prepared, messages, vocabulary, haystack: haystackOf(prepared.map(({ all }) => all)) }
  return {
    find: query => find(shelves, query, chinese => segmentKnown(chinese, vocabulary.chinese, segment)),
    knows: word => vocabulary.chinese.has(word),
    near: query => nearRecords(records, query)
  }
}

/** Longer texts are pasted; a message of the console stands near their beginning. */
const longestPaste = 2000

function find(shelves: Shelves, query: string, segment: Segment): Found {
  const whole = bareOf(query.slice(0, longestPaste))
  const terms = termsOf(query, segment)
  if (!whole || terms.length === 0) return { hits: [], terms: [], hasUnknown: false }
  const known = terms.map(term => score(term, shelves))
  const scored = known.flat()
  const said = [...new Set([whole, bareOfAll(terms), bareOfAll(scored.map(({ term }) => term))])]
  const hits = rank(shelves, scored, said)
  const isMended = hits.length > 0 && scored.some(each => each.isMended)
  return {
    hits,
    hasUnknown: known.some(([first], index) => first?.term !== terms[index] || first?.points.size === 0),
    terms: [...new Set(scored.flatMap(({ term }) => [term.text, term.bare]))],
    ...(isMended && { instead: scored.map(({ term }) => term.text).join(' ') })
  }
}

const bareOfAll = (terms: readonly Term[]): string => terms.map(term => term.bare).join('')

/** A word that stands nowhere may be misspelt, or several written as one. */
function score(term: Term, shelves: Shelves): Scored[] {
  const points = pointsIn(term, shelves)
  const rarity = Math.log(1 + shelves.prepared.length / (1 + points.size))
  const scored = { term, points, weight: isSymptom(term.bare) ? 0.25 * rarity : rarity }
  if (points.size > 0) return [scored]
  const near = mend(term, shelves.vocabulary)
  if (near) return score(termFrom(near), shelves).map(each => ({ ...each, isMended: true }))
  const steps = stepsOf(term)
  return steps.length > 1 ? steps.flatMap(step => score(step, shelves)) : [scored]
}

function pointsIn(term: Term, shelves: Shelves): Map<number, number> {
  const points = new Map<number, number>()
  for (const [index, each] of holding(term, shelves)) {
    const got = pointsOf(each, term)
    if (got > 0) points.set(index, got)
  }
  const parts = partsOf(term).map(part => pointsIn(part, shelves))
  for (const index of parts[0]?.keys() ?? []) {
    const least = Math.min(...parts.map(part => part.get(index) ?? 0))
    if (least > 0) points.set(index, Math.max(points.get(index) ?? 0, 0.8 * least))
  }
  return points
}

function* holding(term: Term, { haystack, prepared }: Shelves): Generator<[number, Prepared]> {
  for (const index of haystack.holding(term)) {
    const each = prepared[index]
    if (each) yield [index, each]
  }
}
