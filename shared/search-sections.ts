import type { RecordKind, SearchRecord } from './search.ts'

export const scopes = ['pages', 'demos', 'api', 'more'] as const
export type SearchScope = (typeof scopes)[number]

const scopesByKind: Record<RecordKind, SearchScope> = {
  page: 'pages',
  tool: 'pages',
  section: 'pages',
  point: 'pages',
  demo: 'demos',
  member: 'api',
  message: 'more',
  word: 'more',
  later: 'more'
}

export const getScope = (kind: RecordKind): SearchScope => scopesByKind[kind]

/** Hits below one heading of the search dialog. */
export interface SearchSection {
  name: 'best' | SearchScope
  hits: SearchRecord[]
}

/** Number of hits in the order of the ranking; only those behind them are grouped. */
const maxBestHits = 5
const maxPerScope: Record<SearchScope, number> = { pages: 6, demos: 6, api: 8, more: 4 }

/**
 * Arranges ranked hits as the search dialog shows them: the best ones in the order of the ranking, then the others by
 * scope, the scope of the best of them first. A selected scope shows all of its hits in one section.
 */
export function arrangeHits(hits: readonly SearchRecord[], scope?: SearchScope): SearchSection[] {
  const hitsOf = (of: SearchScope, all: readonly SearchRecord[]) => all.filter(({ kind }) => getScope(kind) === of)
  if (scope) {
    const scopeHits = hitsOf(scope, hits)
    return scopeHits.length ? [{ name: scope, hits: scopeHits }] : []
  }
  const [best, others] = [hits.slice(0, maxBestHits), hits.slice(maxBestHits)]
  const order = [...new Set(others.map(({ kind }) => getScope(kind)))]
  return [
    ...(best.length ? [{ name: 'best' as const, hits: best }] : []),
    ...order.map(name => ({ name, hits: hitsOf(name, others).slice(0, maxPerScope[name]) }))
  ]
}
