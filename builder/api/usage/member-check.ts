import { readMemberPath } from '../../../shared/api.ts'
import type { AnalyzedFile } from '../../../usage/follow/analyzed-file.ts'
import type { LibraryUsage } from '../../../usage/follow/usage.ts'
import type { ResolvedMember } from '../../../usage/members/resolve-member.ts'
import { resolveMember } from '../../../usage/members/resolve-member.ts'
import type { TextRange } from '../../../usage/read/text-range.ts'
import type { FactIndex } from '../fact.ts'
import { subjectTag } from '../subjects.ts'
import type { Place, UsageReport } from './usage-report.ts'

export const remedy = 'Correct the name or leave it out'

/** Returns a function that reports the member of a use, or that the library has no such member. */
export function createMemberCheck(
  index: FactIndex,
  report: UsageReport
): (file: AnalyzedFile, usage: LibraryUsage) => void {
  return (file, usage) => {
    // Slots of templates are checked with those that the configuration names.
    const member = usage.kind === 'slot' ? undefined : resolveMember(index, file, usage)
    if (!member) return
    const place = placeOf(file, usage.key, 'file' in usage ? usage.file : undefined)
    if (member.isKnown) report.use(member.path, place)
    else report.problem(...describeUnknown(member), place)
  }
}

function describeUnknown({ kind, owner, name }: ResolvedMember): [what: string, remedy: string] {
  switch (kind) {
    case 'option': {
      const label = readMemberPath(owner) === undefined ? subjectTag(owner) : owner
      return [`${label} has no ${label.startsWith('vxe-') ? 'prop' : 'key'} "${name}"`, remedy]
    }
    case 'event':
    case 'slot':
      return [`${subjectTag(owner)} has no ${kind} "${name}"`, remedy]
    case 'method':
      return [`${subjectTag(owner)} has no method "${name}"`, 'Correct the name or call another method']
    case 'call':
      return [`VXETable has no function "${name}"`, 'Correct the name or call another function']
    case 'interceptor':
      return [`VXETable.interceptor knows no "${name}"`, remedy]
  }
}

export const placeOf = (file: AnalyzedFile, { start }: TextRange, otherFile?: string): Place => ({
  file: otherFile ?? file.name,
  offset: start
})
