import type { SourceFile } from '../../upgrade/check.ts'
import { groupByFile } from '../../upgrade/report/report-input.ts'
import { applyFixes } from '../../version-check/apply-fixes.ts'
import type { CheckFinding } from '../../version-check/finding.ts'

/** Returns all files, with the edits of the findings. */
export function fixFiles(files: readonly SourceFile[], findings: readonly CheckFinding[]): SourceFile[] {
  const byFile = new Map(groupByFile(findings.filter(({ edits }) => edits.length > 0)))
  return files.map(file => {
    const own = byFile.get(file.name)
    return own ? { ...file, text: applyFixes(file.text, own) } : file
  })
}
