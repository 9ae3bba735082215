import { toCamelCase } from '../../shared/api.ts'
import { unwrapExpression, isFunction, isMember, isObject, nameOf, returnsOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { countSteps } from '../read/step-limit.ts'
import type { AnalyzedFile, AnalyzedScript } from './analyzed-file.ts'

/** Parts of the wrapper's own attributes and props that an expression has. */
export interface PassedParts {
  attributes: boolean
  /** Props that are spread as a whole. */
  whole: string[]
  /** Option names by the prop that is their value. */
  named: [option: string, prop: string][]
  setNames: string[]
}

export type PartsContext = { script: AnalyzedScript | undefined; isTemplate: boolean }

export const templateContext = (file: AnalyzedFile): PartsContext => ({ script: file.scripts[0], isTemplate: true })

/** Reads `$attrs`, `{ ...$attrs, columns }`, `[options, $attrs]`, `Object.assign(…)` and computed members of them. */
export function readParts(
  root: Node | undefined,
  rootContext: PartsContext,
  ownProps: ReadonlySet<string>,
  parts: PassedParts
): void {
  const stack: [Node | undefined, PartsContext][] = [[root, rootContext]]
  const visited = new Set<Node>()
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [node, context] = next
    const inner = unwrapExpression(node)
    if (!inner || visited.has(inner)) continue
    visited.add(inner)
    countSteps()
    const name = memberName(inner, context)
    if (name === '$attrs') parts.attributes = true
    else if (name === '$props') for (const prop of ownProps) parts.named.push([prop, prop])
    else if (name !== undefined && ownProps.has(name)) parts.whole.push(name)
    else if (name !== undefined) {
      const members = context.script?.components[0]?.members.get(name) ?? []
      for (const each of members)
        for (const value of isFunction(each) ? returnsOf(each) : [each])
          stack.push([value, { script: context.script, isTemplate: false }])
    } else {
      if (isObject(inner))
        for (const each of inner.properties as Node[])
          if (each.type !== 'SpreadElement') readProperty(each, context, ownProps, parts)
      for (const each of partsOf(inner)) stack.push([each, context])
    }
  }
}

/** Returns the expressions that a merged object gets its properties from. */
export function partsOf(node: Node): (Node | undefined)[] {
  switch (node.type) {
    case 'ObjectExpression':
      return (node.properties as Node[]).flatMap(each => (each.type === 'SpreadElement' ? (each.argument as Node) : []))
    case 'ArrayExpression':
      return node.elements as Node[]
    case 'CallExpression':
    case 'OptionalCallExpression':
      return node.arguments as Node[]
    case 'LogicalExpression':
      return [node.left as Node, node.right as Node]
    default:
      return []
  }
}

export function readProperty(
  property: Node,
  context: PartsContext,
  ownProps: ReadonlySet<string>,
  parts: PassedParts
): void {
  const option = nameOf(property)
  const value = unwrapExpression(property.value as Node | undefined)
  const prop = value && memberName(value, context)
  if (option === undefined) return
  if (prop !== undefined && ownProps.has(prop)) parts.named.push([toCamelCase(option), prop])
  else {
    parts.setNames.push(toCamelCase(option))
    for (const spread of spreadProps(value, context, ownProps)) parts.named.push([toCamelCase(option), spread])
  }
}

/** Returns the props that an object literal spreads: `edit` of `{ trigger: 'click', ...edit }`. */
export function spreadProps(
  node: Node | undefined,
  context: Pick<PartsContext, 'isTemplate'>,
  ownProps: ReadonlySet<string>
): string[] {
  const inner = unwrapExpression(node)
  if (!isObject(inner)) return []
  const names = partsOf(inner).map(each => memberName(unwrapExpression(each), context))
  return names.filter(name => name !== undefined && ownProps.has(name)) as string[]
}

/** Returns the member of the component that an expression is: `columns` in a template, `this.columns` in a script. */
export function memberName(
  node: Node | undefined,
  { isTemplate }: Pick<PartsContext, 'isTemplate'>
): string | undefined {
  if (node?.type === 'Identifier') return isTemplate ? (node.name as string) : undefined
  if (!isMember(node)) return undefined
  const object = unwrapExpression(node!.object as Node)
  return object?.type === 'ThisExpression' || (object?.type === 'Identifier' && object.name === '_self')
    ? nameOf(node)
    : undefined
}
