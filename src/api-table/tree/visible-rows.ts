import type { MemberKind } from '../../../shared/api.ts'
import { memberKinds } from '../../../shared/api.ts'
import type { ApiState, Expansion } from '../state/api-state.ts'
import { expansionOf, isSearching } from '../state/api-state.ts'
import type { ApiRow } from './rows.ts'
import type { Found, Search } from './search.ts'
import { exactRow, findRows, isExact, readSearch } from './search.ts'

/** A row as it stands in the table now. */
export interface VisibleRow {
  row: ApiRow
  /** Undefined when nothing is in it. */
  open?: boolean
  /** Among its siblings, from 1. */
  position: number
  size: number
  matches: boolean
}

export interface RowGroup {
  kind: MemberKind
  rows: VisibleRow[]
}

export type KindCounts = Partial<Record<MemberKind, { found: number; total: number }>>

/** Everything the table shows for one state. */
export interface ApiView {
  /** Changes when other rows are looked for. */
  filter: string
  search?: Search
  found?: Found
  groups: RowGroup[]
  counts: KindCounts
  current?: string
}

export function apiView(tree: readonly ApiRow[], subjects: readonly string[], state: ApiState): ApiView {
  const search = isSearching(state) ? readSearch(state.query, subjects) : undefined
  const found = search && findRows(tree, search)
  const shown = tree.filter(row => !found || found.has(row))
  const kinds = state.kind ? [state.kind] : memberKinds
  const groups = kinds.map(kind => ({
    kind,
    rows: visibleRows(
      shown.filter(row => row.kind === kind),
      expansionOf(state),
      search,
      found
    )
  }))
  return {
    filter: `${state.kind ?? ''} ${search?.text ?? ''}`,
    search,
    found,
    groups: groups.filter(group => group.rows.length > 0),
    counts: countKinds(tree, shown),
    current: (search && exactRow(tree, search))?.id ?? state.pinned
  }
}

/** Top-level members: `3 of 90` are three props, whatever was found in them. */
function countKinds(tree: readonly ApiRow[], shown: readonly ApiRow[]): KindCounts {
  const count = (rows: readonly ApiRow[], kind: MemberKind) => rows.filter(row => row.kind === kind).length
  const counts = memberKinds.map(kind => [kind, { found: count(shown, kind), total: count(tree, kind) }] as const)
  return Object.fromEntries(counts.filter(([, { total }]) => total > 0))
}

export const totalFound = (counts: KindCounts): number =>
  Object.values(counts).reduce((sum, { found }) => sum + found, 0)

export function visibleRows(
  siblings: readonly ApiRow[],
  expansion: Expansion,
  search?: Search,
  found?: Found
): VisibleRow[] {
  return siblings.flatMap((row, index) => {
    const inside = shownChildren(row, expansion, search, found)
    const open = row.children.length ? inside.length > 0 : undefined
    return [
      { row, open, position: index + 1, size: siblings.length, matches: found?.get(row) === 'match' },
      ...visibleRows(inside, expansion, search, found)
    ]
  })
}

/** A search opens what holds a match, and all of an object that was named in full. The reader's own choice wins. */
function shownChildren(row: ApiRow, { every, toggled }: Expansion, search?: Search, found?: Found): readonly ApiRow[] {
  const chosen = toggled.get(row.id) ?? every
  if (chosen !== undefined) return chosen ? row.children : []
  if (!search || !found) return []
  return isExact(row, search) ? row.children : row.children.filter(child => found.has(child))
}
