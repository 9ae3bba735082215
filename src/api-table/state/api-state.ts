import type { MemberKind } from '../../../shared/api.ts'
import type { ApiRow } from '../tree/rows.ts'
import { ancestorsOf } from '../tree/rows.ts'

/** Open rows: all or none, except the rows that were toggled one by one. */
export interface Expansion {
  /** All rows open or closed. Undefined: closed, except in a search the ancestors of matches and the exact match. */
  every?: boolean
  toggled: ReadonlyMap<string, boolean>
}

export interface ApiState {
  query: string
  kind?: MemberKind
  /** Id of the row that the address or the reader pinned; stays pinned when the query changes. */
  pinned?: string
  /** Rows opened without and with a query; a new query starts with none. */
  browsing: Expansion
  searching: Expansion
  /** Increases each time the marked row has to scroll into view. */
  arrivals: number
}

export type ApiChange =
  /** `marked` is the exact match of the query before, or the pinned row. */
  | { type: 'typed'; query: string; marked?: ApiRow }
  | { type: 'kind'; kind?: MemberKind }
  | { type: 'arrived'; query: string; kind?: MemberKind; row?: ApiRow }
  | { type: 'pinned'; row: ApiRow }
  | { type: 'toggled'; id: string; open: boolean }
  | { type: 'every'; open: boolean }

const nothingToggled: Expansion = { toggled: new Map() }

export const emptyState: ApiState = { query: '', browsing: nothingToggled, searching: nothingToggled, arrivals: 0 }

export const isSearching = (state: ApiState): boolean => state.query.trim() !== ''

export const expansionOf = (state: ApiState): Expansion => (isSearching(state) ? state.searching : state.browsing)

export function changeState(state: ApiState, change: ApiChange): ApiState {
  switch (change.type) {
    case 'typed':
      return afterTyping(state, change.query, change.marked)
    case 'kind':
      return { ...state, kind: change.kind }
    case 'arrived':
      return afterArrival(state, change)
    case 'pinned':
      return { ...state, pinned: change.row.id, browsing: withAncestorsOpen(state.browsing, change.row) }
    case 'toggled':
      return withExpansion(state, {
        ...expansionOf(state),
        toggled: new Map(expansionOf(state).toggled).set(change.id, change.open)
      })
    case 'every':
      return withExpansion(state, { every: change.open, toggled: nothingToggled.toggled })
  }
}

/** A cleared query keeps its marked row, which scrolls into view in the full list. */
function afterTyping(state: ApiState, query: string, marked?: ApiRow): ApiState {
  const next = { ...state, query, searching: nothingToggled }
  if (query.trim() !== '' || !isSearching(state) || !marked) return next
  return {
    ...next,
    pinned: marked.id,
    browsing: withAncestorsOpen(state.browsing, marked),
    arrivals: state.arrivals + 1
  }
}

function afterArrival(state: ApiState, { query, kind, row }: Extract<ApiChange, { type: 'arrived' }>): ApiState {
  const next = {
    ...state,
    query,
    searching: nothingToggled,
    pinned: row?.id,
    // A filter that would hide the row is dropped.
    kind: row && row.kind !== kind ? undefined : kind
  }
  return row ? { ...next, browsing: withAncestorsOpen(state.browsing, row), arrivals: state.arrivals + 1 } : next
}

const withExpansion = (state: ApiState, expansion: Expansion): ApiState =>
  isSearching(state) ? { ...state, searching: expansion } : { ...state, browsing: expansion }

const withAncestorsOpen = (expansion: Expansion, row: ApiRow): Expansion => ({
  ...expansion,
  toggled: new Map([...expansion.toggled, ...ancestorsOf(row).map(({ id }) => [id, true] as const)])
})
