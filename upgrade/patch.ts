import type { FileCheckResult, FileProject, SourceFile } from './check.ts'
import { checkFile } from './check.ts'
import type { Edit, Finding, Problem } from './finding.ts'
import { moveUses } from '../usage/follow/cross-file-use.ts'
import { maxStepsOf, runWithStepLimit } from '../usage/read/step-limit.ts'
import type { UpgradeVersions } from './version.ts'

export interface AppliedEdits {
  text: string
  applied: Finding[]
  /** Findings that conflict with an applied one. Their edits refer to the old text, so the new text is checked again. */
  skipped: Finding[]
  /** Edits of the applied findings, in order of their positions. */
  edits: readonly Edit[]
}

/** Applies the edits of all findings that do not conflict with each other. */
export function applyEdits(text: string, findings: readonly Finding[]): AppliedEdits {
  const applied: Finding[] = []
  const skipped: Finding[] = []
  // Findings with the same claim change the same object: one per pass.
  const appliedClaims = new Set<string>()
  const appliedEdits = createEditList()
  for (const group of groupFindings(findings.filter(({ edits }) => edits.length > 0))) {
    const edits = group.flatMap(finding => finding.edits)
    const groupClaims = group.flatMap(({ claim }) => claim ?? [])
    if (groupClaims.some(claim => appliedClaims.has(claim)) || appliedEdits.hasConflict(edits)) {
      skipped.push(...group)
      continue
    }
    for (const claim of groupClaims) appliedClaims.add(claim)
    appliedEdits.add(edits)
    applied.push(...group)
  }
  const edits = appliedEdits.all()
  return { text: applyReplacements(text, edits), applied, skipped, edits }
}

/** Groups findings by `group`, in their order. */
function groupFindings(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<unknown, Finding[]>()
  for (const finding of findings) {
    const key = finding.group ?? finding
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()]
}

/** Edits sorted by position, so that neighbors are found by binary search. */
function createEditList() {
  const edits: Edit[] = []
  const findIndex = ({ start, end }: Edit): number => {
    let low = 0
    let high = edits.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = edits[middle]!
      if (other.start < start || (other.start === start && other.end < end)) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    all: (): readonly Edit[] => edits,
    add(added: readonly Edit[]) {
      for (const edit of added) edits.splice(findIndex(edit), 0, edit)
    },
    hasConflict: (added: readonly Edit[]): boolean =>
      added.some(edit => {
        const index = findIndex(edit)
        return [edits[index - 1], edits[index]].some(other => other !== undefined && overlaps(edit, other))
      })
  }
}

const overlaps = (left: Edit, right: Edit): boolean =>
  (left.start < right.end && right.start < left.end) || left.start === right.start

function applyReplacements(text: string, edits: readonly Edit[]): string {
  let result = ''
  let position = 0
  for (const edit of edits) {
    result += text.slice(position, edit.start) + edit.text
    position = edit.end
  }
  return result + text.slice(position)
}

export interface PatchResult {
  text: string
  /** Applied findings in order; positions refer to the text before each pass. */
  applied: Finding[]
  /** Findings left in the patched text. */
  remaining: Finding[]
  /** Problems of the patched text. */
  problems: readonly Problem[]
  /** Edits of each pass; positions refer to the text before the pass. */
  passes: (readonly Edit[])[]
  /** Reason why the file was not changed, although it has findings. */
  problem?: Problem
}

/** True for findings that need no review. Includes those for all stages of the upgrade (`when`). */
export const isMechanical = ({ certainty }: Finding): boolean => certainty === 'mechanical'

/** Maximum number of passes: ends the loop if rules undo each other. */
const maxPasses = 50

/** All passes together have the steps of this number of checks. */
const maxChecks = 4

/**
 * Checks and changes a file until no selected finding has an edit left. A given result of the check of the same text
 * replaces the first check.
 */
export function patchFile(
  file: SourceFile,
  versions: UpgradeVersions,
  isSelected = isMechanical,
  project?: FileProject,
  checked?: FileCheckResult
): PatchResult {
  return runWithStepLimit(maxChecks * maxStepsOf(file.text), () =>
    runPasses(file, versions, isSelected, project, checked)
  ).result
}

function runPasses(
  file: SourceFile,
  versions: UpgradeVersions,
  isSelected: (finding: Finding) => boolean,
  project: FileProject | undefined,
  checked: FileCheckResult | undefined
): PatchResult {
  let incoming = project?.incoming ?? []
  const applied: Finding[] = []
  const passes: (readonly Edit[])[] = []
  let { text } = file
  for (let pass = 0; ; pass++) {
    const { findings, problems } =
      (pass === 0 ? checked : undefined) ??
      checkFile({ name: file.name, text }, versions, project && { ...project, incoming })
    const problem = problems.find(isIncomplete)
    if (problem) return { text: file.text, applied: [], remaining: findings, problems, passes: [], problem }
    const result = pass < maxPasses ? applyEdits(text, findings.filter(isSelected)) : undefined
    if (!result || result.text === text) return { text, applied, remaining: findings, problems, passes }
    for (const each of result.applied) applied.push(each)
    passes.push(result.edits)
    text = result.text
    incoming = moveUses(incoming, result.edits)
  }
}

/** True if the check ended before all findings were known. */
const isIncomplete = ({ reason }: Problem): boolean => reason?.id === 'tooComplex' || reason?.id === 'tooDeep'
