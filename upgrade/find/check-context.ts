import type { OptionEdits } from '../edit/option-changes.ts'
import type { SourceFile } from '../check.ts'
import type { Finding } from '../finding.ts'
import type { AnalyzedFile } from '../../usage/follow/analyzed-file.ts'
import type { ImportReader } from '../../usage/follow/exports.ts'
import type { LibraryUsage } from '../../usage/follow/usage.ts'
import type { Position, TextRange } from '../../usage/read/text-range.ts'
import { countSteps } from '../../usage/read/step-limit.ts'
import type { Rule } from '../rule.ts'
import type { UpgradeVersions } from '../version.ts'

/** File to check with its rules, and the function that collects findings. */
export interface CheckContext {
  file: string
  text: string
  rules: readonly Rule[]
  versions: UpgradeVersions
  report: ReportFinding
  /** Returns a style sheet of the project that an import leads to. */
  readSheet: (source: string, from: string) => SourceFile | undefined
  /** Returns the result of a function of all files of the project. */
  getFact: <T>(compute: (files: readonly SourceFile[]) => T) => T
}

export interface ScriptCheckContext extends CheckContext {
  analyzed: AnalyzedFile
  imports: ImportReader
  usages: readonly LibraryUsage[]
}

export type ReportFinding = (rule: Rule, range: TextRange, details?: FindingDetails) => void

export interface FindingDetails extends Partial<OptionEdits> {
  becomes?: string
  /** Shown in place of the text in the range. */
  found?: string
  group?: string
  /** True if the edits are uncertain or missing, although the rule has some. */
  isUnsure?: boolean
}

/** Steps that a finding counts as, because each one takes memory. */
const stepsPerFinding = 20

/** Collects findings with their positions and full ranges, one per rule and offset. */
export function createFindingCollector(
  file: string,
  text: string,
  positionOf: (offset: number) => Position
): { report: ReportFinding; findings: Finding[] } {
  const findings: Finding[] = []
  const reportedIds = new Set<string>()
  return { findings, report }

  function report(
    rule: Rule,
    range: TextRange,
    { becomes, found, edits = [], claim, group, isUnsure }: FindingDetails = {}
  ): void {
    const id = `${rule.id} ${range.start}`
    if (reportedIds.has(id)) return
    reportedIds.add(id)
    countSteps(stepsPerFinding + edits.length)
    findings.push({
      rule: rule.id,
      file,
      start: Math.min(range.start, ...edits.map(({ start }) => start)),
      end: Math.max(range.end, ...edits.map(({ end }) => end)),
      ...positionOf(range.start),
      found: found ?? excerpt(text, range),
      ...(becomes !== undefined && { becomes }),
      certainty: rule.certainty === 'mechanical' && (isUnsure || edits.length === 0) ? 'look' : rule.certainty,
      when: rule.when,
      edits: [...edits].sort((left, right) => left.start - right.start),
      ...(claim !== undefined && { claim }),
      ...(group !== undefined && { group })
    })
  }
}

/** Returns the first line of a range, shortened to 80 characters. */
export function excerpt(text: string, { start, end }: TextRange): string {
  const line = text
    .slice(start, Math.min(end, start + 200))
    .split(/\r?\n/)[0]!
    .trim()
  return line.length > 80 || end - start > 200 ? `${line.slice(0, 79)}…` : line
}
