import type { MemberKind } from '../../../shared/api.ts'
import type { ApiRow } from '../tree/rows.ts'
import { ancestorsOf } from '../tree/rows.ts'

/** What is open: all rows or none, unless a row was opened or closed by itself. */
export interface Expansion {
  every?: boolean
  toggled: ReadonlyMap<string, boolean>
}

export interface ApiState {
  query: string
  kind?: MemberKind
  /** The row the reader came for. It stays marked when the query changes. */
  pinned?: string
  /** Rows opened while everything is shown, and while a query is: a new query starts afresh. */
  browsing: Expansion
  searching: Expansion
  /** Counts how often the marked row is to be brought into view. */
  arrivals: number
}

export type ApiChange =
  | { type: 'typed'; query: string; marked?: ApiRow }
  | { type: 'kind'; kind?: MemberKind }
  | { type: 'arrived'; query: string; kind?: MemberKind; row?: ApiRow }
  | { type: 'pinned'; row: ApiRow }
  | { type: 'toggled'; id: string; open: boolean }
  | { type: 'every'; open: boolean }

const untouched: Expansion = { toggled: new Map() }

export const emptyState: ApiState = { query: '', browsing: untouched, searching: untouched, arrivals: 0 }

export const isSearching = (state: ApiState): boolean => state.query.trim() !== ''

export const expansionOf = (state: ApiState): Expansion => (isSearching(state) ? state.searching : state.browsing)

export function changeState(state: ApiState, change: ApiChange): ApiState {
  switch (change.type) {
    case 'typed':
      return typed(state, change.query, change.marked)
    case 'kind':
      return { ...state, kind: change.kind }
    case 'arrived':
      return arrived(state, change)
    case 'pinned':
      return { ...state, pinned: change.row.id, browsing: opened(state.browsing, change.row) }
    case 'toggled':
      return withExpansion(state, {
        ...expansionOf(state),
        toggled: new Map(expansionOf(state).toggled).set(change.id, change.open)
      })
    case 'every':
      return withExpansion(state, { every: change.open, toggled: untouched.toggled })
  }
}

/** When the query is gone, the row it had marked stays and is looked for in the long list. */
function typed(state: ApiState, query: string, marked?: ApiRow): ApiState {
  const next = { ...state, query, searching: untouched }
  if (query.trim() !== '' || !isSearching(state) || !marked) return next
  return { ...next, pinned: marked.id, browsing: opened(state.browsing, marked), arrivals: state.arrivals + 1 }
}

function arrived(state: ApiState, { query, kind, row }: Extract<ApiChange, { type: 'arrived' }>): ApiState {
  const next = {
    ...state,
    query,
    searching: untouched,
    pinned: row?.id,
    kind: row && row.kind !== kind ? undefined : kind
  }
  return row ? { ...next, browsing: opened(state.browsing, row), arrivals: state.arrivals + 1 } : next
}

const withExpansion = (state: ApiState, expansion: Expansion): ApiState =>
  isSearching(state) ? { ...state, searching: expansion } : { ...state, browsing: expansion }

const opened = (expansion: Expansion, row: ApiRow): Expansion => ({
  ...expansion,
  toggled: new Map([...expansion.toggled, ...ancestorsOf(row).map(({ id }) => [id, true] as const)])
})
