import type { MemberKind } from '../../shared/api.ts'
import { memberKinds, readMemberPath } from '../../shared/api.ts'
import type { MemberFact } from './fact.ts'
import type { Reference } from './reference.ts'
import { subjects } from './subjects.ts'
import { textOf } from './text-checks.ts'

/** Counts of the members of a subject that demos use. */
export interface Coverage {
  subject: string
  /** Counts by kind; keys of configuration objects are counted separately from the props that hold them. */
  counts: { kind: MemberKind | 'key'; shown: number; all: number }[]
  /** Paths that no demo uses. */
  missing: string[]
}

/** Counts for each subject the members that a demo uses; deprecated members are left out. */
export function measureCoverage(
  { index, texts, usage }: Pick<Reference, 'index' | 'texts' | 'usage'>,
  demos: readonly string[]
): Coverage[] {
  const used = new Set(demos.flatMap(demo => usage(demo).uses.map(use => index.find(use.path)?.path ?? use.path)))
  const current = index.all.filter(fact => !fact.deprecated && textOf(fact.path, texts)?.deprecated === undefined)
  const subjectOf = new Map(current.map(fact => [fact, readMemberPath(fact.path)?.subject]))
  return subjects.flatMap(({ name }) => {
    const own = current.filter(fact => subjectOf.get(fact) === name)
    const counts = ([...memberKinds, 'key'] as const).map(kind => {
      const members = own.filter(fact => coverageKind(fact) === kind)
      return { kind, shown: members.filter(fact => used.has(fact.path)).length, all: members.length }
    })
    return own.length
      ? [
          {
            subject: name,
            counts: counts.filter(({ all }) => all),
            missing: own.map(fact => fact.path).filter(path => !used.has(path))
          }
        ]
      : []
  })
}

function coverageKind({ path, kind }: MemberFact): MemberKind | 'key' {
  return kind === 'prop' && readMemberPath(path)?.name.includes('.') ? 'key' : kind
}

/** `  pager  92 % of 34 shown: 20/22 props, 3/3 events` */
export function formatCoverage({ subject, counts }: Coverage): string {
  const members = counts.filter(({ kind }) => kind !== 'key')
  const sum = (of: 'shown' | 'all') => members.reduce((total, each) => total + each[of], 0)
  const percent = sum('all') ? Math.floor((sum('shown') / sum('all')) * 100) : 100
  return `  ${subject.padEnd(14)} ${String(percent).padStart(3)} % of ${String(sum('all')).padStart(3)} shown: ${counts.map(({ kind, shown, all }) => `${shown}/${all} ${kind}s`).join(', ')}`
}
