import type { SourceFile } from './check.ts'
import { checkFile } from './check.ts'
import type { Edit, Finding } from './finding.ts'
import type { Versions } from './version.ts'

export interface Applied {
  text: string
  applied: Finding[]
  /** Findings whose place another one changed. Check the new text to go on with them. */
  skipped: Finding[]
}

/** Changes what findings say, all of them that do not get in each other's way. */
export function applyEdits(text: string, findings: readonly Finding[]): Applied {
  const applied: Finding[] = []
  const skipped: Finding[] = []
  const claims = new Set<string>()
  const taken = createTaken()
  for (const group of grouped(findings.filter(({ edits }) => edits.length > 0))) {
    const edits = group.flatMap(finding => finding.edits)
    const wanted = group.flatMap(({ claim }) => claim ?? [])
    if (wanted.some(claim => claims.has(claim)) || taken.isMet(edits)) {
      skipped.push(...group)
      continue
    }
    for (const claim of wanted) claims.add(claim)
    taken.add(edits)
    applied.push(...group)
  }
  return { text: replaced(text, taken.all()), applied, skipped }
}

/** In their order, those of a group together. */
function grouped(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<unknown, Finding[]>()
  for (const finding of findings) {
    const key = finding.group ?? finding
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()]
}

/** Edits in order of where they stand, so that neighbors are found quickly. */
function createTaken() {
  const edits: Edit[] = []
  const placeOf = ({ start, end }: Edit): number => {
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
      for (const edit of added) edits.splice(placeOf(edit), 0, edit)
    },
    isMet: (added: readonly Edit[]): boolean =>
      added.some(edit => {
        const at = placeOf(edit)
        return [edits[at - 1], edits[at]].some(other => other !== undefined && meets(edit, other))
      })
  }
}

const meets = (left: Edit, right: Edit): boolean =>
  (left.start < right.end && right.start < left.end) || left.start === right.start

function replaced(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const edit of edits) {
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
}

export interface Patched {
  text: string
  /** What was changed, in the order in which it was; places are those of the text before each step. */
  applied: Finding[]
  /** What is left in the patched text. */
  left: Finding[]
}

/** Without doubt, at any time. */
export const isMechanical = ({ certainty }: Finding): boolean => certainty === 'mechanical'

/** More than any file needs: each pass leaves fewer findings. */
const mostPasses = 50

/** Checks and changes a file until there is nothing left that should be changed. */
export function patchFile(file: SourceFile, versions: Versions, isWanted = isMechanical): Patched {
  const applied: Finding[] = []
  let { text } = file
  for (let pass = 0; pass < mostPasses; pass++) {
    const { findings } = checkFile({ name: file.name, text }, versions)
    const result = applyEdits(text, findings.filter(isWanted))
    if (result.text === text) return { text, applied, left: findings }
    applied.push(...result.applied)
    text = result.text
  }
  return { text, applied, left: checkFile({ name: file.name, text }, versions).findings }
}
