import type { MemberKind } from '../../../shared/api.ts'
import { memberKinds } from '../../../shared/api.ts'
import type { ApiState, Expansion } from '../state/api-state.ts'
import { expansionOf, isSearching } from '../state/api-state.ts'
import type { ApiRow } from './rows.ts'
import type { RowMatches, RowQuery } from './search.ts'
import { exactRow, findRows, isExact, matchesName, parseRowQuery } from './search.ts'

/** A row that is shown now, with its state. */
export interface VisibleRow {
  row: ApiRow
  /** Undefined for a row without children. */
  open?: boolean
  /** Position among its siblings, from 1. */
  position: number
  size: number
  matches: boolean
}

export interface RowGroup {
  kind: MemberKind
  /** True if the query is in the descriptions of the rows and not in their names. */
  inTexts: boolean
  /** Number of members, without their keys and parameters. */
  count: number
  rows: VisibleRow[]
}

export type KindCounts = Partial<Record<MemberKind, { found: number; total: number }>>

/** Everything the table shows for one state. */
export interface ApiView {
  /** Key of the filter, which changes with the query and the kind. */
  filter: string
  search?: RowQuery
  found?: RowMatches
  groups: RowGroup[]
  counts: KindCounts
  current?: string
}

export function apiView(tree: readonly ApiRow[], subjects: readonly string[], state: ApiState): ApiView {
  const search = isSearching(state) ? parseRowQuery(state.query, subjects) : undefined
  const found = search && findRows(tree, search)
  const matchingRows = tree.filter(row => !found || found.has(row))
  const kinds = state.kind ? [state.kind] : memberKinds
  const isInTexts = new Map(matchingRows.map(row => [row, search !== undefined && !matchesName(row, search)]))
  const groups = [false, true].flatMap(inTexts =>
    kinds.map((kind): RowGroup => {
      const members = matchingRows.filter(row => row.kind === kind && isInTexts.get(row) === inTexts)
      const rows = visibleRows(search ? putExactFirst(members, search) : members, expansionOf(state), search, found)
      return { kind, inTexts, count: members.length, rows }
    })
  )
  return {
    filter: `${state.kind ?? ''} ${search?.text ?? ''}`,
    search,
    found,
    groups: groups.filter(group => group.rows.length > 0),
    counts: countKinds(tree, matchingRows),
    current: (search && exactRow(tree, search))?.id ?? state.pinned
  }
}

const putExactFirst = (rows: readonly ApiRow[], search: RowQuery): ApiRow[] =>
  rows.toSorted((a, b) => Number(isExact(b, search)) - Number(isExact(a, search)))

/** Counts only top-level members, so `3 of 90` are three props, not including matches among their keys. */
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
  search?: RowQuery,
  found?: RowMatches
): VisibleRow[] {
  return siblings.flatMap((row, index) => {
    const openChildren = shownChildren(row, expansion, search, found)
    const open = row.children.length ? openChildren.length > 0 : undefined
    return [
      { row, open, position: index + 1, size: siblings.length, matches: found?.get(row) === 'match' },
      ...visibleRows(openChildren, expansion, search, found)
    ]
  })
}

/** Opens the ancestors of a match and all keys of an object named in full, unless the reader has toggled the row. */
function shownChildren(
  row: ApiRow,
  { every, toggled }: Expansion,
  search?: RowQuery,
  found?: RowMatches
): readonly ApiRow[] {
  const isOpen = toggled.get(row.id) ?? every
  if (isOpen !== undefined) return isOpen ? row.children : []
  if (!search || !found) return []
  return isExact(row, search) ? row.children : row.children.filter(child => found.has(child))
}
