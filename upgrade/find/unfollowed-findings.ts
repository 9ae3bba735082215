import type { Unfollowed } from '../follow/usage.ts'
import type { Rule } from '../rule.ts'
import type { ScriptSearch } from './report.ts'

/** What could not be followed, where a rule might have found something in it. */
export function findUnfollowed({ rules, usages, report }: ScriptSearch): void {
  for (const usage of usages) {
    if (usage.kind !== 'unfollowed' || !mayHold(usage, rules)) continue
    const rule = rules.find(({ find }) => find.kind === 'unfollowed' && find.what === usage.what)
    if (rule) report(rule, usage.key)
  }
}

function mayHold({ what, path }: Unfollowed, rules: readonly Rule[]): boolean {
  if (what === 'method') return true
  const starts = [`${path}.`, `${path.replace(/^grid\b/, 'table')}.`]
  return rules.some(({ find }) => find.kind === 'option' && starts.some(start => find.path.startsWith(start)))
}

const told = new WeakMap<readonly Rule[], Set<string>>()

/** Methods with a deprecated name that no other library has. */
export function tellingNames(rules: readonly Rule[]): Set<string> {
  const names = told.get(rules) ?? namesIn(rules)
  told.set(rules, names)
  return names
}

const namesIn = (rules: readonly Rule[]): Set<string> =>
  new Set(
    rules.flatMap(({ find }) =>
      find.kind === 'method' && find.of === 'table' && !/^(?:syncData|resetColumn|getParentRow)$/.test(find.name)
        ? [find.name]
        : []
    )
  )
