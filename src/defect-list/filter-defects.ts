import type { DefectList, DefectSeverity, ListedDefect } from '../../shared/defects.ts'
import { defectSeverities } from '../../shared/defects.ts'
import { getSection } from '../../shared/page.ts'
import { documentedRelease } from '../../upgrade-facts/defect-range.ts'

/** `fixed`: a later release works. `left`: the newest release has the defect. `brought`: an earlier release works. */
export const defectStates = ['fixed', 'left', 'brought'] as const
export type DefectState = (typeof defectStates)[number]

export interface DefectFilters {
  release: string
  query: string
  section?: string
  severity?: DefectSeverity
  state?: DefectState
}

export interface DefectView {
  /** Ids of the defects that match all filters. */
  shown: ReadonlySet<string>
  /** Number of defects that the release has, and of those without a result in it. */
  total: number
  unanswered: number
  /** Numbers for the choices of a filter, each counted with the other filters applied. */
  countsBySeverity: Record<DefectSeverity, number>
  countsByState: Record<DefectState, number>
}

/** Reads the filters from the query of an address; unknown values count as not set. */
export function readDefectFilters(
  params: ReadonlyMap<string, string>,
  { releases, defects }: DefectList
): DefectFilters {
  const section = params.get('of')
  const severity = defectSeverities.find(each => each === params.get('harm'))
  const state = defectStates.find(each => each === params.get('state'))
  return {
    release: releases.find(each => each === params.get('release')) ?? documentedRelease,
    query: params.get('q') ?? '',
    ...(section && defects.some(({ page }) => getDefectSection(page) === section) && { section }),
    ...(severity && { severity }),
    ...(state && { state })
  }
}

export function createDefectView(
  { releases, defects }: DefectList,
  { release, query, section, severity, state }: DefectFilters
): DefectView {
  const index = releases.indexOf(release)
  const terms = normalize(query).split(/\s+/).filter(Boolean)
  const own = defects.filter(({ letters }) => letters[index] === 'f')
  const matching = own.filter(
    defect => (!section || getDefectSection(defect.page) === section) && hasTerms(defect, terms)
  )
  const hasSeverity = (defect: ListedDefect) => !severity || defect.severity === severity
  const isIn = (defect: ListedDefect, of: DefectState | undefined) => !of || hasState(defect, of, index)
  const count = (filter: (defect: ListedDefect) => boolean) => matching.filter(filter).length
  return {
    shown: new Set(matching.filter(each => hasSeverity(each) && isIn(each, state)).map(({ id }) => id)),
    total: own.length,
    unanswered: defects.filter(({ letters }) => letters[index] === 'n').length,
    countsBySeverity: mapTo(defectSeverities, of => count(each => each.severity === of && isIn(each, state))),
    countsByState: mapTo(defectStates, of => count(each => hasSeverity(each) && isIn(each, of)))
  }
}

export const getDefectSection = (page: string): string => getSection(`/${page}`)

function hasState({ letters }: ListedDefect, state: DefectState, index: number): boolean {
  if (state === 'left') return letters.endsWith('f')
  return (state === 'fixed' ? letters.slice(index) : letters.slice(0, index)).includes('p')
}

const mapTo = <K extends string>(keys: readonly K[], count: (key: K) => number): Record<K, number> =>
  Object.fromEntries(keys.map(key => [key, count(key)])) as Record<K, number>

function hasTerms({ id, title, symptom, members }: ListedDefect, terms: readonly string[]): boolean {
  const text = normalize([symptom, title, id, ...members].join(' '))
  return terms.every(term => text.includes(term))
}

/** Removes the differences between `max-height`, `maxHeight` and a name in backticks. */
const normalize = (text: string): string => text.toLowerCase().replace(/[`“”‘’'"-]/g, '')
