import { toCamelCase } from '../../../shared/api.ts'
import { minSimilarity, similarity, getMostSimilar } from '../../../shared/similarity.ts'
import type { ApiRow } from './rows.ts'

/** Returns the names of members and their keys that are most similar to an unknown name. */
export function similarNames(tree: readonly ApiRow[], name: string): string[] {
  const searchedName = name.trim().replace(/^.*[.@#]/s, '')
  const names = new Set<string>()
  const visit = (row: ApiRow): void => {
    if (row.path !== undefined) names.add(toCamelCase(row.nameToCopy))
    row.children.forEach(visit)
  }
  tree.forEach(visit)
  return getMostSimilar([...names], each => similarity(each, searchedName), minSimilarity, 4)
}
