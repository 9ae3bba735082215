import type { MemberKind } from '../../../shared/api.ts'
import { plainText } from '../tree/marked-text.ts'
import type { TextPart } from '../tree/marked-text.ts'
import type { ApiRow } from '../tree/rows.ts'
import type { Found } from '../tree/search.ts'

/** A row as it leaves the site. */
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

/** What was found with all that is in it, and the way to it; without a search everything. */
export function exportRows(tree: readonly ApiRow[], found: Found | undefined, kind?: MemberKind): ExportRow[] {
  const visit = (row: ApiRow, isInside: boolean): ExportRow[] => {
    if (!isInside && found && !found.has(row)) return []
    const all = isInside || !found || found.get(row) === 'match'
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
  deprecated: row.instead ? plainText(row.instead) || 'deprecated' : '',
  depth: row.depth
})
