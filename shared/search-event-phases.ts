import type { PreparedRecord } from './search-points.ts'
import { getTermPoints } from './search-points.ts'
import type { Hit } from './search-rank.ts'
import { isStopWord } from './search-segments.ts'
import type { Segment } from './search-segments.ts'
import type { Term } from './search.ts'
import { createTerm, parseTerms } from './search.ts'

/** Beginning or end of something, such as editing, that an event reports. */
export type EventPhase = 'start' | 'end'

const phasePatterns: Record<EventPhase, RegExp> = {
  end: /\b(?:end(?:s|ed|ing)?|finish(?:es|ed|ing)?|done|complet(?:es?|ed|ing|ion)|after|clos(?:es?|ed|ing)|exit(?:s|ed|ing)?|(?:mouse)?leav(?:es?|ing)|quit(?:s|ting)?|stop(?:s|ped|ping)?|blur(?:s|red)?|unfocus(?:ed)?|(?:los(?:es?|t|ing)) (?:the )?focus)\b|结束|結束|完成|完毕|完畢|之后|之後|以后|以後|失去焦点|失去焦點|失焦|退出|关闭|關閉|离开|離開|移出|(?<![最今然随隨])[后後](?!端|台|臺|面|缀|綴|代|续|續|退|悔)/g,
  start:
    /\b(?:start(?:s|ed|ing)?|begin(?:s|ning)?|(?:mouse)?enter(?:s|ed|ing)?|activ(?:ates?|ated|ating|ed)|open(?:s|ed|ing)?|(?:gets? |got |receives? )?(?:the )?focus(?:es|ed)?)\b|开始|開始|进入|進入|激活|获得焦点|獲得焦點|聚焦|打开|打開|移入/g
}
/** Words for the time after anything, which also fit an event without a beginning and an end. */
const weakPattern = /^(?:after|[之以]?[后後])$/
/** Words of an event for the focus, which readers also use for the editing of a cell. */
const focusPattern = /\b(?:blur(?:s|red)?|unfocus(?:ed)?|focus(?:es|ed)?)\b|焦点|焦點|失焦|聚焦/
const eventPattern =
  /\b(?:events?|callbacks?|handlers?|hooks?|fir(?:es?|ed)|trigger(?:s|ed)?|emit(?:s|ted)?|listen(?:s|ers?)?)\b|事件|回调|回調|触发|觸發|监听|監聽|钩子|鉤子/g
/** `on cell blur`, `after the modal closes` and `编辑之后` ask for an event without the word. */
const impliedEventPattern = /^(?:on|after)\b|(?:之后|之後|以后|以後|[后後])$/
/** Parts of a table, on which its events occur. */
const tablePartPattern = /\b(?:cells?|tables?|grids?)\b|单元格|儲存格|格子|表格/g
/** A table is edited by cell or by row. */
const editedRowPattern = /\brows?\b|行|列/g
const editPattern = /\bedit|编辑|編輯/

/** Query for an event: its phase, and the words for the thing that begins or ends. */
export interface EventQuery {
  phase: EventPhase
  /** True if only words such as `after` name the phase, which fit every event that reports a change. */
  isWeak: boolean
  terms: readonly Term[]
  /** The terms without the parts of a table, which its events need not name. */
  tableTerms: readonly Term[]
  /** Parts of a table in the query. */
  parts: readonly Term[]
  isFocus: boolean
  phaseWords: readonly string[]
}

/** Event of the library with its phase, if its name or its description has one. */
export interface PhasedEvent {
  prepared: PreparedRecord
  name: string
  /** First clause of its description. */
  clause: string
  namePhase?: EventPhase
  textPhase?: EventPhase
}

const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[-_@.:]+/g, ' ')
    .trim()

/** Returns the phase that the words of a text name, or undefined if they name both or none. */
export function findPhase(text: string): EventPhase | undefined {
  const withoutEnd = text.replace(phasePatterns.end, ' ')
  const isEnd = withoutEnd !== text
  const isStart = withoutEnd.replace(phasePatterns.start, ' ') !== withoutEnd
  return isEnd === isStart ? undefined : isEnd ? 'end' : 'start'
}

/** Reads a query for an event at the beginning or the end of something; returns undefined for other queries. */
export function parseEventQuery(query: string, segment: Segment): EventQuery | undefined {
  const text = normalize(query)
  const withoutEvent = text.replace(eventPattern, ' ')
  const isNamed = withoutEvent !== text
  if (!isNamed && !impliedEventPattern.test(text)) return undefined
  const phase = findPhase(withoutEvent)
  if (!phase) return undefined
  const phaseWords = withoutEvent.match(phasePatterns[phase]) ?? []
  const isWeak = phaseWords.every(word => weakPattern.test(word))
  if (isWeak && !isNamed) return undefined
  const parse = (words: string) => parseTerms(words, segment).filter(({ bare }) => !isStopWord(bare))
  const subject = withoutEvent.replace(phasePatterns[phase], ' ').replace(/^on\b/, ' ')
  const parts = parse((subject.match(tablePartPattern) ?? []).join(' '))
  const withoutParts = subject.replace(tablePartPattern, ' ')
  const terms = parse(subject)
  const isFocus = focusPattern.test(withoutEvent)
  if (terms.length === 0 && !isFocus) return undefined
  return {
    phase,
    isWeak,
    terms,
    tableTerms: parse(editPattern.test(subject) ? withoutParts.replace(editedRowPattern, ' ') : withoutParts),
    parts,
    isFocus,
    phaseWords
  }
}

/** Reads the phases of all events, except deprecated names, from their names and the first clauses of their texts. */
export const readPhasedEvents = (preparedRecords: readonly PreparedRecord[]): PhasedEvent[] =>
  preparedRecords
    .filter(({ record: { kind, href } }) => kind === 'member' && /[?&]filterName=[^&]*(?:%40|@)/.test(href))
    .filter(({ record: { text } }) => !deprecatedPattern.test(text))
    .map(prepared => {
      const name = normalize(prepared.record.title)
      const clause = normalize(/^[^，。；,.;]*/.exec(prepared.record.text)?.[0] ?? '')
      // An event before the end is neither the beginning nor the end.
      if (/\bbefore/.test(name)) return { prepared, name, clause }
      const namePhase = findPhase(name.replace(/\bhide\b/, 'close').replace(/\bshow\b/, 'open'))
      return { prepared, name, clause, namePhase, textPhase: findPhase(clause) }
    })

const deprecatedPattern = /旧名称|舊名稱|deprecated name/i

const getPhase = ({ namePhase, textPhase }: PhasedEvent): EventPhase | undefined => namePhase ?? textPhase

/** Minimum points of a word that the name, the component or the first clause of the description has. */
const minSubjectPoints = 18
const maxRaised = 3
/** Maximum distance in points from the best event, and the distance up to which the query does not tell events apart. */
const [maxDistance, minDistance] = [20, 5]
const opposedShare = 0.25

/**
 * Raises the events of the phase of a query to the top, if they have all words of its subject, and lowers those of the
 * opposite phase.
 */
export function raiseEvents(hits: readonly Hit[], eventQuery: EventQuery, events: readonly PhasedEvent[]): Hit[] {
  const matches = events
    .flatMap(event => {
      const points = getEventPoints(event, eventQuery)
      return points === undefined ? [] : [{ record: event.prepared.record, points }]
    })
    .sort((a, b) => b.points - a.points)
  const bestPoints = matches[0]?.points ?? 0
  const equalMatches = matches.filter(({ points }) => points > bestPoints - minDistance)
  if (matches.length === 0 || equalMatches.length > maxRaised) return [...hits]
  const raised = matches.filter(({ points }) => points > bestPoints - maxDistance).slice(0, maxRaised)
  const raisedHrefs = new Set(raised.map(({ record }) => record.href))
  const opposedHrefs = new Set(
    events.flatMap(event => {
      const phase = getPhase(event)
      return phase && phase !== eventQuery.phase ? [event.prepared.record.href] : []
    })
  )
  const bestScore = hits[0]?.score ?? 0
  return [
    ...raised.map(({ record }) => ({ record, score: bestScore + 1 })),
    ...hits
      .filter(({ record }) => !raisedHrefs.has(record.href))
      .map(hit => (opposedHrefs.has(hit.record.href) ? { ...hit, score: opposedShare * hit.score } : hit))
      .sort((a, b) => b.score - a.score)
  ]
}

/** Returns the points of an event for a query, or undefined if it has another phase or lacks a word of the subject. */
function getEventPoints(event: PhasedEvent, eventQuery: EventQuery): number | undefined {
  const { phase, isWeak, terms, tableTerms, parts, isFocus } = eventQuery
  const eventPhase = getPhase(event)
  if (eventPhase !== phase && !(isWeak && eventPhase === undefined)) return undefined
  const { owner } = event.prepared
  const isOfTable = owner === 'table' || owner === 'grid'
  if (parts.length > 0 && !isOfTable) return undefined
  const requirements = (isOfTable ? tableTerms : terms).map(term => [term])
  if (isFocus) requirements.push(focusTerms)
  const points = requirements.map(words => Math.max(...words.map(word => getSubjectPoints(event, word))))
  if (points.some(each => each < minSubjectPoints)) return undefined
  // Names are English, so that an English query has a word of the name.
  const isLatin = terms.some(({ bare }) => /^[a-z]/.test(bare))
  if (isLatin && !points.some(each => each > minSubjectPoints)) return undefined
  return (
    points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length) +
    (isOfTable ? 60 : 0) +
    getAgreement(event, eventQuery)
  )
}

/** Returns more points if name and description have the phase, the words of the phase, and the part of the table. */
function getAgreement(
  { name, clause, namePhase, textPhase }: PhasedEvent,
  { phase, isWeak, parts, phaseWords }: EventQuery
): number {
  if (isWeak) return namePhase === phase ? minDistance - 1 : 0
  return (
    (namePhase === phase ? maxDistance : 0) +
    (textPhase === phase ? maxDistance : 0) +
    (phaseWords.some(word => name.includes(word)) ? maxDistance / 2 : 0) +
    (parts.some(({ text }) => name.includes(text) || clause.includes(text)) ? maxDistance : 0)
  )
}

const focusTerms = ['blur', 'focus', 'edit', '编辑', '編輯'].map(createTerm)

/** A word counts in the name, the component and the first clause, a synonym only in the name. */
function getSubjectPoints({ prepared, clause }: PhasedEvent, term: Term): number {
  const getNamePoints = (each: Term) => {
    const points = getTermPoints(prepared, each)
    return points > minSubjectPoints ? points : 0
  }
  return Math.max(
    getNamePoints(term),
    clause.includes(term.stem ?? term.text) ? minSubjectPoints : 0,
    ...term.synonyms.map(synonym => 0.6 * getNamePoints(createTerm(synonym)))
  )
}
