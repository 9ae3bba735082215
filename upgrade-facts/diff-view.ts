import type { Change, Way } from './version-diff.ts'
import { isInside } from './version-diff.ts'
import type { FactKind } from './version-facts.ts'
import { factKinds } from './version-facts.ts'

/** What a reader has asked to see. */
export interface Asked {
  kind?: FactKind
  subject?: string
  way?: Way
  query: string
}

export interface DiffView {
  groups: { subject: string; changes: Change[]; ways: Record<Way, number> }[]
  /** Of what the other filters leave, by each choice of the filter. */
  kinds: Partial<Record<FactKind, number>>
  ways: Record<Way, number>
  found: number
}

export function diffView(changes: readonly Change[], { kind, subject, way, query }: Asked): DiffView {
  const byKey = new Map(changes.map(change => [change.subject + change.key, change]))
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  // Somebody who looks for a key is shown the key; without a query its object stands for it.
  const rows = changes.filter(change => (terms.length ? matches(change, terms) : !isInside(change, byKey)))
  const of = rows.filter(change => !subject || change.subject === subject)
  const kinds: DiffView['kinds'] = {}
  for (const each of factKinds) {
    const count = of.filter(change => change.kind === each && (!way || change.way === way)).length
    if (count) kinds[each] = count
  }
  const ofKind = of.filter(change => !kind || change.kind === kind)
  const shown = ofKind.filter(change => !way || change.way === way)
  return { groups: groupsOf(shown), kinds, ways: countWays(ofKind), found: shown.length }
}

function groupsOf(changes: readonly Change[]): DiffView['groups'] {
  const groups = new Map<string, Change[]>()
  for (const change of changes) {
    const group = groups.get(change.subject)
    if (group) group.push(change)
    else groups.set(change.subject, [change])
  }
  return [...groups].map(([subject, changes]) => ({ subject, changes: inOrder(changes), ways: countWays(changes) }))
}

/** What breaks stands before what is new. */
const inOrder = (changes: Change[]): Change[] =>
  changes.toSorted((a, b) => order[a.way] - order[b.way] || factKinds.indexOf(a.kind) - factKinds.indexOf(b.kind))

const order: Record<Way, number> = { went: 0, changed: 1, came: 2 }

function countWays(changes: readonly Change[]): Record<Way, number> {
  const counts: Record<Way, number> = { went: 0, changed: 0, came: 0 }
  for (const { way } of changes) counts[way]++
  return counts
}

/** `sort-config` finds `sortConfig`: hyphens and capitals are the same thing in a template and in a script. */
function matches({ subject, name, before, after }: Change, terms: readonly string[]): boolean {
  const text = [subject, name, before?.[1], after?.[1]].join(' ').toLowerCase()
  const joined = text.replaceAll('-', '')
  return terms.every(term => text.includes(term) || joined.includes(term.replaceAll('-', '')))
}
