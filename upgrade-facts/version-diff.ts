import type { FactKind, MemberFacts, VersionFacts } from './version-facts.ts'
import { readMember } from './version-facts.ts'

export const ways = ['went', 'changed', 'came'] as const
export type Way = (typeof ways)[number]

export interface Change {
  subject: string
  /** Sign and name, as in the facts. */
  key: string
  kind: FactKind
  name: string
  way: Way
  before?: MemberFacts
  after?: MemberFacts
  /** Keys of the same object that came or went with it. */
  inside: number
}

/** What differs between two versions, subject by subject, in the order of the newer one. */
export function diffVersions(from: VersionFacts, to: VersionFacts): Change[] {
  const subjects = new Set([...Object.keys(from.members), ...Object.keys(to.members)])
  return [...subjects].flatMap(subject => {
    const [before, after] = [from.members[subject] ?? {}, to.members[subject] ?? {}]
    const keys = new Set([...Object.keys(after), ...Object.keys(before)])
    const changes = [...keys].flatMap(key => {
      const way = wayOf(before[key], after[key])
      return way ? [{ subject, key, ...readMember(key), way, before: before[key], after: after[key], inside: 0 }] : []
    })
    return counted(changes)
  })
}

function wayOf(before: MemberFacts | undefined, after: MemberFacts | undefined): Way | undefined {
  if (!before) return 'came'
  if (!after) return 'went'
  const differs = hasOtherType(before, after) || hasOtherDefault(before, after) || isDeprecatedNow(before, after)
  return differs ? 'changed' : undefined
}

/** Of a type that one side does not know nothing can be said. */
export const hasOtherType = ([before]: MemberFacts, [after]: MemberFacts): boolean =>
  Boolean(before && after) && before !== after

export const hasOtherDefault = (before: MemberFacts, after: MemberFacts): boolean =>
  defaultOf(before) !== defaultOf(after)

export const isDeprecatedNow = (before: MemberFacts, after: MemberFacts): boolean => !before[2] && after[2] === 1

/** Whether nothing is set or `null` or no text is the default is the same to whoever uses it. */
export const defaultOf = ([, value = '']: MemberFacts): string =>
  value === 'null' || value === "''" || value === 'undefined' ? '' : value

/** An option with ten keys is one thing that came: its keys are counted with it. */
function counted(changes: Change[]): Change[] {
  const byKey = new Map(changes.map(change => [change.key, change]))
  for (const change of changes)
    for (let key = parentOf(change.key); key; key = parentOf(key)) {
      const parent = byKey.get(key)
      if (parent && parent.way === change.way && change.way !== 'changed') parent.inside++
    }
  return changes
}

/** @example parentOf('.sortConfig.orders') // '.sortConfig' */
const parentOf = (key: string): string | undefined =>
  key.startsWith('.') && key.lastIndexOf('.') > 0 ? key.slice(0, key.lastIndexOf('.')) : undefined

/** Whether an object that came or went as a whole stands for the change already. */
export function isInside(change: Change, changes: ReadonlyMap<string, Change>): boolean {
  const parent = parentOf(change.key)
  return change.way !== 'changed' && parent !== undefined && changes.get(change.subject + parent)?.way === change.way
}
