import { mapLanguages } from '../shared/locale.ts'
import type { CheckFinding } from './finding.ts'
import { checkTexts } from './texts.ts'

export const storagePage = '/table/advanced/customStorage'

/** Table that stores column settings, with the range of its `id`. */
export interface StoringTable extends Pick<CheckFinding, 'file' | 'start' | 'end' | 'line' | 'column' | 'found'> {
  id: string
}

/** Returns a hint for each file with the id of a table in an earlier file. */
export function findSharedIds(tables: readonly StoringTable[]): CheckFinding[] {
  const first = new Map<string, StoringTable>()
  return tables.flatMap(({ id, ...place }): CheckFinding[] => {
    const other = first.get(id)
    if (!other) first.set(id, { id, ...place })
    if (!other || other.file === place.file) return []
    return [
      {
        kind: 'pitfall',
        severity: 'hint',
        ...place,
        page: storagePage,
        message: mapLanguages(language => checkTexts[language].sharedId(id, other.file, other.line)),
        edits: []
      }
    ]
  })
}
