import type { MemberKind } from '../../../shared/api.ts'
import { plainText } from '../tree/marked-text.ts'
import type { TextPart } from '../tree/marked-text.ts'
import type { ApiRow } from '../tree/rows.ts'
import type { RowMatches } from '../tree/search.ts'

/** A row of the exported file. */
export interface ExportRow {
  path: string
  name: string
  kind: MemberKind | 'param'
  parts: readonly TextPart[]
  type: string
  default: string
  since: string
  deprecated: string
  depth: number
}

/** Returns the found rows with their ancestors and descendants, without a search all rows. */
export function exportRows(tree: readonly ApiRow[], matches: RowMatches | undefined, kind?: MemberKind): ExportRow[] {
  const visit = (row: ApiRow, isInside: boolean): ExportRow[] => {
    if (!isInside && matches && !matches.has(row)) return []
    const all = isInside || !matches || matches.get(row) === 'match'
    return [exportRow(row), ...row.children.flatMap(child => visit(child, all))]
  }
  return tree.filter(row => !kind || row.kind === kind).flatMap(row => visit(row, false))
}

const exportRow = (row: ApiRow): ExportRow => ({
  path: row.path ?? row.parent?.path ?? '',
  name: row.name,
  kind: row.path === undefined ? 'param' : row.kind,
  parts: row.parts,
  type: row.type,
  default: row.default ?? '',
  since: row.since ?? '',
  deprecated: row.replacement ? plainText(row.replacement) || 'deprecated' : '',
  depth: row.depth
})
