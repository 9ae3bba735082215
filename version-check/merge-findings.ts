import type { CheckedFile } from './check-file.ts'
import type { CheckFinding } from './finding.ts'
import { findSharedIds } from './shared-ids.ts'

/** Returns the findings of all files of a project, in order, with those that need several files. */
export function mergeFindings(results: readonly Pick<CheckedFile, 'findings' | 'storing'>[]): CheckFinding[] {
  const shared = findSharedIds(results.flatMap(({ storing }) => storing))
  const sharedByFile = new Map(shared.map(({ file }) => [file, [] as CheckFinding[]]))
  for (const finding of shared) sharedByFile.get(finding.file)!.push(finding)
  return results.flatMap(({ findings, storing: [first] }) => {
    const added = first && sharedByFile.get(first.file)
    return added ? [...findings, ...added].toSorted((left, right) => left.start - right.start) : findings
  })
}
