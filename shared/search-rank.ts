import type { SearchableTexts } from './searchable-texts.ts'
import { getPhraseShare, getTemplateLength } from './search-phrases.ts'
import type { PreparedRecord } from './search-points.ts'
import { isSymptom } from './search-segments.ts'
import { hasCodeName, hasOtherNames, isTitle, kindPoints } from './search-points.ts'
import type { SearchRecord, Term } from './search.ts'
import { createTerm } from './search.ts'

export interface Hit {
  record: SearchRecord
  score: number
}

/** Term of the query with the points of the records for it, by index. */
export interface ScoredTerm {
  term: Term
  points: ReadonlyMap<number, number>
  /** Higher for a rarer term. */
  weight: number
  /** True if it replaces an unknown word of the query. */
  isCorrected?: true
}

interface RankData {
  preparedRecords: readonly PreparedRecord[]
  /** Indexes of the messages, which a pasted line can find without any term. */
  messages: readonly number[]
  searchableTexts: SearchableTexts
}

interface RankedHit extends Hit {
  index: number
  /** True if it contains a term in a name, not only in its text; a single character without synonyms does not count. */
  isNamed: boolean
  covered: number
}

interface RankQuery {
  scoredTerms: readonly ScoredTerm[]
  phraseTerms: readonly PhraseTerm[]
  /** The whole query as typed, without stop words and as corrected, each with the records that contain it. */
  wholeQueries: readonly { text: string; recordIndexes: ReadonlySet<number> }[]
  parts: ReadonlySet<string>
}

/** Ranks the records; one that lacks a term comes after those with all, unless it matches the others much better. */
export function rankRecords(rankData: RankData, scored: readonly ScoredTerm[], wholeQueries: readonly string[]): Hit[] {
  const rankQuery: RankQuery = {
    scoredTerms: scored,
    phraseTerms: getPhraseTerms(scored),
    wholeQueries: wholeQueries.map(whole => ({
      text: whole,
      recordIndexes: rankData.searchableTexts.findRecords(createTerm(whole))
    })),
    parts: new Set(scored.map(({ term }) => term.stem ?? term.bare))
  }
  const hits: RankedHit[] = []
  for (const index of new Set([...scored.flatMap(({ points }) => [...points.keys()]), ...rankData.messages])) {
    const prepared = rankData.preparedRecords[index]
    const hit = prepared && rankRecord(prepared, index, rankQuery)
    if (hit) hits.push(hit)
  }
  const compareHits = (a: RankedHit, b: RankedHit) => b.score - a.score || a.record.title.length - b.record.title.length
  hits.sort(compareHits)
  const spreadHits = spreadOverPages(hits.slice(0, maxSpreadHits), rankData.preparedRecords, isSentence(scored)).sort(
    compareHits
  )
  hits.splice(0, spreadHits.length, ...spreadHits)
  const seen = new Set<string>()
  return hits
    .filter(createHitFilter(hits))
    .filter(({ record }) => !seen.has(record.href) && seen.add(record.href))
    .map(({ record, score }) => ({ record, score }))
}

/** Minimum points that make a code name in the query, such as `reloadData`, the name of a record. */
const minCodeNamePoints = 82

/** Several components have a member of the same name: `scroll-y` of the table is requested more often than the others. */
const getCodeNameBonus = ({ owner }: PreparedRecord): number => (owner === 'table' ? 50 : 30)

/** True for a query with words that are no names: it describes a task or a problem, not one member. */
const isSentence = (scored: readonly ScoredTerm[]): boolean => {
  const words = scored.filter(({ term, isCorrected }) => !term.isName && !isCorrected && !isSymptom(term.bare))
  return words.length > 1 || words.some(({ term }) => /\p{Script=Han}/u.test(term.bare))
}

/** Number of first hits to spread over pages; readers rarely read further. */
const maxSpreadHits = 60

/** Factors for the score of a further hit of a page, of a glossary word, and of a member name in a sentence. */
const furtherHitFactors = { page: 0.85, word: 0.75, member: 0.6 }

/**
 * Lowers the scores of further hits on the same page, or of the same glossary word, in favor of others. In a sentence
 * also those of the same member name, which several components have.
 */
function spreadOverPages(
  hits: readonly RankedHit[],
  preparedRecords: readonly PreparedRecord[],
  isSentence: boolean
): RankedHit[] {
  const seen = new Set<string>()
  return hits.map(hit => {
    const { kind, title } = hit.record
    const { page, lastSegment } = preparedRecords[hit.index]!
    const group = page !== undefined ? 'page' : kind === 'word' || (kind === 'member' && isSentence) ? kind : undefined
    if (!group) return hit
    const key = `${group} ${page ?? (kind === 'member' ? lastSegment : title)}`
    if (!seen.has(key)) {
      seen.add(key)
      return hit
    }
    return { ...hit, score: furtherHitFactors[group] * hit.score }
  })
}

function rankRecord(prepared: PreparedRecord, index: number, rankQuery: RankQuery): RankedHit | undefined {
  const { scoredTerms, phraseTerms, wholeQueries, parts } = rankQuery
  let total = 0
  let sum = 0
  let covered = 0
  let codeNameBonus = 0
  let maxTermPoints = 0
  for (const { term, weight, points } of scoredTerms) {
    const termPoints = points.get(index) ?? 0
    total += weight
    sum += termPoints * weight
    if (termPoints > 0) covered += weight
    if (termPoints > maxTermPoints && (term.bare.length > 1 || term.synonyms.length > 0)) maxTermPoints = termPoints
    if (term.isName && termPoints >= minCodeNamePoints) codeNameBonus = getCodeNameBonus(prepared)
  }
  const pastedMessagePoints = getPastedPoints(prepared, wholeQueries[0]?.text ?? '')
  if (covered === 0 && pastedMessagePoints === 0) return undefined
  const points =
    Math.max((sum / total) * (covered / total), pastedMessagePoints) +
    codeNameBonus +
    getSymptomBonus(prepared, covered / total, rankQuery) +
    20 * getPhraseShareOfRecord(prepared.phraseTexts, phraseTerms, index, total) +
    40 * getPhraseShare(prepared.phrases, (wholeQueries[1] ?? wholeQueries[0])?.text ?? '', parts)
  return {
    index,
    isNamed: maxTermPoints > minNamePoints || pastedMessagePoints > 0,
    record: prepared.record,
    covered: pastedMessagePoints || codeNameBonus ? 1 : covered / total,
    score:
      points +
      getBonus(
        prepared,
        wholeQueries.filter(wholeQuery => wholeQuery.recordIndexes.has(index)).map(wholeQuery => wholeQuery.text)
      )
  }
}

/** Minimum number of terms of a sentence, and the minimum share of them in a point that describes the same. */
const minSentenceTerms = 5
const minSymptomCoverage = 0.75

/** Raises a point that contains most of a long query and little else: it describes the symptom of the reader. */
function getSymptomBonus(
  { record, bare }: PreparedRecord,
  coverage: number,
  { scoredTerms, wholeQueries }: RankQuery
): number {
  if (record.kind !== 'point' || scoredTerms.length < minSentenceTerms || coverage < minSymptomCoverage) return 0
  const queryLength = wholeQueries[0]?.text.length ?? 0
  return 50 * coverage * Math.min(1, (1.5 * queryLength) / bare.length)
}

/** Returns the share of the query in one phrase: `a row is lost` counts more than `row` and `lost` apart. */
function getPhraseShareOfRecord(
  phraseTexts: readonly string[],
  phraseTerms: readonly PhraseTerm[],
  index: number,
  total: number
): number {
  const matchingTerms = phraseTexts.length ? phraseTerms.filter(({ points }) => points.has(index)) : []
  if (matchingTerms.length < 2) return 0
  let maxShare = 0
  for (const phraseText of phraseTexts) {
    let share = 0
    let count = 0
    for (const { forms, weight } of matchingTerms)
      if (forms.some(form => phraseText.includes(form))) {
        share += weight
        count += 1
      }
    if (count > 1 && share > maxShare) maxShare = share
  }
  return maxShare / total
}

interface PhraseTerm {
  points: ReadonlyMap<number, number>
  weight: number
  /** Texts to find in a phrase; Latin ones have a leading space, so that they match the beginnings of words. */
  forms: readonly string[]
}

/** Returns nothing for a corrected query, since the correction is a guess already. */
const getPhraseTerms = (scored: readonly ScoredTerm[]): PhraseTerm[] =>
  scored.some(({ isCorrected }) => isCorrected)
    ? []
    : scored.map(({ term: { text, stem, synonyms }, points, weight }) => ({
        points,
        weight,
        forms: [stem ?? text, ...synonyms].map(form => (/^[a-z]/.test(form) ? ` ${form}` : form))
      }))

/** Minimum coverage of the best hit: records with `组件` alone are no hits for `flutter 组件`. */
const minCoverage = 0.25
/** Minimum coverage without a match in a name: texts with only `机器` or `学习` are no hits for `机器学习`. */
const minCoverageInTexts = 0.7
const minNamePoints = 20
/** Number of first hits that need less coverage and no minimum score. */
const firstHits = 5

function createHitFilter(hits: readonly RankedHit[]): (hit: RankedHit, position: number) => boolean {
  const maxCoverage = hits.reduce((most, { covered }) => Math.max(most, covered), 0)
  if (maxCoverage < minCoverage || (maxCoverage < minCoverageInTexts && !hits.some(({ isNamed }) => isNamed)))
    return () => false
  const minScore = (hits[0]?.score ?? 0) * 0.25
  return ({ covered, score }, position) =>
    covered > maxCoverage - 0.001 ||
    (covered > maxCoverage * 0.45 && score > minScore) ||
    (position < firstHits && covered > maxCoverage * 0.3)
}

function getPastedPoints(prepared: PreparedRecord, whole: string): number {
  const length = prepared.templates.length ? getTemplateLength(prepared.templates, whole) : 0
  return length < 4 ? 0 : 70 + (70 * length) / whole.length
}

/** Adds points for a match of the whole query, for a short title and for the kind. */
function getBonus(prepared: PreparedRecord, wholeQueries: readonly string[]): number {
  const brevity = Math.max(0, 6 - prepared.title.length / 6)
  return (
    Math.max(0, ...wholeQueries.map(whole => getWholeQueryPoints(prepared, whole))) +
    brevity +
    kindPoints[prepared.record.kind]
  )
}

function getWholeQueryPoints(prepared: PreparedRecord, whole: string): number {
  if (prepared.record.kind === 'later') return isTitle(prepared, whole) && hasCodeName(prepared) ? 60 : 0
  if (prepared.record.kind === 'point')
    return prepared.bare.includes(whole) ? 10 : prepared.text.includes(whole) ? 6 : 0
  if (isTitle(prepared, whole)) return 60
  if (prepared.bareWords.includes(`,${whole},`)) return hasOtherNames(prepared.record) ? 50 : 15
  if (prepared.lastSegment === whole) return 30
  if (prepared.record.kind !== 'member' && prepared.title.includes(` ${whole} `)) return 24
  return prepared.bare.startsWith(whole)
    ? 14
    : prepared.bare.includes(whole)
      ? 10
      : prepared.text.includes(whole)
        ? 6
        : 0
}
