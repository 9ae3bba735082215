import { isObject, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { countSteps } from '../read/step-limit.ts'
import type { ExpressionContext, ResolvedValues, Value } from './resolved-values.ts'
import { getOrCreate, mergeValues, unresolvedValues } from './resolved-values.ts'

interface ObjectValues {
  /** Resolves a property of objects. */
  resolveProperty: (values: ResolvedValues, name: string) => ResolvedValues
  /** Resolves the elements of lists, or the values of dictionaries. */
  resolveElements: (values: ResolvedValues) => ResolvedValues
}

/** Creates the part of a resolver that reads objects and lists. */
export function createObjectValues(
  resolve: (node: Node | undefined, context: ExpressionContext) => ResolvedValues
): ObjectValues {
  const objects = new Map<Node, IndexedObject>()
  const elements = new Map<Node, ResolvedValues>()
  return { resolveProperty, resolveElements }

  function resolveProperty(values: ResolvedValues, name: string): ResolvedValues {
    return mergeValues(
      values.found.map(value => resolveOwnProperty(value, name)),
      values.isComplete
    )
  }

  function resolveOwnProperty({ node, context }: Value, name: string): ResolvedValues {
    if (!isObject(node)) return unresolvedValues
    const object = objects.get(node) ?? indexObject(node)
    objects.set(node, object)
    const cached = object.resolved.get(name)
    if (cached) return cached
    // Set before resolving, because an object may be spread into itself.
    object.resolved.set(name, unresolvedValues)
    const values = mergeValues([
      ...(object.properties.get(name) ?? []).map(each =>
        each.type === 'ObjectMethod'
          ? { found: [{ node: each, context }], isComplete: true }
          : resolve(each.value, context)
      ),
      ...object.spreads.map(each => resolveProperty(resolve(each, context), name))
    ])
    object.resolved.set(name, values)
    return values
  }

  /** Resolves the elements of lists, or the values of dictionaries. */
  function resolveElements(values: ResolvedValues): ResolvedValues {
    return mergeValues(
      values.found.map(value => getOrCreate(elements, value.node, () => resolveOwnElements(value))),
      values.isComplete
    )
  }

  function resolveOwnElements({ node, context }: Value): ResolvedValues {
    if (node.type === 'ArrayExpression')
      return mergeValues(
        (node.elements as (Node | null)[]).map(each =>
          each?.type === 'SpreadElement'
            ? resolveElements(resolve(each.argument as Node, context))
            : resolve(each ?? undefined, context)
        )
      )
    if (!isObject(node)) return unresolvedValues
    const values = (node.properties as Node[]).flatMap(each => (each.value ? resolve(each.value as Node, context) : []))
    return mergeValues(values, false)
  }
}

interface IndexedObject {
  properties: ReadonlyMap<string, Node[]>
  /** Arguments of the spreads. */
  spreads: Node[]
  /** Values of the properties that were resolved. */
  resolved: Map<string, ResolvedValues>
}

function indexObject(node: Node): IndexedObject {
  const properties = new Map<string, Node[]>()
  const spreads: Node[] = []
  for (const each of node.properties as Node[]) {
    countSteps()
    const name = nameOf(each)
    const values = name === undefined ? undefined : properties.get(name)
    if (each.type === 'SpreadElement') spreads.push(each.argument as Node)
    else if (values) values.push(each)
    else if (name !== undefined) properties.set(name, [each])
  }
  return { properties, spreads, resolved: new Map() }
}
