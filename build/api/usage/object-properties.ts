import { ts } from '../../typescript.js'
import { accessedName, keyOf, onceAtATime, returnsOf } from './plain-expression.ts'

export interface Property {
  name: string
  /** Where the key is written. */
  node: ts.Node
  /** Nothing for a method. */
  value?: ts.Expression
}

type Follow = (node: ts.Expression) => ts.Expression[]

/** Properties of an object, those it takes over by `...` too. */
export function propertiesIn(valuesOf: Follow): (object: ts.ObjectLiteralExpression) => Property[] {
  const once = onceAtATime<Property>()
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

interface Following {
  valuesOf: Follow
  elementsOf: Follow
  functionsOf: (callee: ts.Expression) => ts.SignatureDeclaration[]
}

/** Elements of a list, or of what the language's own functions make of one. */
export function elementsIn(value: ts.Expression, { valuesOf, elementsOf, functionsOf }: Following): ts.Expression[] {
  if (ts.isArrayLiteralExpression(value))
    return value.elements.flatMap(element =>
      ts.isSpreadElement(element) ? elementsOf(element.expression) : valuesOf(element)
    )
  if (!ts.isCallExpression(value) || !ts.isPropertyAccessExpression(value.expression)) return []
  const name = accessedName(value.expression) ?? ''
  const made = value.arguments
    .filter(each => !ts.isSpreadElement(each))
    .flatMap(functionsOf)
    .flatMap(returnsOf)
  if (name === 'map' || name === 'from') return made.flatMap(valuesOf)
  if (name === 'flatMap') return made.flatMap(each => [...elementsOf(each)])
  if (name === 'concat') return [...elementsOf(value.expression.expression), ...value.arguments.flatMap(elementsOf)]
  return keeping.has(name) ? elementsOf(value.expression.expression) : []
}

const keeping = new Set(['filter', 'slice', 'reverse', 'sort'])
