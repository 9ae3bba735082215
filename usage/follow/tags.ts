import { kebab } from '../read/names.ts'
import { unwrapExpression, isCall, isFunction, isObject, literalOf, nameOf, returnsOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { AnalyzedFile, AnalyzedScript } from './analyzed-file.ts'
import { findBinding } from './analyzed-file.ts'
import { componentOfExport, componentOfTag } from './components.ts'
import type { ImportReader } from './exports.ts'
import { resolveLibraryPath } from './library-path.ts'
import type { KnownTag, Wrapper } from './wrappers.ts'
import { readWrapper } from './wrappers.ts'

export interface TagReader {
  /** Returns the component of the library that a tag of a file is or wraps. */
  find: (file: AnalyzedFile, tag: string) => KnownTag | undefined
  /** True for a tag with a name of the library that no component has: `vxe-tree` in 3.8. */
  isUnknown: (file: AnalyzedFile, tag: string) => boolean
  /** Returns the wrapper that an imported name of a script is. */
  findImported: (script: AnalyzedScript, name: Node) => Wrapper | undefined
  /** Returns how a file passes its attributes on to the library. */
  wrapperOf: (file: AnalyzedFile) => Wrapper | undefined
}

/** Components that a file registers: of the library, of the project, or of neither. */
type LocalTags = Map<string, { component: string } | { file: AnalyzedFile } | undefined>

export function createTagReader(imports: ImportReader): TagReader {
  const tagsOfFiles = new Map<AnalyzedFile, LocalTags>()
  const wrappers = new Map<AnalyzedFile, Wrapper | undefined>()
  return { find: findTag, isUnknown, findImported, wrapperOf }

  function isUnknown(file: AnalyzedFile, tag: string): boolean {
    return (
      /^(?:vxe-[a-z]|Vxe[A-Z])/.test(tag) &&
      componentOfTag(tag) === undefined &&
      !localTagsOf(file).has(kebab(tag)) &&
      imports.findGlobalComponent(tag) === undefined
    )
  }

  function findTag(file: AnalyzedFile, tag: string): KnownTag | undefined {
    const local = localTagsOf(file)
    const name = kebab(tag)
    if (local.has(name)) {
      const known = local.get(name)
      if (!known) return undefined
      return 'component' in known ? known : toKnownTag(known.file)
    }
    const component = componentOfTag(tag)
    if (component) return { component }
    if (!name.includes('-') && tag === name) return undefined
    const globalFile = imports.findGlobalComponent(tag)
    return globalFile && globalFile !== file ? toKnownTag(globalFile) : undefined
  }

  function findImported(script: AnalyzedScript, name: Node): Wrapper | undefined {
    if (!/^(?:JSX)?Identifier$/.test(name.type) || !/^[A-Z]/.test(name.name as string)) return undefined
    const file = componentFileOf(script, { ...name, type: 'Identifier' }, imports)
    return file && wrapperOf(file)
  }

  function toKnownTag(file: AnalyzedFile): KnownTag | undefined {
    const wrapper = wrapperOf(file)
    return wrapper && { wrapper }
  }

  function wrapperOf(file: AnalyzedFile): Wrapper | undefined {
    if (!wrappers.has(file)) {
      // Set before reading, because components may contain each other.
      wrappers.set(file, undefined)
      wrappers.set(
        file,
        readWrapper(file, tag => findTag(file, tag))
      )
    }
    return wrappers.get(file)
  }

  function localTagsOf(file: AnalyzedFile): LocalTags {
    const tags = tagsOfFiles.get(file) ?? readLocalTags(file, imports)
    tagsOfFiles.set(file, tags)
    return tags
  }
}

function readLocalTags(file: AnalyzedFile, imports: ImportReader): LocalTags {
  const tags: LocalTags = new Map()
  for (const script of file.scripts) {
    const register = (name: string, node: Node | undefined) => {
      const path = resolveLibraryPath(script, node, imports)
      const component = path?.length === 1 ? componentOfExport(path[0]!) : undefined
      const componentFile = component ? undefined : componentFileOf(script, node, imports)
      tags.set(kebab(name), component ? { component } : componentFile && { file: componentFile })
    }
    if (script.isSetup)
      for (const { name, node, from } of script.scopes.top.values())
        if (from && !from.isType && /^[A-Z]/.test(name)) register(name, node)
    walk(script.program, node => {
      if (node.type === 'ObjectProperty' && nameOf(node) === 'components' && isObject(unwrapExpression(node.value)))
        for (const each of node.value.properties as Node[])
          if (nameOf(each)) register(nameOf(each)!, each.value as Node)
      if (isCall(node) && nameOf(node.callee) === 'component' && node.arguments.length === 2) {
        const name = literalOf(node.arguments[0])
        if (typeof name === 'string') register(name, node.arguments[1])
      }
    })
  }
  return tags
}

/** Returns the file of an imported component, also of `() => import('./table.vue')`. */
function componentFileOf(
  script: AnalyzedScript,
  node: Node | undefined,
  imports: ImportReader
): AnalyzedFile | undefined {
  const inner = unwrapExpression(node)
  const loaded = isFunction(inner) ? unwrapExpression(returnsOf(inner!)[0]) : inner
  if (loaded?.type === 'ImportExpression' || (isCall(loaded) && loaded!.callee.type === 'Import')) {
    const source = literalOf((loaded!.source ?? loaded!.arguments?.[0]) as Node | undefined)
    return typeof source === 'string' ? imports.findComponent(source, 'default', script.file) : undefined
  }
  if (inner?.type !== 'Identifier') return undefined
  const from = findBinding(script, inner.name as string, inner.start)?.from
  return from && imports.findComponent(from.source, from.imported, script.file)
}
