import type { Haystack } from './search-haystack.ts'
import { haystackOf } from './search-haystack.ts'
import type { Prepared } from './search-points.ts'
import { insideWord, pointsOf, prepare } from './search-points.ts'
import type { Hit, Scored } from './search-rank.ts'
import { rank } from './search-rank.ts'
import type { Vocabulary } from './search-typos.ts'
import { nearRecords } from './search-near.ts'
import { mend, vocabularyOf } from './search-typos.ts'
import type { Segment } from './search-segments.ts'
import type { Guide, Leads } from './search-leads.ts'
import { guideFrom, led, ledAlone } from './search-leads.ts'
import { isForeign, isSymptom, namesForeign, segmentKnown, segmentWords } from './search-segments.ts'
import type { SearchRecord, Term } from './search.ts'
import { bareOf, humpsOf, longestQuery, partsOf, stepsOf, termFrom, termsOf } from './search.ts'

export type { Hit } from './search-rank.ts'

/** A language's records, prepared once so that a query only compares. */
export interface Library {
  find: (query: string) => Found
  /** Whether a Chinese word stands in a title. */
  knows: (word: string) => boolean
  /** Pages and members with a similar name, for a query that finds nothing. */
  near: (query: string) => SearchRecord[]
  /** From now on hits are also put in order by what leads readers to pages. */
  follow: (leads: Leads) => void
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
  /** What the records get for a word that means another: there are few of them, so it is remembered. */
  meant: Map<string, ReadonlyMap<number, number>>
  guide?: Guide
  pages: ReadonlyMap<string, SearchRecord>
}

export function makeLibrary(records: readonly SearchRecord[], segment: Segment = segmentWords): Library {
  const prepared = records.map(prepare)
  const vocabulary = vocabularyOf(records)
  const messages = prepared.flatMap(({ templates }, index) => (templates.length ? [index] : []))
  const shelves: Shelves = {
    prepared,
    pages: new Map(records.flatMap(record => (record.kind === 'page' ? [[record.href, record]] : []))),
    messages,
    vocabulary,
    haystack: haystackOf(prepared.map(({ all }) => all)),
    meant: new Map()
  }
  return {
    find: query => find(shelves, query, chinese => segmentKnown(chinese, vocabulary.chinese, segment)),
    knows: word => vocabulary.chinese.has(word),
    near: query => nearRecords(records, query),
    follow: leads => (shelves.guide = guideFrom(leads))
  }
}

/** Longer texts are pasted; a message of the console stands near their beginning. */
const longestPaste = 2000

function find(shelves: Shelves, query: string, segment: Segment): Found {
  const whole = bareOf(query.slice(0, longestPaste))
  const terms = withoutValues(termsOf(query, segment), shelves)
  if (!whole || terms.length === 0) return { hits: [], terms: [], hasUnknown: false }
  const known = terms.map(term => score(term, shelves))
  const scored = known.flat()
  const said = [...new Set([whole, bareOfAll(terms), bareOfAll(scored.map(({ term }) => term))])]
  const found = rank(shelves, scored, said)
  const isMended = found.length > 0 && scored.some(each => each.isMended)
  const { guide, pages } = shelves
  const read = isMended ? scored.map(({ term }) => term.text).join(' ') : query.slice(0, longestQuery)
  const hits = guide ? guided(found, read, guide, page => pages.get(`#/${page}`)) : found
  return {
    hits,
    hasUnknown: known.some(([first], index) => first?.term !== terms[index] || !stands(terms[index]!, shelves)),
    terms: [...new Set(scored.flatMap(({ term }) => [term.text, term.bare]))],
    ...(isMended && { instead: read })
  }
}

function guided(
  found: Hit[],
  query: string,
  guide: Guide,
  recordOf: (page: string) => SearchRecord | undefined
): Hit[] {
  if (found.length) return led(found, query, guide, recordOf)
  return namesForeign(query) ? [] : ledAlone(query, guide, recordOf)
}

/** `2024-01-01T00:00:00Z` is an example of what is asked about, where no record has it. */
function withoutValues(terms: Term[], shelves: Shelves): Term[] {
  const telling = terms.filter(term => !/^\d/.test(term.bare) || standsAlone(term, shelves))
  return telling.length ? telling : terms
}

/** `00` stands in `100000`, but nobody asks for it there; `386` is `3.8.6`. */
function standsAlone(term: Term, shelves: Shelves): boolean {
  const whole = new RegExp(`(?<![a-z\\d])${[...term.bare].join('[^a-z\\d]?')}(?![a-z\\d])`)
  for (const [, { all }] of holding(term, shelves)) if (whole.test(all)) return true
  return false
}

/** As it is written, not only by another word for it. */
const stands = (term: Term, { haystack }: Shelves): boolean => haystack.holding(term).size > 0

const bareOfAll = (terms: readonly Term[]): string => terms.map(term => term.bare).join('')

/** A word that stands nowhere, or only inside of others, may be misspelt, or several written as one. */
function score(term: Term, shelves: Shelves): Scored[] {
  const points = isForeign(term.bare) ? wholeWordPoints(term, shelves) : pointsIn(term, shelves)
  const rarity = Math.log(1 + shelves.prepared.length / (1 + points.size))
  const scored = { term, points, weight: rarity * emphasis(term, points, shelves) }
  if (isWord(points) || isForeign(term.bare)) return [scored]
  const near = mend(term, shelves.vocabulary)
  if (near) return score(termFrom(near), shelves).map(each => ({ ...each, isMended: true }))
  if (points.size > 0) return [scored]
  const [steps, humps] = [stepsOf(term), humpsOf(term)]
  // A member that is misspelt has a part that stands nowhere: similar names are of more use then.
  const parts = steps.length > 0 || !humps.every(hump => stands(hump, shelves)) ? steps : humps
  return parts.length > 0 ? parts.flatMap(part => score(part, shelves)) : [scored]
}

const isWord = (points: ReadonlyMap<number, number>): boolean => {
  for (const got of points.values()) if (got > insideWord) return true
  return false
}

/** What a page is called is what is asked about, more than how rare a word is. */
function emphasis({ bare }: Term, points: ReadonlyMap<number, number>, { prepared }: Shelves): number {
  if (isSymptom(bare)) return 0.25
  if (/^\p{Script=Latin}/u.test(bare))
    for (const [index, got] of points) if (got >= 80 && isNaming(prepared[index]!)) return 1.6
  return 1
}

const isNaming = ({ record: { kind } }: Prepared): boolean => kind === 'page' || kind === 'word'

function pointsIn(term: Term, shelves: Shelves): Map<number, number> {
  const points = new Map(ownPoints(term, shelves))
  for (const other of term.others)
    for (const [index, got] of pointsOfMeant(other, shelves)) {
      const own = points.get(index) ?? 0
      if (own < 50) points.set(index, Math.max(own, 0.75 * got))
    }
  const parts = partsOf(term).map(part => pointsIn(part, shelves))
  for (const index of parts[0]?.keys() ?? []) {
    const least = Math.min(...parts.map(part => part.get(index) ?? 0))
    if (least > 0) points.set(index, Math.max(points.get(index) ?? 0, 0.8 * least))
  }
  return points
}

/** Only where it stands as it is, not as the beginning of another word. */
function wholeWordPoints(term: Term, shelves: Shelves): Map<number, number> {
  const whole = new RegExp(`(?<![a-z])${term.bare}(?![a-z])`)
  return new Map([...ownPoints(term, shelves)].filter(([index]) => whole.test(shelves.prepared[index]!.all)))
}

function ownPoints(
  term: Pick<Term, 'text' | 'bare' | 'stem'>,
  shelves: Pick<Shelves, 'haystack' | 'prepared'>
): Map<number, number> {
  const points = new Map<number, number>()
  for (const [index, each] of holding(term, shelves)) {
    const got = pointsOf(each, term)
    if (got > 0) points.set(index, got)
  }
  return points
}

function pointsOfMeant(word: string, shelves: Shelves): ReadonlyMap<number, number> {
  const known = shelves.meant.get(word)
  if (known) return known
  const points = ownPoints({ text: word, bare: word }, shelves)
  shelves.meant.set(word, points)
  return points
}

function* holding(
  term: Pick<Term, 'text' | 'bare' | 'stem'>,
  { haystack, prepared }: Pick<Shelves, 'haystack' | 'prepared'>
): Generator<[number, Prepared]> {
  for (const index of haystack.holding(term)) {
    const each = prepared[index]
    if (each) yield [index, each]
  }
}
