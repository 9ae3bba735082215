import type { FileProject, SourceFile } from '../check.ts'
import type { Edit, Finding } from '../finding.ts'
import { applyEdits, patchFile } from '../patch.ts'
import type { TextRange } from '../../usage/read/text-range.ts'
import type { UpgradeVersions } from '../version.ts'
import type { ChangedLines } from './changed-lines.ts'
import { getChangedLines } from './changed-lines.ts'
import { getPieces } from './text-pieces.ts'

/** Finding of any check. */
export interface LineFinding {
  start: number
  /** From 1. */
  line: number
  edits: readonly Edit[]
}

/** Findings that change the same lines, with these lines before and after all of them. */
export interface FindingGroup<T extends LineFinding = Finding> {
  findings: T[]
  /** First and last line that a finding is in. */
  line: number
  lastLine: number
  /** Undefined if no finding has an edit. */
  change?: ChangedLines
}

/** Maximum number of findings of a group: a line of generated code can have thousands. */
const maxFindings = 20
/** Maximum number of characters before and after the edits that belong to a group, as a line can be a whole file. */
const maxMargin = 500

/**
 * Groups the selected findings of a file by their lines. The lines are those of the patched file, because edits that
 * conflict are made one after the other.
 */
export function groupByLine(
  file: SourceFile,
  findings: readonly Finding[],
  versions: UpgradeVersions,
  isSelected: (finding: Finding) => boolean,
  project?: FileProject
): FindingGroup[] {
  const selected = findings.filter(isSelected)
  return groupChanges(file.text, selected, getPasses(file, selected, versions, isSelected, project))
}

/** Groups findings of a text by their lines; the edits of each pass refer to the text before it. */
export function groupChanges<T extends LineFinding>(
  text: string,
  findings: readonly T[],
  passes: readonly (readonly Edit[])[]
): FindingGroup<T>[] {
  const pieces = getPieces(text, passes)
  return findRegions(text, findings).map(({ findings: grouped, start, end, editEnd }) => ({
    findings: grouped,
    line: Math.min(...grouped.map(({ line }) => line)),
    lastLine: Math.max(...grouped.map(({ line }) => line)),
    ...(editEnd >= 0 && { change: getChangedLines(text, pieces, { start, end }) })
  }))
}

/** Returns the edits of each pass; those of the findings alone if the file can't be patched. */
function getPasses(
  file: SourceFile,
  selected: readonly Finding[],
  versions: UpgradeVersions,
  isSelected: (finding: Finding) => boolean,
  project: FileProject | undefined
): readonly (readonly Edit[])[] {
  if (selected.every(({ edits }) => edits.length === 0)) return []
  try {
    const { passes, problem } = patchFile(file, versions, isSelected, project)
    if (!problem) return passes
  } catch {
    // The file takes too many steps.
  }
  return [applyEdits(file.text, selected).edits]
}

interface Region<T> extends TextRange {
  findings: T[]
  /** End of the last edit; -1 without edits. */
  editEnd: number
}

/** Merges the ranges of findings that share a line. */
function findRegions<T extends LineFinding>(text: string, findings: readonly T[]): Region<T>[] {
  const regions: Region<T>[] = []
  const ranges = findings.map(finding => ({ finding, ...getLineRange(text, finding) }))
  for (const { finding, first, start, end, editEnd } of ranges.sort((left, right) => left.first - right.first)) {
    const last = regions.at(-1)
    if (!last || start > last.end) {
      regions.push({ findings: [finding], start, end, editEnd })
    } else if (last.findings.length >= maxFindings && first > last.editEnd + 1) {
      const border = Math.max(last.start, Math.floor((last.editEnd + first) / 2))
      regions.push({ findings: [finding], start: border, end: Math.max(last.end, end), editEnd })
      last.end = border
    } else {
      last.findings.push(finding)
      last.end = Math.max(last.end, end)
      last.editEnd = Math.max(last.editEnd, editEnd)
    }
  }
  return regions
}

/** Returns the range of whole lines that a finding changes, or the line of one without edits. */
function getLineRange(text: string, { edits, start: foundStart }: LineFinding) {
  const first = Math.min(foundStart, ...edits.map(({ start }) => start))
  const editEnd = Math.max(-1, ...edits.map(({ end }) => end))
  const last = Math.max(foundStart, editEnd)
  const next = text.indexOf('\n', last)
  const lineStart = first > 0 ? text.lastIndexOf('\n', first - 1) + 1 : 0
  return {
    first,
    start: Math.max(lineStart, first - maxMargin),
    end: Math.min(next < 0 ? text.length : next, last + maxMargin),
    editEnd
  }
}
