import type { Problem } from '../finding.ts'
import { createProblem } from '../problem.ts'
import { hasControls } from '../../shared/escape-controls.ts'
import type { FileChange } from './unified-diff.ts'
import { unifiedDiff } from './unified-diff.ts'

/** Control characters that code has no use for, and bidirectional overrides. */
// oxlint-disable-next-line no-control-regex -- they are searched for
const unprintable = /[\0-\x08\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/

/**
 * Separates the changes that can't be in a patch. It repeats names and lines unchanged to be applied, so control
 * characters in them would reach the terminal that shows it.
 */
export function splitPrintable(changes: readonly FileChange[]): { printable: FileChange[]; problems: Problem[] } {
  const printable: FileChange[] = []
  const problems: Problem[] = []
  for (const change of changes)
    if (hasControls(change.name)) problems.push(createProblem(change.name, 'patchName'))
    else if (unprintable.test(unifiedDiff([change]))) problems.push(createProblem(change.name, 'patchLines'))
    else printable.push(change)
  return { printable, problems }
}
