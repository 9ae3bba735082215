import { isFunction, isMember, isObject, literalOf, nameOf, unwrapExpression } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { countSteps } from '../read/step-limit.ts'
import type { AnalyzedScript } from './analyzed-file.ts'
import type { ExpressionContext, ResolvedValues, Value } from './resolved-values.ts'
import { mergeValues, unresolvedValues } from './resolved-values.ts'

const passThroughCalls = new Set(
  'reactive ref shallowRef shallowReactive readonly markRaw toRaw freeze observable clone cloneDeep seal defineExpose defineComponent'.split(
    ' '
  )
)
const mergingCalls = new Set('assign merge extend defaults concat'.split(' '))
const filteringCalls = new Set('filter slice reverse sort'.split(' '))
const mappingCalls = new Set(['map', 'flatMap', 'from'])

interface CallReader {
  resolve: (node: Node | undefined, context: ExpressionContext) => ResolvedValues
  resolveImport: (source: string, imported: string, script: AnalyzedScript) => ResolvedValues
  resolveProperty: (values: ResolvedValues, name: string) => ResolvedValues
  /** Resolves the return values of a function. */
  resolveReturns: (value: Value) => ResolvedValues
}

/** Creates the part of a resolver that reads the results of calls. */
export function createCallValues({
  resolve,
  resolveImport,
  resolveProperty,
  resolveReturns
}: CallReader): (node: Node, context: ExpressionContext) => ResolvedValues {
  return resolveCall

  /** Resolves the value of a call: of an import, a wrapper of Vue, or a function of the project. */
  function resolveCall(node: Node, context: ExpressionContext): ResolvedValues {
    const callee = unwrapExpression(node.callee)!
    const name = callee.type === 'Identifier' ? (callee.name as string) : nameOf(callee)
    const callArguments = (node.arguments as Node[]).filter(each => each.type !== 'SpreadElement')
    if (name === undefined) return unresolvedValues
    if (name === 'require' && callee.type === 'Identifier' && 'script' in context) {
      const source = literalOf(callArguments[0])
      return typeof source === 'string' ? resolveImport(source, 'default', context.script) : unresolvedValues
    }
    if (passThroughCalls.has(name)) return resolve(callArguments[0], context)
    if (name === 'computed') {
      const [first] = resolve(callArguments[0], context).found
      const getter = isObject(first?.node)
        ? resolveProperty({ found: [first!], isComplete: true }, 'get').found[0]
        : first
      return getter && isFunction(getter.node) ? resolveReturns(getter) : unresolvedValues
    }
    if (mergingCalls.has(name)) {
      const parts = isMember(callee) && name === 'concat' ? [callee.object as Node, ...callArguments] : callArguments
      return mergeValues(parts.map(each => resolve(each, context)))
    }
    if (isMember(callee) && filteringCalls.has(name)) return resolve(callee.object, context)
    if (isMember(callee) && mappingCalls.has(name)) return resolveMapped(node, name, context)
    const functions = resolve(callee, context).found.filter(each => isFunction(each.node))
    return functions.length ? mergeValues(functions.map(resolveReturns)) : unresolvedValues
  }

  /** Resolves `list.map(…)`, `list.flatMap(…)` and `Array.from(list, …)` to a list literal of the results. */
  function resolveMapped(node: Node, name: string, context: ExpressionContext): ResolvedValues {
    const callback = (node.arguments as Node[])[name === 'from' ? 1 : 0]
    const callbacks = resolve(callback, context).found.filter(each => isFunction(each.node))
    const values = mergeValues(callbacks.map(resolveReturns))
    countSteps(values.found.length)
    const elements = values.found.map(each =>
      name === 'flatMap'
        ? { type: 'SpreadElement', start: each.node.start, end: each.node.end, argument: each.node }
        : each.node
    )
    const list: Node = { type: 'ArrayExpression', start: node.start, end: node.end, elements }
    return { found: [{ node: list, context: values.found[0]?.context ?? context }], isComplete: values.isComplete }
  }
}
