import { camel } from '../../../shared/api.ts'
import { leastLikeness, likeness, nearest } from '../../../shared/likeness.ts'
import type { ApiRow } from './rows.ts'

/** Names of members and of what is in them that are most like a name that is none. */
export function nearNames(tree: readonly ApiRow[], name: string): string[] {
  const wanted = name.trim().replace(/^.*[.@#]/s, '')
  const names = new Set<string>()
  const visit = (row: ApiRow): void => {
    if (row.path !== undefined) names.add(camel(row.copied))
    row.children.forEach(visit)
  }
  tree.forEach(visit)
  return nearest([...names], each => likeness(each, wanted), leastLikeness, 4)
}
