import type { Asked } from './address.ts'
import type { ApiChange, ApiState } from './api-state.ts'
import type { ApiRow } from '../tree/rows.ts'
import { readableName, rowById } from '../tree/rows.ts'
import { exactRow, readSearch } from '../tree/search.ts'

/** What an address leads to: a row when it names one, a search otherwise. */
export function arrival(
  tree: readonly ApiRow[],
  subjects: readonly string[],
  { filterName, q, kind }: Asked
): ApiChange {
  const text = filterName ?? q ?? ''
  // What somebody typed, `sort`, is a search even where a member has that name.
  const row = filterName !== undefined || /[-.@#()]/.test(text) ? exactRow(tree, readSearch(text, subjects)) : undefined
  const known = tree.some(each => each.kind === kind) ? kind : undefined
  return {
    type: 'arrived',
    query: row && filterName && isWritten(filterName, row) ? readableName(row) : text,
    kind: known,
    row
  }
}

/** `sort` may be meant as a word, so only `()sort` is shown as `sort()`. */
const isWritten = (text: string, row: ApiRow): boolean => row.kind === 'prop' || /[@#()]/.test(text)

export function markedRow(
  tree: readonly ApiRow[],
  subjects: readonly string[],
  { query, pinned }: ApiState
): ApiRow | undefined {
  return exactRow(tree, readSearch(query, subjects)) ?? (pinned === undefined ? undefined : rowById(tree, pinned))
}
