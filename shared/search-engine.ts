import { cachePromises } from './cache-promises.ts'
import type { Language } from './locale.ts'
import type { BoostData } from './search-boosts.ts'
import { getBoostsAddress } from './search-boosts.ts'
import type { SearchResult } from './search-index.ts'
import { createSearchIndex } from './search-index.ts'
import type { SearchScope } from './search-sections.ts'
import { getScope } from './search-sections.ts'
import type { Spellings } from './search-spellings.ts'
import { findWithSpellings, getSpellingsAddress } from './search-spellings.ts'
import type { SearchRecord } from './search.ts'

export interface SearchAnswer {
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

export interface SearchQuery {
  query: string
  language: Language
  /** Address of the records of each language. */
  files: Record<Language, string>
}

export interface SearchEngine {
  /** Answers with the boosts if they are loaded. */
  answer: (query: SearchQuery) => Promise<SearchAnswer>
  /** Adds the boosts of a record file to all later answers. */
  loadBoosts: (file: string) => Promise<void>
  /** Finds hits without arranging them. */
  find: (query: string, file: string) => Promise<SearchResult>
}

/** Maximum number of hits per scope in an answer. */
const maxPerScope = 60
const minHits = 3
const maxOthers = 6

/** Creates the search of a site, for the search dialog, the command and the server. */
export function createSearchEngine(loadJson: (file: string) => Promise<unknown>): SearchEngine {
  const loadIndex = cachePromises(async file => createSearchIndex((await loadJson(file)) as SearchRecord[]))
  const loadSpellings = cachePromises(async file => (await loadJson(file)) as Spellings)
  const loadBoosts = cachePromises(async file => {
    const { addBoosts } = await loadIndex(file)
    addBoosts((await loadJson(getBoostsAddress(file))) as BoostData)
  })
  return { answer, loadBoosts, find: async (query, file) => (await loadIndex(file)).find(query) }

  async function answer({ query, language, files }: SearchQuery): Promise<SearchAnswer> {
    const result = await findHits(query, language, files[language])
    const hasQuery = query.trim() !== ''
    const others =
      result.hits.length < minHits && hasQuery
        ? (await loadIndex(files[getOtherLanguage(language)])).find(query).hits
        : []
    const ownHrefs = new Set(result.hits.map(({ record }) => record.href))
    return {
      ...limitHits(result),
      total: result.hits.length,
      terms: result.terms,
      ...(result.instead !== undefined && { instead: result.instead }),
      others: others
        .map(hit => hit.record)
        .filter(({ href }) => !ownHrefs.has(href))
        .slice(0, maxOthers),
      near: result.hits.length === 0 && hasQuery ? (await loadIndex(files[language])).findSimilar(query) : []
    }
  }

  /** Retries a query with an unknown word in other characters or in pinyin, if the spellings can be loaded. */
  async function findHits(query: string, language: Language, file: string): Promise<SearchResult> {
    const searchIndex = await loadIndex(file)
    const result = searchIndex.find(query)
    if (!result.hasUnknown || language === 'en') return result
    const spellings = await loadSpellings(getSpellingsAddress(file)).catch(() => undefined)
    return (spellings && findWithSpellings(searchIndex, query, spellings)) ?? result
  }
}

const getOtherLanguage = (language: Language): Language => (language === 'en' ? 'zh' : 'en')

function limitHits({ hits }: SearchResult): Pick<SearchAnswer, 'hits' | 'totals'> {
  const totals: SearchAnswer['totals'] = { pages: 0, demos: 0, api: 0, more: 0 }
  const limited = hits.filter(({ record }) => ++totals[getScope(record.kind)] <= maxPerScope)
  return { hits: limited.map(({ record }) => record), totals }
}
