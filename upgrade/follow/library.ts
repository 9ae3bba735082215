import { bare, isCall, isMember, literalOf, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Scene, ScriptScene } from './scene.ts'
import { findBinding } from './scene.ts'

/** Packages whose exports are one object after the split. */
const packages = /^(?:vxe-table|vxe-pc-ui|@vxe-ui\/core)$/
const whole = new Set(['default', '*', 'VXETable', 'VxeUI', 'VxeUITable', 'VxeUIAll'])

/** Members of every component: the library's own, and the one that its guide told to make. */
const mounted: Readonly<Record<string, string[]>> = { $vxe: [], $XModal: ['modal'] }

/**
 * What an expression is of the library: `[]` is the library itself, under whatever name, `['modal', 'open']` its
 * method. Undefined for what is none of it.
 */
export function libraryPath(
  scene: Scene,
  script: ScriptScene,
  node: Node | undefined,
  depth = 0
): string[] | undefined {
  const inner = bare(node)
  if (!inner || depth > 20) return undefined
  if (isMember(inner)) {
    const name = nameOf(inner)
    if (name === undefined) return undefined
    const object = bare(inner.object)
    if (object?.type === 'Identifier' && object.name === 'window' && isGlobalName(name)) return []
    if (Object.hasOwn(mounted, name)) return mounted[name]
    const path = libraryPath(scene, script, object, depth + 1)
    return path && below(path, name)
  }
  if (isCall(inner)) return isRequire(inner) ? [] : undefined
  if (inner.type !== 'Identifier') return undefined
  const binding = findBinding(scene, script, inner.name as string, inner.start)
  if (!binding) return isGlobalName(inner.name as string) ? [] : undefined
  if (binding.from) return packages.test(binding.from.source) ? below([], binding.from.imported) : undefined
  if (!binding.value || binding.isParameter) return undefined
  const path = libraryPath(scene, script, binding.value, depth + 1)
  return path && (binding.member === undefined ? path : below(path, binding.member))
}

const below = (path: string[], name: string): string[] =>
  path.length === 0 && whole.has(name) ? path : [...path, name]

/** What a page with `<script src>` has. */
const isGlobalName = (name: string): boolean => name === 'VXETable' || name === 'VxeUITable'

const isRequire = (call: Node): boolean => {
  const [source] = call.arguments as Node[]
  const name = call.callee.type === 'Identifier' && call.callee.name === 'require' ? literalOf(source) : undefined
  return typeof name === 'string' && packages.test(name)
}
