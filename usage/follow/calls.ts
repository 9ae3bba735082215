import { isCall, isObject, literalOf, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { resolveLibraryPath } from './library-path.ts'
import type { OptionReader } from './options.ts'
import { rangeOf } from './options.ts'
import { resolvePluginPath } from './plugin-path.ts'
import type { AnalyzedScript } from './analyzed-file.ts'
import type { ImportReader } from './exports.ts'
import type { LibraryParameterTest } from './library-parameters.ts'
import type { CallArgument, LibraryShape } from './library-shape.ts'
import type { ExpressionContext, ResolvedValues } from './resolved-values.ts'

type CallReader = OptionReader & {
  shape: LibraryShape
  imports: ImportReader
  isLibraryParameter: LibraryParameterTest
  values: (node: Node | undefined, context: ExpressionContext) => ResolvedValues
}

/** Reads calls of the library itself: settings, modals, renderers, interceptors. */
export function readCalls(script: AnalyzedScript, reader: CallReader): void {
  const context: ExpressionContext = { script }
  walk(script.program, (node, ancestors) => {
    if (!isCall(node)) return
    const path =
      resolveLibraryPath(script, node.callee as Node, reader.imports) ??
      resolvePluginPath(script, node.callee as Node, ancestors, reader.isLibraryParameter)
    if (!path?.length) return
    const callee = node.callee as Node
    const key = rangeOf((callee.property as Node | undefined) ?? callee)
    reader.usages.push({ kind: 'call', path: path.join('.'), key, call: node })
    const [first] = node.arguments as (Node | undefined)[]
    const [area, name] = path as [string, string?]
    if (area === 'interceptor' && name !== undefined && /^(?:add|get|delete)$/.test(name))
      readInterceptor(literalOf(first), first)
    else if (area === 'interceptor' && name === 'mixin' && isObject(first))
      for (const each of first.properties as Node[]) readInterceptor(nameOf(each), each.key as Node | undefined)
    reader.shape.callArgumentsOf(path).forEach((argument, position) => {
      const value = (node.arguments as (Node | undefined)[])[position]
      if (argument && value) readArgument(argument, value)
    })
  })

  function readInterceptor(name: ReturnType<typeof literalOf>, key: Node | undefined): void {
    if (typeof name === 'string' && key) reader.usages.push({ kind: 'interceptor', name, key: rangeOf(key) })
  }

  function readArgument({ isGlobal = false, isOptional = false, ...holding }: CallArgument, node: Node): void {
    const { found, isComplete } = reader.values(node, context)
    reader.readHeld(holding, found, { isGlobal })
    if (!isComplete && holding.holds !== 'values' && !isOptional)
      reader.usages.push({ kind: 'unfollowed', construct: 'spread', name: '', path: holding.path, key: rangeOf(node) })
  }
}
