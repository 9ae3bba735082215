import type { Edit } from '../upgrade/finding.ts'

/** Applies the edits of findings in one file; of overlapping edits only the first. */
export function applyFixes(text: string, findings: readonly { edits: readonly Edit[] }[]): string {
  const edits = findings.flatMap(each => each.edits).toSorted((left, right) => left.start - right.start)
  let result = ''
  let position = 0
  for (const { start, end, text: replacement } of edits) {
    if (start < position) continue
    result += text.slice(position, start) + replacement
    position = end
  }
  return result + text.slice(position)
}
