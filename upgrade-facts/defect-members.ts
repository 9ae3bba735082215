import type { DefectMembers } from '../shared/defects.ts'
import { createDefectFilter } from '../shared/defects.ts'
import members from './defect-members.json' with { type: 'json' }

/** Members without which code does not meet a defect, by its id. */
export const defectMembers: Readonly<Record<string, DefectMembers>> = members

/**
 * Returns the ids of the defects that code meets in a release that has them, by the members and components that the
 * code uses.
 */
export function getDefectsOf(usedMembers: Iterable<string>): string[] {
  const isMet = createDefectFilter(usedMembers)
  return Object.entries(defectMembers).flatMap(([id, needed]) => (isMet(needed) ? [id] : []))
}
