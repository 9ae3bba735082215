import type { Edit } from '../upgrade/finding.ts'

interface Fixable {
  edits: readonly Edit[]
}

/** Returns the edits of findings in one file, sorted; of overlapping edits only the first. */
export function selectEdits(findings: readonly Fixable[]): Edit[] {
  let position = 0
  return findings
    .flatMap(({ edits }) => edits)
    .toSorted((left, right) => left.start - right.start)
    .filter(({ start, end }) => {
      if (start < position) return false
      position = end
      return true
    })
}

/** Applies the edits of findings in one file. */
export function applyFixes(text: string, findings: readonly Fixable[]): string {
  let result = ''
  let position = 0
  for (const { start, end, text: replacement } of selectEdits(findings)) {
    result += text.slice(position, start) + replacement
    position = end
  }
  return result + text.slice(position)
}
