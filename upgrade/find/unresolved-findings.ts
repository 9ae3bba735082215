import { componentOfOption } from '../../usage/follow/components.ts'
import type { UnresolvedUse } from '../../usage/follow/usage.ts'
import { walk } from '../../usage/read/syntax.ts'
import type { Rule } from '../rule.ts'
import type { ScriptCheckContext } from './check-context.ts'

/** Reports code that could not be resolved, if a rule might apply in it. */
export function findUnresolved(context: ScriptCheckContext): void {
  const { rules, usages, report } = context
  for (const usage of usages) {
    if (usage.kind !== 'unfollowed' || !mayHaveFinding(usage, rules)) continue
    const rule = findRule(rules, usage.construct)
    if (rule) report(rule, usage.key, getNewName(rules, usage.construct, usage.name))
  }
  findEventNames(context)
  findMethodNames(context)
}

const findRule = (rules: readonly Rule[], construct: UnresolvedUse['construct']): Rule | undefined =>
  rules.find(({ find }) => find.kind === 'unfollowed' && find.construct === construct)

/** Returns the new name, assuming that the name belongs to the table. */
function getNewName(rules: readonly Rule[], construct: UnresolvedUse['construct'], name: string): { becomes?: string } {
  if (construct !== 'method' && construct !== 'event') return {}
  const found = rules.find(({ find }) => find.kind === construct && find.of === 'table' && find.name === name)
  return found?.becomes?.kind === 'rename' ? { becomes: found.becomes.to } : {}
}

/** Finds event names in strings, as in `$emit('edit-actived')` or in listeners for a component in another file. */
function findEventNames({ rules, usages, analyzed, report }: ScriptCheckContext): void {
  const rule = findRule(rules, 'event')
  const names = uniqueEventNames(rules)
  const resolvedOffsets = new Set(usages.flatMap(usage => (usage.kind === 'event' ? [usage.key.start] : [])))
  for (const { program } of rule ? analyzed.scripts : [])
    walk(program, node => {
      if (node.type === 'StringLiteral' && names.has(node.value as string) && !resolvedOffsets.has(node.start))
        report(rule!, node, getNewName(rules, 'event', node.value as string))
    })
}

/** Finds method names in lists, as of a wrapper that defines its methods by them: `['clearActived'].forEach(…)`. */
function findMethodNames({ rules, analyzed, report }: ScriptCheckContext): void {
  const rule = findRule(rules, 'method')
  const names = uniqueMethodNames(rules)
  for (const { program } of rule ? analyzed.scripts : [])
    walk(program, (node, ancestors) => {
      if (node.type !== 'StringLiteral' || ancestors.at(-1)?.type !== 'ArrayExpression') return
      if (names.has(node.value as string)) report(rule!, node, getNewName(rules, 'method', node.value as string))
    })
}

function mayHaveFinding({ construct, path, name }: UnresolvedUse, rules: readonly Rule[]): boolean {
  if (construct === 'method') return true
  if (construct === 'event') return uniqueEventNames(rules).has(name)
  if (construct === 'listeners') return rules.some(({ find }) => find.kind === 'event' && /^(?:table|grid)$/.test(path))
  const owner = componentOfOption(path) ?? path
  const starts = [`${owner}.`, `${owner.replace(/^grid\b/, 'table')}.`]
  return rules.some(({ find }) => find.kind === 'option' && starts.some(start => find.path.startsWith(start)))
}

const methodNamesCache = new WeakMap<readonly Rule[], Set<string>>()
const eventNamesCache = new WeakMap<readonly Rule[], Set<string>>()

/** Deprecated events that no other library has; AG Grid has a `cell-context-menu`. */
export function uniqueEventNames(rules: readonly Rule[]): Set<string> {
  const names =
    eventNamesCache.get(rules) ?? new Set(rules.flatMap(({ find }) => (find.kind === 'event' ? [find.name] : [])))
  names.delete('cell-context-menu')
  eventNamesCache.set(rules, names)
  return names
}

/** Methods with a deprecated name that no other library has. */
export function uniqueMethodNames(rules: readonly Rule[]): Set<string> {
  const names = methodNamesCache.get(rules) ?? collectMethodNames(rules)
  methodNamesCache.set(rules, names)
  return names
}

/** Names that other libraries have as well. */
const commonMethodNames = /^(?:syncData|resetColumn|getParentRow|connect|getScroll|setEditRow)$/

const collectMethodNames = (rules: readonly Rule[]): Set<string> =>
  new Set(
    rules.flatMap(({ find }) =>
      find.kind === 'method' && find.of === 'table' && !commonMethodNames.test(find.name) ? [find.name] : []
    )
  )
