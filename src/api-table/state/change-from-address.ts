import type { TableQuery } from './table-query.ts'
import type { ApiChange, ApiState } from './api-state.ts'
import type { ApiRow } from '../tree/rows.ts'
import { readableName, rowById } from '../tree/rows.ts'
import { exactRow, parseRowQuery } from '../tree/search.ts'

/** Converts an address to a state change: to a row if it names one, otherwise to a search. */
export function changeFromAddress(
  tree: readonly ApiRow[],
  subjects: readonly string[],
  { filterName, q, kind }: TableQuery
): ApiChange {
  const text = filterName ?? q ?? ''
  // A typed word such as `sort` is a search even if a member has that name.
  const named =
    filterName !== undefined || /[-.@#()]/.test(text) ? exactRow(tree, parseRowQuery(text, subjects)) : undefined
  // The list of the members with a word such as `sort` in their names starts at its top, not at `sort()`.
  const row = named && (isUnambiguous(text, named) || /[-.A-Z]/.test(text)) ? named : undefined
  const availableKind = tree.some(each => each.kind === kind) ? kind : undefined
  return {
    type: 'arrived',
    query: row && filterName && isUnambiguous(filterName, row) ? readableName(row) : text,
    kind: availableKind,
    row
  }
}

/** `sort` may be meant as a word, so only `()sort` is shown as `sort()`. */
const isUnambiguous = (text: string, row: ApiRow): boolean => row.kind === 'prop' || /[@#()]/.test(text)

export function markedRow(
  tree: readonly ApiRow[],
  subjects: readonly string[],
  { query, pinned }: ApiState
): ApiRow | undefined {
  return exactRow(tree, parseRowQuery(query, subjects)) ?? (pinned === undefined ? undefined : rowById(tree, pinned))
}
