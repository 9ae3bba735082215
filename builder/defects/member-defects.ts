import type { ApiDefect } from '../../shared/api.ts'
import type { DefectMembers, ListedDefect } from '../../shared/defects.ts'
import { readAlternatives } from '../../shared/defects.ts'
import { defectResults, documentedRelease, findDefectRange } from '../../upgrade-facts/defect-results.ts'
import { getOrCreate } from '../graph/get-or-create.ts'

/**
 * Returns the defects of the documented release by the path of the members that list them.
 * @param hasKeys True for the path of a configuration object.
 */
export function groupMemberDefects(
  defects: readonly ListedDefect[],
  hasKeys: (path: string) => boolean
): Map<string, ApiDefect[]> {
  const byPath = new Map<string, ApiDefect[]>()
  for (const { id, page, symptom, members } of defects) {
    const range = findDefectRange(defectResults, id, documentedRelease)
    if (!range) continue
    const { since, fixedIn } = range
    for (const path of listingMembers(members, hasKeys)) {
      const listed = getOrCreate<string, ApiDefect[]>(byPath, path, () => [])
      // A sentence about several defects is listed once.
      if (!listed.some(each => each.page === page && each.symptom === symptom))
        listed.push({ id, page, symptom, since, ...(fixedIn && { fixedIn }) })
    }
  }
  return byPath
}

/**
 * Returns the first member, which the defect is about, and the conditions with a name of their own. A table with a tree
 * or a call of any of several methods is too common a condition.
 */
const listingMembers = ([first = '', ...conditions]: DefectMembers, hasKeys: (path: string) => boolean): string[] => [
  ...readAlternatives(first),
  ...conditions.filter(each => readAlternatives(each).length === 1 && !hasKeys(each))
]
