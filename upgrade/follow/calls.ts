import { isCall, isObject, literalOf, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { resolveLibraryPath } from './library-path.ts'
import type { OptionReader } from './options.ts'
import { rangeOf } from './options.ts'
import { resolvePluginPath } from './plugin-path.ts'
import type { AnalyzedScript } from './analyzed-file.ts'
import type { ImportReader } from './exports.ts'
import type { ExpressionContext, ResolvedValues } from './values.ts'

type CallReader = OptionReader & {
  imports: ImportReader
  values: (node: Node | undefined, context: ExpressionContext) => ResolvedValues
}

const settingMethods = new Set(['setConfig', 'setup', 'config'])
/** Methods that take a text or an object. */
const messageMethods = new Set(['alert', 'confirm', 'message'])

/** Reads calls of the library itself: settings, modals, renderers, interceptors. */
export function readCalls(script: AnalyzedScript, reader: CallReader): void {
  const context: ExpressionContext = { script }
  walk(script.program, (node, ancestors) => {
    if (!isCall(node)) return
    const path =
      resolveLibraryPath(script, node.callee as Node, reader.imports) ??
      resolvePluginPath(script, node.callee as Node, ancestors)
    if (!path?.length) return
    const callee = node.callee as Node
    const key = rangeOf((callee.property as Node | undefined) ?? callee)
    reader.usages.push({ kind: 'call', path: path.join('.'), key, call: node })
    const [first, second] = node.arguments as (Node | undefined)[]
    const [area, name] = path as [string, string?]
    if (name === undefined && settingMethods.has(area)) readAll('config', first, true)
    else if (name === undefined && area === 'setIcon') readAll('icon', first, true)
    else if (area === 'modal' && (name === undefined || name === 'open')) readAll('modal', first)
    else if (area === 'modal' && messageMethods.has(name!)) readIfObject('modal', first)
    else if (area === 'renderer' && name === 'add') readAll('renderer', second)
    else if (area === 'renderer' && name === 'mixin') readEach('renderer', first)
    else if (area === 'interceptor' && /^(?:add|get|delete)$/.test(name!)) readInterceptor(literalOf(first), first)
    else if (area === 'interceptor' && name === 'mixin' && isObject(first))
      for (const each of first.properties as Node[]) readInterceptor(nameOf(each), each.key as Node | undefined)
  })

  function readInterceptor(name: ReturnType<typeof literalOf>, key: Node | undefined): void {
    if (typeof name === 'string' && key) reader.usages.push({ kind: 'interceptor', name, key: rangeOf(key) })
  }

  function readAll(component: string, node: Node | undefined, isGlobal = false, valueContext = context): void {
    if (!node) return
    const { found, isComplete } = reader.values(node, valueContext)
    for (const value of found) reader.readObject(component, value, { isGlobal })
    if (!isComplete && valueContext === context)
      reader.usages.push({ kind: 'unfollowed', construct: 'spread', name: '', path: component, key: rangeOf(node) })
  }

  function readIfObject(component: string, node: Node | undefined): void {
    for (const value of reader.values(node, context).found) reader.readObject(component, value)
  }

  function readEach(component: string, node: Node | undefined): void {
    for (const { node: object, context: own } of reader.values(node, context).found)
      if (isObject(object))
        for (const each of object.properties as Node[]) readAll(component, each.value as Node | undefined, false, own)
  }
}
