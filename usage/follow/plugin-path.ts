import { countSteps } from '../read/step-limit.ts'
import { isFunction, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { AnalyzedScript } from './analyzed-file.ts'
import { chainOf, findBinding } from './analyzed-file.ts'
import type { LibraryParameterTest } from './library-parameters.ts'
import type { Binding } from './scopes.ts'

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

/** Names in the longest expression that is read, and variables that are followed. */
const maxNames = 6

/**
 * Returns the path in the library of an expression in a plugin: `renderer.add` in
 * `install (vxeTable) { vxeTable.renderer.add(…) }`, also if a function takes a parameter with such a name,
 * or is called with the library.
 */
export function resolvePluginPath(
  script: AnalyzedScript,
  node: Node,
  ancestors: readonly Node[],
  isLibrary: LibraryParameterTest
): string[] | undefined {
  let names = chainOf(node, maxNames)
  for (let depth = 0; names && names.length > 1 && depth < maxNames; depth++) {
    const [first = '', ...members] = names
    const binding = findBinding(script, first, node.start)
    if (!binding) return undefined
    const path = binding.member === undefined ? members : [binding.member, ...members]
    if (isLibrary(binding)) return path
    if (binding.isParameter)
      return isLibraryParameter(binding, ancestors) && libraryMembers.has(path[0]!) ? path : undefined
    // `const { renderer } = vxeTable`
    const value = chainOf(binding.value, maxNames)
    names = value && [...value, ...path]
  }
  return undefined
}

/** True for the first parameter of `install`, and for a first parameter that is called after the library. */
function isLibraryParameter({ name, node }: Binding, ancestors: readonly Node[]): boolean {
  countSteps(ancestors.length)
  const index = ancestors.findLastIndex(each => isFunction(each) && contains(each.params as Node[], node))
  const owner = ancestors[index]
  if (!owner || !contains([(owner.params as Node[])[0]], node)) return false
  return nameOfFunction(owner, ancestors[index - 1]) === 'install' || /^\$?vxe/i.test(name)
}

const contains = (nodes: readonly (Node | undefined)[], { start, end }: Node): boolean =>
  nodes.some(each => each !== undefined && each.start <= start && end <= each.end)

const nameOfFunction = (node: Node, parent: Node | undefined): string | undefined =>
  (node.id?.name as string | undefined) ??
  nameOf(node) ??
  (parent?.type === 'ObjectProperty' ? nameOf(parent) : undefined)
