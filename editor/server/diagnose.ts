import { checkProject } from '../../version-check/check-project.ts'
import type { CheckFinding } from '../../version-check/finding.ts'
import type { SourceFile } from '../../usage/read/source-file.ts'
import type { TextRange } from '../../usage/read/text-range.ts'
import type { Knowledge } from './knowledge.ts'

/** Returns the findings in open files of one project, by the name of the file. */
export function diagnose(
  files: readonly SourceFile[],
  knowledge: Knowledge,
  version: string
): ReadonlyMap<string, readonly CheckFinding[]> {
  const { findings } = checkProject(files, {
    version,
    members: knowledge.releases,
    targets: knowledge.facts.targets
  })
  const byFile = new Map<string, CheckFinding[]>(files.map(({ name }) => [name, []]))
  for (const finding of findings) byFile.get(finding.file)?.push(finding)
  return byFile
}

/** Returns the findings with a fix in a range. */
export const findFixable = (findings: readonly CheckFinding[], { start, end }: TextRange): CheckFinding[] =>
  findings.filter(each => each.edits.length > 0 && each.start <= end && each.end >= start)
