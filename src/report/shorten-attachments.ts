import { reportLimits } from '../../shared/report.ts'
import { unifiedDiff } from '../../upgrade/report/unified-diff.ts'
import type { FileChange } from '../../upgrade/report/unified-diff.ts'

/** Returns the diff of the changes, cut after a whole line to the maximum length. */
export function shortenDiff(changes: readonly FileChange[], maxLength = reportLimits.edit): string {
  const diff = unifiedDiff(changes)
  return diff.length <= maxLength ? diff : `${diff.slice(0, diff.lastIndexOf('\n', maxLength - 2))}\n…`
}

/** Returns the last console lines, limited in number and length. */
export const shortenLines = (
  lines: readonly string[],
  { lines: maxLines, line: maxLineLength } = reportLimits
): string[] =>
  lines.slice(-maxLines).map(line => (line.length <= maxLineLength ? line : `${line.slice(0, maxLineLength - 1)}…`))
