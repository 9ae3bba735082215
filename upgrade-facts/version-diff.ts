import type { FactKind, MemberFacts, VersionFacts } from './version-facts.ts'
import { parseMemberKey } from './version-facts.ts'

export const changeTypes = ['removed', 'changed', 'added'] as const
export type ChangeType = (typeof changeTypes)[number]

export interface MemberChange {
  subject: string
  /** Sign and name, as in the facts. */
  key: string
  kind: FactKind
  name: string
  changeType: ChangeType
  before?: MemberFacts
  after?: MemberFacts
  /** Number of keys of the object that were added or removed with it. */
  innerChanges: number
}

/** Returns the changes between two versions by subject, members in the order of the newer version. */
export function diffVersions(from: VersionFacts, to: VersionFacts): MemberChange[] {
  const subjects = new Set([...Object.keys(from.members), ...Object.keys(to.members)])
  return [...subjects].flatMap(subject => {
    const [before, after] = [from.members[subject] ?? {}, to.members[subject] ?? {}]
    const keys = new Set([...Object.keys(after), ...Object.keys(before)])
    const changes = [...keys].flatMap(key => {
      const changeType = getChangeType(before[key], after[key])
      return changeType
        ? [
            {
              subject,
              key,
              ...parseMemberKey(key),
              changeType,
              before: before[key],
              after: after[key],
              innerChanges: 0
            }
          ]
        : []
    })
    return countInnerChanges(changes)
  })
}

function getChangeType(before: MemberFacts | undefined, after: MemberFacts | undefined): ChangeType | undefined {
  if (!before) return 'added'
  if (!after) return 'removed'
  const differs = hasOtherType(before, after) || hasOtherDefault(before, after) || isDeprecatedNow(before, after)
  return differs ? 'changed' : undefined
}

/** A type that is unknown in one version does not count as changed. */
export const hasOtherType = ([before]: MemberFacts, [after]: MemberFacts): boolean =>
  Boolean(before && after) && before !== after

export const hasOtherDefault = (before: MemberFacts, after: MemberFacts): boolean =>
  getDefault(before) !== getDefault(after)

export const isDeprecatedNow = (before: MemberFacts, after: MemberFacts): boolean => !before[2] && after[2] === 1

/** Returns the default; `null`, `undefined` and an empty string have the same effect as none. */
export const getDefault = ([, value = '']: MemberFacts): string =>
  value === 'null' || value === "''" || value === 'undefined' ? '' : value

/** Counts the keys of each added or removed object, which is shown as one change. */
function countInnerChanges(changes: MemberChange[]): MemberChange[] {
  const byKey = new Map(changes.map(change => [change.key, change]))
  for (const change of changes)
    for (let key = getParentKey(change.key); key; key = getParentKey(key)) {
      const parent = byKey.get(key)
      if (parent && parent.changeType === change.changeType && change.changeType !== 'changed') parent.innerChanges++
    }
  return changes
}

/** @example parentOf('.sortConfig.orders') // '.sortConfig' */
const getParentKey = (key: string): string | undefined =>
  key.startsWith('.') && key.lastIndexOf('.') > 0 ? key.slice(0, key.lastIndexOf('.')) : undefined

/** Returns true if the object of the key was added or removed with it, so that it need not be listed. */
export function isInChangedObject(change: MemberChange, changes: ReadonlyMap<string, MemberChange>): boolean {
  const parent = getParentKey(change.key)
  return (
    change.changeType !== 'changed' &&
    parent !== undefined &&
    changes.get(change.subject + parent)?.changeType === change.changeType
  )
}
