import { unwrapExpression, isCall, isMember, literalOf, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { AnalyzedScript } from './analyzed-file.ts'
import { findBinding } from './analyzed-file.ts'
import type { ImportReader } from './exports.ts'

/** Packages with exports that are the same object after the split. */
const libraryPackages = /^(?:vxe-table|vxe-pc-ui|@vxe-ui\/core)$/
const libraryNames = new Set(['default', '*', 'VXETable', 'VxeUI', 'VxeUITable', 'VxeUIAll'])

/** Members of every component: the library's own, and the one that its guide recommends to add. */
const instanceMembers: Readonly<Record<string, string[]>> = { $vxe: [], $XModal: ['modal'] }

/**
 * Returns the path of an expression in the library: `[]` for the library itself under any name, `['modal', 'open']` for
 * its method. Undefined for other expressions.
 */
export function resolveLibraryPath(
  script: AnalyzedScript,
  node: Node | undefined,
  imports: ImportReader,
  depth = 0
): string[] | undefined {
  const inner = unwrapExpression(node)
  if (!inner || depth > 20) return undefined
  if (isMember(inner)) {
    const name = nameOf(inner)
    if (name === undefined) return undefined
    const object = unwrapExpression(inner.object)
    if (object?.type === 'Identifier' && object.name === 'window' && isGlobalName(name)) return []
    if (Object.hasOwn(instanceMembers, name)) return instanceMembers[name]
    const path = resolveLibraryPath(script, object, imports, depth + 1)
    return path && appendName(path, name)
  }
  if (isCall(inner)) return isRequire(inner) ? [] : undefined
  if (inner.type !== 'Identifier') return undefined
  const binding = findBinding(script, inner.name as string, inner.start)
  if (!binding) return isGlobalName(inner.name as string) ? [] : undefined
  if (binding.from) {
    const { source, imported } = binding.from
    const target = imports.findPackage(source, imported, script.file)
    if (target) return libraryPackages.test(target.source) ? appendName([], target.imported) : undefined
    const exported = imports.find(source, imported, script.file)
    return exported && resolveLibraryPath(exported.script, exported.node, imports, depth + 1)
  }
  if (!binding.value || binding.isParameter) return undefined
  const path = resolveLibraryPath(script, binding.value, imports, depth + 1)
  return path && (binding.member === undefined ? path : appendName(path, binding.member))
}

const appendName = (path: string[], name: string): string[] =>
  path.length === 0 && libraryNames.has(name) ? path : [...path, name]

/** Global variables of a page with `<script src>`. */
const isGlobalName = (name: string): boolean => name === 'VXETable' || name === 'VxeUITable'

const isRequire = (call: Node): boolean => {
  const [source] = call.arguments as Node[]
  const name = call.callee.type === 'Identifier' && call.callee.name === 'require' ? literalOf(source) : undefined
  return typeof name === 'string' && libraryPackages.test(name)
}
