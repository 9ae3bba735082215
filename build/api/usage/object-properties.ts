import { ts } from '../../typescript.js'
import { accessedName, keyOf, createRecursionGuard, returnsOf } from './plain-expression.ts'

export interface Property {
  name: string
  /** Node that writes the key. */
  node: ts.Node
  /** Undefined for a method. */
  value?: ts.Expression
}

type ResolveExpressions = (node: ts.Expression) => ts.Expression[]

/** Returns a function that lists the properties of an object, including those of spread objects. */
export function createPropertyReader(valuesOf: ResolveExpressions): (object: ts.ObjectLiteralExpression) => Property[] {
  const once = createRecursionGuard<Property>()
  const propertiesOf = (object: ts.ObjectLiteralExpression): Property[] =>
    once(object, () => object.properties.flatMap(propertyOf))
  return propertiesOf

  function propertyOf(node: ts.ObjectLiteralElementLike): Property[] {
    if (ts.isSpreadAssignment(node))
      return valuesOf(node.expression).filter(ts.isObjectLiteralExpression).flatMap(propertiesOf)
    const name = keyOf(node.name)
    if (name === undefined) return []
    if (ts.isShorthandPropertyAssignment(node)) return [{ name, node, value: node.name }]
    return [{ name, node, ...(ts.isPropertyAssignment(node) && { value: node.initializer }) }]
  }
}

interface Resolvers {
  valuesOf: ResolveExpressions
  elementsOf: ResolveExpressions
  functionsOf: (callee: ts.Expression) => ts.SignatureDeclaration[]
}

/** Returns the elements of an array literal, or of a call such as `map`, `concat` or `filter` on a list. */
export function resolveElements(
  value: ts.Expression,
  { valuesOf, elementsOf, functionsOf }: Resolvers
): ts.Expression[] {
  if (ts.isArrayLiteralExpression(value))
    return value.elements.flatMap(element =>
      ts.isSpreadElement(element) ? elementsOf(element.expression) : valuesOf(element)
    )
  if (!ts.isCallExpression(value) || !ts.isPropertyAccessExpression(value.expression)) return []
  const name = accessedName(value.expression) ?? ''
  const returned = value.arguments
    .filter(each => !ts.isSpreadElement(each))
    .flatMap(functionsOf)
    .flatMap(returnsOf)
  if (name === 'map' || name === 'from') return returned.flatMap(valuesOf)
  if (name === 'flatMap') return returned.flatMap(each => [...elementsOf(each)])
  if (name === 'concat') return [...elementsOf(value.expression.expression), ...value.arguments.flatMap(elementsOf)]
  return elementPreservingMethods.has(name) ? elementsOf(value.expression.expression) : []
}

const elementPreservingMethods = new Set(['filter', 'slice', 'reverse', 'sort'])
