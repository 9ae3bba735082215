import type { SearchableTexts } from './searchable-texts.ts'
import { createSearchableTexts } from './searchable-texts.ts'
import type { PhasedEvent } from './search-event-phases.ts'
import { parseEventQuery, raiseEvents, readPhasedEvents } from './search-event-phases.ts'
import type { PreparedRecord } from './search-points.ts'
import { insideWordPoints, getTermPoints, prepareRecord } from './search-points.ts'
import type { Hit, ScoredTerm } from './search-rank.ts'
import { rankRecords } from './search-rank.ts'
import type { Vocabulary } from './search-typos.ts'
import { findSimilarRecords } from './similar-records.ts'
import { correctSpelling, createVocabulary } from './search-typos.ts'
import type { Segment } from './search-segments.ts'
import type { BoostIndex, BoostData } from './search-boosts.ts'
import { createBoostIndex, boostHits, findBoostedPages } from './search-boosts.ts'
import { isUnrelatedName, isSymptom, hasUnrelatedName, segmentWithKnown, segmentWords } from './search-segments.ts'
import type { SearchRecord, Term } from './search.ts'
import {
  getPageHref,
  normalizeText,
  splitCamelCase,
  maxQueryLength,
  splitChineseTerm,
  splitUnknownTerm,
  createTerm,
  parseTerms
} from './search.ts'

export type { Hit } from './search-rank.ts'

/** Search index of one language; its records are prepared once, so that a query only compares. */
export interface SearchIndex {
  find: (query: string) => SearchResult
  /** Returns true if the vocabulary of the records contains the Chinese word. */
  hasWord: (word: string) => boolean
  /** Returns pages, headings and members with similar names, for a query without hits. */
  findSimilar: (query: string) => SearchRecord[]
  /** Adds the boost data to the ranking of all later queries. */
  addBoosts: (boostData: BoostData) => void
}

export interface SearchResult {
  hits: Hit[]
  /** Terms to mark in the hits. */
  terms: string[]
  /** Corrected or respelled query that the hits belong to, if it is not the original one. */
  instead?: string
  /** True if no record contains one of the words of the query. */
  hasUnknown: boolean
}

interface IndexData {
  preparedRecords: readonly PreparedRecord[]
  messages: readonly number[]
  /** Indexes of the names of later versions. */
  laterIndexes: ReadonlySet<number>
  /** Indexes of the defects. */
  defects: readonly number[]
  searchableTexts: SearchableTexts
  vocabulary: Vocabulary
  /** Points of the records by synonym, cached since there are few synonyms. */
  synonymPoints: Map<string, ReadonlyMap<number, number>>
  boostIndex?: BoostIndex
  pages: ReadonlyMap<string, SearchRecord>
  /** Pages by title without punctuation. */
  pagesByTitle: ReadonlyMap<string, SearchRecord>
  events: readonly PhasedEvent[]
  /** Descriptions of the members by address. */
  memberTexts: ReadonlyMap<string, string>
}

export function createSearchIndex(records: readonly SearchRecord[], segment: Segment = segmentWords): SearchIndex {
  const preparedRecords = records.map(prepareRecord)
  const vocabulary = createVocabulary(records)
  const messages = preparedRecords.flatMap(({ templates }, index) => (templates.length ? [index] : []))
  const pages = records.filter(({ kind }) => kind === 'page')
  const indexData: IndexData = {
    preparedRecords,
    pages: new Map(pages.map(page => [page.href, page])),
    pagesByTitle: new Map(pages.map(page => [normalizeText(page.title), page])),
    events: readPhasedEvents(preparedRecords),
    memberTexts: new Map(records.flatMap(({ kind, href, text }) => (kind === 'member' ? [[href, text]] : []))),
    messages,
    defects: records.flatMap(({ kind, words }, index) => (kind === 'point' && words ? [index] : [])),
    laterIndexes: new Set(records.flatMap(({ kind }, index) => (kind === 'later' ? [index] : []))),
    vocabulary,
    searchableTexts: createSearchableTexts(preparedRecords.map(({ searchableText }) => searchableText)),
    synonymPoints: new Map()
  }
  return {
    find: query => find(indexData, query, chinese => segmentWithKnown(chinese, vocabulary.chinese, segment)),
    hasWord: word => vocabulary.chinese.has(word),
    findSimilar: query => findSimilarRecords(records, query),
    addBoosts: boostData => (indexData.boostIndex = createBoostIndex(boostData))
  }
}

/** Maximum number of characters compared as a whole: a pasted console message is near the beginning of a longer text. */
const maxPastedLength = 2000

function find(indexData: IndexData, query: string, segment: Segment): SearchResult {
  const bareQuery = normalizeText(query.slice(0, maxPastedLength))
  const terms = dropUnknownValues(parseTerms(query, segment), indexData)
  if (!bareQuery || terms.length === 0) return { hits: [], terms: [], hasUnknown: false }
  const scoresByTerm = terms.map(term => scoreTerm(term, indexData))
  const scored = scoresByTerm.flat()
  const wholeQueries = [...new Set([bareQuery, joinBareTerms(terms), joinBareTerms(scored.map(({ term }) => term))])]
  const ranked = rankRecords(indexData, scored, wholeQueries)
  const isCorrected = ranked.length > 0 && scored.some(each => each.isCorrected)
  const { boostIndex, pages } = indexData
  const effectiveQuery = isCorrected ? scored.map(({ term }) => term.text).join(' ') : query.slice(0, maxQueryLength)
  const boosted = boostIndex
    ? boostOrFindHits(ranked, effectiveQuery, boostIndex, page => pages.get(`#/${page}`))
    : ranked
  const eventQuery = parseEventQuery(query.slice(0, maxQueryLength), segmentWords)
  const raised = eventQuery ? raiseEvents(boosted, eventQuery, indexData.events) : boosted
  return {
    hits: describeFurtherTargets(
      putFirst(indexData.pagesByTitle.get(bareQuery), leadToDefects(raised, scored, indexData)),
      indexData.memberTexts
    ),
    hasUnknown: scoresByTerm.some(
      ([first], index) => first?.term !== terms[index] || !isInRecords(terms[index]!, indexData)
    ),
    terms: [...new Set(scored.flatMap(({ term }) => [term.text, term.bare]))],
    ...(isCorrected && { instead: effectiveQuery })
  }
}

/** Minimum number of terms of a query that describes a symptom, and minimum share of them in the defect. */
const minSymptomTerms = 3
const minDefectCoverage = 0.6

/**
 * Puts a defect before the other hits of its page if it contains most of the query: a described symptom needs that
 * section, while the questions of readers raise the page as a whole.
 */
function leadToDefects(hits: Hit[], scored: readonly ScoredTerm[], { defects, preparedRecords }: IndexData): Hit[] {
  if (scored.length < minSymptomTerms) return hits
  const total = scored.reduce((sum, { weight }) => sum + weight, 0)
  const bestByPage = new Map<string, { index: number; covered: number }>()
  for (const index of defects) {
    const covered = scored.reduce((sum, { weight, points }) => (points.has(index) ? sum + weight : sum), 0) / total
    const page = preparedRecords[index]!.page!
    if (covered >= minDefectCoverage && covered > (bestByPage.get(page)?.covered ?? 0))
      bestByPage.set(page, { index, covered })
  }
  if (bestByPage.size === 0) return hits
  const led = [...hits]
  for (const [page, { index }] of bestByPage) {
    const { record } = preparedRecords[index]!
    const position = led.findIndex(hit => getPageHref(hit.record.href) === page)
    const hit = led[position]
    if (!hit) continue
    led[position] = { ...hit, record }
    const further = led.findIndex((each, other) => other !== position && each.record.href === record.href)
    if (further >= 0) led.splice(further, 1)
    // The page follows behind the next two hits, so that both do not push them out of sight.
    if (hit.record.href !== record.href) led.splice(position + 3, 0, hit)
  }
  return led
}

/** Shows the text of the member in further hits of a glossary word, all of which have the same title and sentence. */
function describeFurtherTargets(hits: readonly Hit[], memberTexts: ReadonlyMap<string, string>): Hit[] {
  const seen = new Set<string>()
  return hits.map(hit => {
    const { kind, title, href } = hit.record
    if (kind !== 'word') return hit
    const text = seen.has(title) ? memberTexts.get(href) : undefined
    seen.add(title)
    return text === undefined ? hit : { ...hit, record: { ...hit.record, text } }
  })
}

/** Puts the page with the query as title before all glossary words, messages and members. */
const putFirst = (page: SearchRecord | undefined, hits: Hit[]): Hit[] =>
  page
    ? [{ record: page, score: (hits[0]?.score ?? 0) + 1 }, ...hits.filter(({ record }) => record.href !== page.href)]
    : hits

function boostOrFindHits(
  hits: Hit[],
  query: string,
  guide: BoostIndex,
  getPageRecord: (page: string) => SearchRecord | undefined
): Hit[] {
  if (hits.length) return boostHits(hits, query, guide, getPageRecord)
  return hasUnrelatedName(query) ? [] : findBoostedPages(query, guide, getPageRecord)
}

/** Drops values such as `2024-01-01T00:00:00Z` that no record contains, since they are only examples in a query. */
function dropUnknownValues(terms: Term[], indexData: IndexData): Term[] {
  const meaningful = terms.filter(term => !/^\d/.test(term.bare) || isSeparateWord(term, indexData))
  return meaningful.length ? meaningful : terms
}

/** True if a record contains the term as a separate word: `00` is not found in `100000`, but `386` in `3.8.6`. */
function isSeparateWord(term: Term, indexData: IndexData): boolean {
  const wordPattern = new RegExp(`(?<![a-z\\d])${[...term.bare].join('[^a-z\\d]?')}(?![a-z\\d])`)
  for (const [, { searchableText }] of getMatchingRecords(term, indexData))
    if (wordPattern.test(searchableText)) return true
  return false
}

/** True if a record contains the term itself, not only a synonym. */
const isInRecords = (term: Term, { searchableTexts }: IndexData): boolean => searchableTexts.findRecords(term).size > 0

const joinBareTerms = (terms: readonly Term[]): string => terms.map(term => term.bare).join('')

/** Scores a term; one that matches nothing, or only inside of words, may be a typo or several words written as one. */
function scoreTerm(term: Term, indexData: IndexData): ScoredTerm[] {
  const points = isUnrelatedName(term.bare) ? getWholeWordPoints(term, indexData) : getPoints(term, indexData)
  const rarity = getRarity(points, indexData)
  const scored = { term, points, weight: rarity * getEmphasis(term, points, indexData) }
  if (matchesWholeWord(points) || isUnrelatedName(term.bare)) return [scored]
  const correction = correctSpelling(term, indexData.vocabulary)
  if (correction) return scoreTerm(createTerm(correction), indexData).map(each => ({ ...each, isCorrected: true }))
  if (points.size > 0) return [scored]
  const [steps, camelCaseWords] = [splitUnknownTerm(term), splitCamelCase(term)]
  // A camel-case name with an unknown word is probably a mistyped member, for which similar names are more useful.
  const parts = steps.length > 0 || !camelCaseWords.every(word => isInRecords(word, indexData)) ? steps : camelCaseWords
  return parts.length > 0 ? parts.flatMap(part => scoreTerm(part, indexData)) : [scored]
}

/** Returns the rarity of a term; names of later versions do not make the words of this version more or less common. */
function getRarity(points: ReadonlyMap<number, number>, { preparedRecords, laterIndexes }: IndexData): number {
  let matches = 0
  for (const index of points.keys()) if (!laterIndexes.has(index)) matches += 1
  return Math.log(1 + (preparedRecords.length - laterIndexes.size) / (1 + matches))
}

const matchesWholeWord = (points: ReadonlyMap<number, number>): boolean => {
  for (const recordPoints of points.values()) if (recordPoints > insideWordPoints) return true
  return false
}

/** Raises the weight of a term that names a page or a glossary word, and lowers the weight of a symptom. */
function getEmphasis({ bare }: Term, points: ReadonlyMap<number, number>, { preparedRecords }: IndexData): number {
  if (isSymptom(bare)) return 0.25
  if (/^\p{Script=Latin}/u.test(bare))
    for (const [index, recordPoints] of points)
      if (recordPoints >= 80 && isPageOrWord(preparedRecords[index]!)) return 1.6
  return 1
}

const isPageOrWord = ({ record: { kind } }: PreparedRecord): boolean => kind === 'page' || kind === 'word'

function getPoints(term: Term, indexData: IndexData): Map<number, number> {
  const points = new Map(getOwnPoints(term, indexData))
  for (const other of term.synonyms)
    for (const [index, synonymPoints] of getSynonymPoints(other, indexData)) {
      const ownPoints = points.get(index) ?? 0
      if (ownPoints < 50) points.set(index, Math.max(ownPoints, 0.75 * synonymPoints))
    }
  const parts = splitChineseTerm(term).map(part => getPoints(part, indexData))
  for (const index of parts[0]?.keys() ?? []) {
    const lowest = Math.min(...parts.map(part => part.get(index) ?? 0))
    if (lowest > 0) points.set(index, Math.max(points.get(index) ?? 0, 0.8 * lowest))
  }
  return points
}

/** Returns the points for matches of the whole word, not of the beginning of another word. */
function getWholeWordPoints(term: Term, indexData: IndexData): Map<number, number> {
  const wordPattern = new RegExp(`(?<![a-z])${term.bare}(?![a-z])`)
  return new Map(
    [...getOwnPoints(term, indexData)].filter(([index]) =>
      wordPattern.test(indexData.preparedRecords[index]!.searchableText)
    )
  )
}

function getOwnPoints(
  term: Pick<Term, 'text' | 'bare' | 'stem'>,
  indexData: Pick<IndexData, 'searchableTexts' | 'preparedRecords'>
): Map<number, number> {
  const points = new Map<number, number>()
  for (const [index, each] of getMatchingRecords(term, indexData)) {
    const recordPoints = getTermPoints(each, term)
    if (recordPoints > 0) points.set(index, recordPoints)
  }
  return points
}

function getSynonymPoints(word: string, indexData: IndexData): ReadonlyMap<number, number> {
  const cached = indexData.synonymPoints.get(word)
  if (cached) return cached
  const points = getOwnPoints({ text: word, bare: word }, indexData)
  indexData.synonymPoints.set(word, points)
  return points
}

function* getMatchingRecords(
  term: Pick<Term, 'text' | 'bare' | 'stem'>,
  { searchableTexts, preparedRecords }: Pick<IndexData, 'searchableTexts' | 'preparedRecords'>
): Generator<[number, PreparedRecord]> {
  for (const index of searchableTexts.findRecords(term)) {
    const each = preparedRecords[index]
    if (each) yield [index, each]
  }
}
