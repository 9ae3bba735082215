import type { Language } from '../../shared/locale.ts'
import type { SearchScope } from '../../shared/search-sections.ts'
import type { SearchRecord } from '../../shared/search.ts'

/** Request of the search dialog to the worker. */
export interface SearchRequest {
  id: number
  query: string
  language: Language
  /** Address of the records of each language. */
  files: Record<Language, string>
}

export interface SearchResponse {
  id: number
  /** Ranked hits, at most 60 of a scope. */
  hits: SearchRecord[]
  total: number
  totals: Record<SearchScope, number>
  /** Terms to mark in the hits. */
  terms: string[]
  /** Corrected or respelled query that the hits belong to, if it is not the original one. */
  instead?: string
  /** Hits in the other written language at other addresses, if the reader's own language has few. */
  others: SearchRecord[]
  /** Records with similar names, if there are no hits. */
  near: SearchRecord[]
}

/** The boosts of a language have loaded, which add and reorder hits. */
export interface BoostsLoaded {
  boosted: true
}

export type SearchFailure = { id: number; error: string }
