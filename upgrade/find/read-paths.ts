import { componentOptions } from '../../usage/follow/components.ts'
import type { Rule } from '../rule.ts'

const cache = new WeakMap<readonly Rule[], ReadonlySet<string>>()

/**
 * Returns the components, `table`, and the config objects, `table.editConfig`, that hold an option of a rule or the
 * options of another component.
 */
export function getReadPaths(rules: readonly Rule[]): ReadonlySet<string> {
  const paths = cache.get(rules) ?? new Set([...rules.flatMap(optionsOf), ...componentOptions].flatMap(ownersOf))
  cache.set(rules, paths)
  return paths
}

function optionsOf({ find }: Rule): string[] {
  if (find.kind === 'option') return [find.path, ...(find.also ?? [])]
  if (find.kind === 'default') return find.uses.flatMap(use => ('option' in use ? use.option : []))
  return find.kind === 'icons' ? ['config.icon'] : []
}

/** A grid has everything that a table has, and `setConfig` the options of every component. */
function ownersOf(path: string): string[] {
  const names = path.split('.')
  const owners = names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('.'))
  return ['config', ...owners, ...owners.map(owner => owner.replace(/^table\b/, 'grid'))]
}

const namesCache = new WeakMap<readonly Rule[], ReadonlySet<string>>()

/** Returns the names of all options that get another name or another owner. */
export function getChangedNames(rules: readonly Rule[]): ReadonlySet<string> {
  const names = namesCache.get(rules) ?? new Set(rules.flatMap(changedNamesOf))
  namesCache.set(rules, names)
  return names
}

const changedNamesOf = ({ find, becomes }: Rule): string[] =>
  find.kind === 'option' && (becomes?.kind === 'rename' || becomes?.kind === 'move' || becomes?.kind === 'remove')
    ? [find.path, ...(find.also ?? [])].map(path => path.slice(path.lastIndexOf('.') + 1))
    : []
