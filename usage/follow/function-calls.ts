import { isCall, isFunction, isMember, nameOf, unwrapExpression, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { AnalyzedFile } from './analyzed-file.ts'
import { readTemplateExpressions } from './template-code.ts'
import type { ExpressionContext } from './resolved-values.ts'

export interface FunctionCall {
  node: Node
  context: ExpressionContext
}

/** Calls in a file by the function that they call, or that they pass as an argument. */
export interface FunctionCalls {
  /** Returns the calls of a function in its own file. */
  of: (called: Node) => readonly FunctionCall[]
  /** Returns the call that a function is an argument of. */
  taking: (argument: Node) => FunctionCall | undefined
}

const cache = new WeakMap<AnalyzedFile, FunctionCalls>()

export function functionCallsIn(file: AnalyzedFile): FunctionCalls {
  const calls = cache.get(file) ?? readFunctionCalls(file)
  cache.set(file, calls)
  return calls
}

function readFunctionCalls(file: AnalyzedFile): FunctionCalls {
  const names = namesOfFunctions(file)
  const byName = new Map<string, FunctionCall[]>()
  const byArgument = new Map<Node, FunctionCall>()
  const add = (root: Node, context: ExpressionContext): void =>
    walk(root, node => {
      if (!isCall(node)) return
      const name = calledName(node, 'locals' in context)
      if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), { node, context }])
      for (const each of node.arguments as Node[]) if (isFunction(each)) byArgument.set(each, { node, context })
    })
  for (const script of file.scripts) add(script.program, { script })
  for (const { node, context } of readTemplateExpressions(file, { accepts: text => text.includes('(') }))
    add(node, context)
  return {
    of: called => byName.get(names.get(called) ?? '') ?? [],
    taking: argument => byArgument.get(argument)
  }
}

/** `save` of a function that is declared or assigned by name, `this.save` of a method. */
function namesOfFunctions({ scripts }: AnalyzedFile): Map<Node, string> {
  const names = new Map<Node, string>()
  for (const { program, components } of scripts) {
    for (const { members } of components)
      for (const [name, nodes] of members)
        for (const each of nodes) if (isFunction(each)) names.set(each, `this.${name}`)
    walk(program, node => {
      const id = node.id as Node | undefined
      const value = node.type === 'VariableDeclarator' ? unwrapExpression(node.init as Node | null) : node
      if (id?.type === 'Identifier' && value && isFunction(value)) names.set(value, id.name as string)
    })
  }
  return names
}

function calledName(call: Node, isTemplate: boolean): string | undefined {
  const callee = unwrapExpression(call.callee as Node)
  if (callee?.type === 'Identifier') return isTemplate ? `this.${callee.name as string}` : (callee.name as string)
  if (!isMember(callee) || unwrapExpression(callee!.object as Node)?.type !== 'ThisExpression') return undefined
  const name = nameOf(callee)
  return name === undefined ? undefined : `this.${name}`
}
