import type { SearchResult } from '../../shared/search-index.ts'
import { createSearchIndex } from '../../shared/search-index.ts'
import type { Language } from '../../shared/locale.ts'
import type { BoostData } from '../../shared/search-boosts.ts'
import { getBoostsAddress } from '../../shared/search-boosts.ts'
import type { Spellings } from '../../shared/search-spellings.ts'
import { findWithSpellings, getSpellingsAddress } from '../../shared/search-spellings.ts'
import { getScope } from '../../shared/search-sections.ts'
import type { SearchRecord } from '../../shared/search.ts'
import type { BoostsLoaded, SearchResponse, SearchFailure, SearchRequest } from './search-protocol.ts'

/** Maximum number of hits per scope in a response; the search runs in a worker so that it never blocks typing. */
const maxPerScope = 60
const minHits = 3

addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  try {
    postResponse(await createResponse(data))
    if (data.query === '') await runSampleQueries(data.files[data.language])
  } catch (error) {
    postResponse({ id: data.id, error: error instanceof Error ? error.message : String(error) })
  }
})

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's response has one receiver
const postResponse = (message: SearchResponse | SearchFailure | BoostsLoaded) => self.postMessage(message)

async function createResponse({ id, query, language, files }: SearchRequest): Promise<SearchResponse> {
  const result = await findHits(query, language, files[language])
  const others =
    result.hits.length < minHits && query.trim()
      ? (await loadSearchIndex(files[otherLanguage(language)])).find(query).hits
      : []
  const ownHrefs = new Set(result.hits.map(({ record }) => record.href))
  return {
    id,
    ...limitHits(result),
    total: result.hits.length,
    terms: result.terms,
    ...(result.instead !== undefined && { instead: result.instead }),
    others: others
      .map(hit => hit.record)
      .filter(({ href }) => !ownHrefs.has(href))
      .slice(0, 6),
    near: result.hits.length === 0 && query.trim() ? (await loadSearchIndex(files[language])).findSimilar(query) : []
  }
}

/** Retries a query with an unknown word in other characters or in pinyin, if the spellings can be loaded. */
async function findHits(query: string, language: Language, file: string): Promise<SearchResult> {
  const searchIndex = await loadSearchIndex(file)
  void loadBoosts(file).catch(() => {})
  const result = searchIndex.find(query)
  if (!result.hasUnknown || language === 'en') return result
  const loadedSpellings = await loadSpellings(getSpellingsAddress(file)).catch(() => undefined)
  return (loadedSpellings && findWithSpellings(searchIndex, query, loadedSpellings)) ?? result
}

const otherLanguage = (language: Language): Language => (language === 'en' ? 'zh' : 'en')

function limitHits({ hits }: SearchResult): Pick<SearchResponse, 'hits' | 'totals'> {
  const totals: SearchResponse['totals'] = { pages: 0, demos: 0, api: 0, more: 0 }
  const limited = hits.filter(({ record }) => ++totals[getScope(record.kind)] <= maxPerScope)
  return { hits: limited.map(({ record }) => record), totals }
}

const loadSearchIndex = cacheByFile(async file => createSearchIndex(await loadJson<SearchRecord[]>(file)))
/** Loads the boost data after the records. Until it is loaded, hits are found and ranked by the records alone. */
const loadBoosts = cacheByFile(async file => {
  const { addBoosts } = await loadSearchIndex(file)
  addBoosts(await loadJson<BoostData>(getBoostsAddress(file)))
  postResponse({ boosted: true })
})
const loadSpellings = cacheByFile(loadJson<Spellings>)

/**
 * Runs sample queries once before the reader types: the engine optimizes code that has run several times, and a search
 * then takes a quarter of the time. The pauses let queries of the reader run in between.
 */
const runSampleQueries = cacheByFile(async file => {
  const { find } = await loadSearchIndex(file)
  for (const query of ['表格', '列排序', 'sort column', '编辑', '表格', 'edit cell', '表格']) {
    find(query)
    await new Promise(done => setTimeout(done))
  }
})

/** Caches promises by file; a failed one is removed, so that the next query retries it. */
function cacheByFile<T>(create: (file: string) => Promise<T>): (file: string) => Promise<T> {
  const promises = new Map<string, Promise<T>>()
  return file => {
    const cached = promises.get(file)
    if (cached) return cached
    const promise = create(file)
    promises.set(file, promise)
    promise.catch(() => promises.delete(file))
    return promise
  }
}

async function loadJson<T>(file: string): Promise<T> {
  try {
    const response = await fetch(file)
    if (!response.ok) throw new Error(String(response.status))
    return (await response.json()) as T
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}: ${file}`, { cause: error })
  }
}
