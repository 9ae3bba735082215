import { ts } from '../../typescript.js'

/** Removes parentheses and type assertions around an expression. */
export function unwrapExpression(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
    ? unwrapExpression(node.expression)
    : node
}

/** `sort` of `table.sort` and `table['sort']`. */
export function accessedName(node: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
    ? node.argumentExpression.text
    : undefined
}

/** `field` of `field: 1`, `'field': 1`, `{ field: name }`; a computed key is none. */
export function keyOf(name: ts.PropertyName | undefined): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name))
    ? name.text
    : undefined
}

export const isAccess = (node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)

/** Returns the expressions that a function may return, without those of nested functions. */
export function returnsOf(declaration: ts.SignatureDeclaration): ts.Expression[] {
  const { body } = declaration as ts.FunctionLikeDeclaration
  if (!body) return []
  if (!ts.isBlock(body)) return [body]
  const found: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) found.push(...(node.expression ? [node.expression] : []))
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(body, visit)
  return found
}

/** Returns an empty list for a node that is already being processed, because code may refer to itself. */
export function createRecursionGuard<T>(): (node: ts.Node, work: () => T[]) => T[] {
  const activeNodes = new Set<ts.Node>()
  return (node, work) => {
    if (activeNodes.has(node)) return []
    activeNodes.add(node)
    try {
      return work()
    } finally {
      activeNodes.delete(node)
    }
  }
}
