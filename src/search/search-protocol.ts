import type { Language } from '../../shared/locale.ts'
import type { RecordKind, SearchRecord } from '../../shared/search.ts'

/** What the dialog asks the worker, and what it hears back. */
export interface Question {
  id: number
  query: string
  language: Language
  /** Address of the records of each language. */
  files: Record<Language, string>
}

export interface Answer {
  id: number
  /** Best group first, best hit first inside. */
  groups: HitGroup[]
  total: number
  /** What the hits are marked with. */
  terms: string[]
  /** The query was read as this, because nothing matched it as it stands. */
  instead?: string
  /** Hits in the other written language, when the reader's own has few. */
  others: SearchRecord[]
  /** What has a similar name, when nothing was found. */
  near: SearchRecord[]
}

export interface HitGroup {
  scope: Scope
  total: number
  hits: SearchRecord[]
}

export type Failure = { id: number; error: string }

export const scopes = ['pages', 'demos', 'api', 'more'] as const
export type Scope = (typeof scopes)[number]

export const scopeOf = (kind: RecordKind): Scope => scopesByKind[kind]

const scopesByKind: Record<RecordKind, Scope> = {
  page: 'pages',
  section: 'pages',
  point: 'pages',
  demo: 'demos',
  member: 'api',
  message: 'more',
  word: 'more'
}
