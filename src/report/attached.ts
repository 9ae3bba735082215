import { reportLimits } from '../../shared/report.ts'
import { unifiedDiff } from '../../upgrade/report/unified-diff.ts'
import type { Change } from '../../upgrade/report/unified-diff.ts'

/** A diff as far as a report may hold it, in whole lines. */
export function shortDiff(changes: readonly Change[], most = reportLimits.edit): string {
  const whole = unifiedDiff(changes)
  return whole.length <= most ? whole : `${whole.slice(0, whole.lastIndexOf('\n', most - 2))}\n…`
}

/** The last lines of a console as far as a report may hold them. */
export const shortLines = (lines: readonly string[], { lines: most, line: longest } = reportLimits): string[] =>
  lines.slice(-most).map(line => (line.length <= longest ? line : `${line.slice(0, longest - 1)}…`))
