import type { Unfollowed } from '../follow/usage.ts'
import { walk } from '../read/syntax.ts'
import type { Rule } from '../rule.ts'
import type { ScriptSearch } from './report.ts'

/** What could not be followed, where a rule might have found something in it. */
export function findUnfollowed(search: ScriptSearch): void {
  const { rules, usages, report } = search
  for (const usage of usages) {
    if (usage.kind !== 'unfollowed' || !mayHold(usage, rules)) continue
    const rule = ruleFor(rules, usage.what)
    if (rule) report(rule, usage.key, newName(rules, usage.what, usage.name))
  }
  findEventNames(search)
}

const ruleFor = (rules: readonly Rule[], what: Unfollowed['what']): Rule | undefined =>
  rules.find(({ find }) => find.kind === 'unfollowed' && find.what === what)

/** What it is called, should it be what it looks like. */
function newName(rules: readonly Rule[], what: Unfollowed['what'], name: string): { becomes?: string } {
  if (what !== 'method' && what !== 'event') return {}
  const found = rules.find(({ find }) => find.kind === what && find.of === 'table' && find.name === name)
  return found?.becomes?.kind === 'rename' ? { becomes: found.becomes.to } : {}
}

/** `$emit('edit-actived')`, and the listeners of a component in another file. */
function findEventNames({ rules, usages, scene, report }: ScriptSearch): void {
  const rule = ruleFor(rules, 'event')
  const names = tellingEvents(rules)
  const followed = new Set(usages.flatMap(usage => (usage.kind === 'event' ? [usage.key.start] : [])))
  for (const { program } of rule ? scene.scripts : [])
    walk(program, node => {
      if (node.type === 'StringLiteral' && names.has(node.value as string) && !followed.has(node.start))
        report(rule!, node, newName(rules, 'event', node.value as string))
    })
}

function mayHold({ what, path, name }: Unfollowed, rules: readonly Rule[]): boolean {
  if (what === 'method') return true
  if (what === 'event') return tellingEvents(rules).has(name)
  if (what === 'listeners') return rules.some(({ find }) => find.kind === 'event' && /^(?:table|grid)$/.test(path))
  const starts = [`${path}.`, `${path.replace(/^grid\b/, 'table')}.`]
  return rules.some(({ find }) => find.kind === 'option' && starts.some(start => find.path.startsWith(start)))
}

const told = new WeakMap<readonly Rule[], Set<string>>()
const toldEvents = new WeakMap<readonly Rule[], Set<string>>()

/** Deprecated events that no other library has. AG Grid has a `cell-context-menu`. */
export function tellingEvents(rules: readonly Rule[]): Set<string> {
  const names =
    toldEvents.get(rules) ?? new Set(rules.flatMap(({ find }) => (find.kind === 'event' ? [find.name] : [])))
  names.delete('cell-context-menu')
  toldEvents.set(rules, names)
  return names
}

/** Methods with a deprecated name that no other library has. */
export function tellingNames(rules: readonly Rule[]): Set<string> {
  const names = told.get(rules) ?? namesIn(rules)
  told.set(rules, names)
  return names
}

/** Names that others have too. */
const common = /^(?:syncData|resetColumn|getParentRow|connect|getScroll|setEditRow)$/

const namesIn = (rules: readonly Rule[]): Set<string> =>
  new Set(
    rules.flatMap(({ find }) =>
      find.kind === 'method' && find.of === 'table' && !common.test(find.name) ? [find.name] : []
    )
  )
