import type { SearchAnswer, SearchQuery } from '../../shared/search-engine.ts'

/** Request of the search dialog to the worker. */
export interface SearchRequest extends SearchQuery {
  id: number
}

export interface SearchResponse extends SearchAnswer {
  id: number
}

/** The boosts of a language have loaded, which add and reorder hits. */
export interface BoostsLoaded {
  boosted: true
}

export type SearchFailure = { id: number; error: string }
