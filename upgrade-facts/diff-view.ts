import type { MemberChange, ChangeType } from './version-diff.ts'
import { isInChangedObject } from './version-diff.ts'
import type { FactKind } from './version-facts.ts'
import { factKinds } from './version-facts.ts'

/** Filters that the reader has set. */
export interface DiffFilters {
  kind?: FactKind
  subject?: string
  changeType?: ChangeType
  query: string
}

export interface DiffView {
  groups: { subject: string; changes: MemberChange[]; countsByType: Record<ChangeType, number> }[]
  /** Numbers of changes per kind (here) and per way (below), each counted with the other filters applied. */
  countsByKind: Partial<Record<FactKind, number>>
  countsByType: Record<ChangeType, number>
  total: number
}

export function createDiffView(
  changes: readonly MemberChange[],
  { kind, subject, changeType, query }: DiffFilters
): DiffView {
  const byKey = new Map(changes.map(change => [change.subject + change.key, change]))
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  // A query shows the keys that match; without one, keys of an added or removed object are shown as the object only.
  const rows = changes.filter(change =>
    terms.length ? matchesTerms(change, terms) : !isInChangedObject(change, byKey)
  )
  const subjectChanges = rows.filter(change => !subject || change.subject === subject)
  const countsByKind: DiffView['countsByKind'] = {}
  for (const each of factKinds) {
    const count = subjectChanges.filter(
      change => change.kind === each && (!changeType || change.changeType === changeType)
    ).length
    if (count) countsByKind[each] = count
  }
  const kindChanges = subjectChanges.filter(change => !kind || change.kind === kind)
  const visibleChanges = kindChanges.filter(change => !changeType || change.changeType === changeType)
  return {
    groups: groupChanges(visibleChanges),
    countsByKind,
    countsByType: countByType(kindChanges),
    total: visibleChanges.length
  }
}

function groupChanges(changes: readonly MemberChange[]): DiffView['groups'] {
  const groups = new Map<string, MemberChange[]>()
  for (const change of changes) {
    const group = groups.get(change.subject)
    if (group) group.push(change)
    else groups.set(change.subject, [change])
  }
  return [...groups].map(([subject, changes]) => ({
    subject,
    changes: sortChanges(changes),
    countsByType: countByType(changes)
  }))
}

/** Sorts breaking changes before additions. */
const sortChanges = (changes: MemberChange[]): MemberChange[] =>
  changes.toSorted(
    (a, b) =>
      changeTypeOrder[a.changeType] - changeTypeOrder[b.changeType] ||
      factKinds.indexOf(a.kind) - factKinds.indexOf(b.kind)
  )

const changeTypeOrder: Record<ChangeType, number> = { removed: 0, changed: 1, added: 2 }

function countByType(changes: readonly MemberChange[]): Record<ChangeType, number> {
  const counts: Record<ChangeType, number> = { removed: 0, changed: 0, added: 0 }
  for (const { changeType } of changes) counts[changeType]++
  return counts
}

/** Ignores hyphens and case, which differ between templates and scripts: `sort-config` finds `sortConfig`. */
function matchesTerms({ subject, name, before, after }: MemberChange, terms: readonly string[]): boolean {
  const text = [subject, name, before?.[1], after?.[1]].join(' ').toLowerCase()
  const joined = text.replaceAll('-', '')
  return terms.every(term => text.includes(term) || joined.includes(term.replaceAll('-', '')))
}
