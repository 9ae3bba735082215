import { countSteps } from '../read/step-limit.ts'
import { isFunction, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { AnalyzedScript } from './analyzed-file.ts'
import { chainOf, findBinding } from './analyzed-file.ts'

/** Members of the library that Vue, which calls `install` of other plugins, does not have. */
const libraryMembers = new Set([
  'renderer',
  'interceptor',
  'formats',
  'commands',
  'menus',
  'setConfig',
  'setup',
  'setIcon'
])

/** Names in the longest expression that is read. */
const maxNames = 6

/**
 * Returns the path in the library of an expression in a plugin: `renderer.add` in
 * `install (vxeTable) { vxeTable.renderer.add(…) }`, also if a function takes a parameter with such a name.
 */
export function resolvePluginPath(
  script: AnalyzedScript,
  node: Node,
  ancestors: readonly Node[]
): string[] | undefined {
  const [first, ...members] = chainOf(node, maxNames) ?? []
  if (first === undefined || first === 'this' || members.length === 0) return undefined
  const binding = findBinding(script, first, node.start)
  if (!binding?.isParameter) return undefined
  countSteps(ancestors.length)
  const index = ancestors.findLastIndex(each => isFunction(each) && contains(each.params as Node[], binding.node))
  const owner = ancestors[index]
  if (!owner || !contains([(owner.params as Node[])[0]], binding.node)) return undefined
  const path = binding.member === undefined ? members : [binding.member, ...members]
  const isPlugin = nameOfFunction(owner, ancestors[index - 1]) === 'install' || /^\$?vxe/i.test(first)
  return isPlugin && libraryMembers.has(path[0]!) ? path : undefined
}

const contains = (nodes: readonly (Node | undefined)[], { start, end }: Node): boolean =>
  nodes.some(each => each !== undefined && each.start <= start && end <= each.end)

const nameOfFunction = (node: Node, parent: Node | undefined): string | undefined =>
  (node.id?.name as string | undefined) ??
  nameOf(node) ??
  (parent?.type === 'ObjectProperty' ? nameOf(parent) : undefined)
