import { ts } from '../typescript.js'
import type { Cut } from './apply-cuts.ts'

/** Cuts parentheses that only a type needs: `(x as Foo).y` becomes `x.y`. */
export function parenthesesCuts(tree: ts.SourceFile, node: ts.ParenthesizedExpression): Cut[] {
  const inner = withoutTypes(node.expression)
  const { text } = tree
  const start = node.getStart(tree)
  const innerStart = inner.getStart(tree)
  const hasComment = text.slice(start, innerStart).includes('/') || /\/[/*]/.test(text.slice(inner.end, node.end))
  if (inner === node.expression || hasComment || !needsNoParentheses(tree, inner) || isNeeded(node, inner)) return []
  return [
    { from: start - guardLength(tree, node, innerStart), to: innerStart },
    { from: inner.end, to: node.end }
  ]
}

function withoutTypes(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node)
    ? withoutTypes(node.expression)
    : node
}

/** True for an expression that can be called, indexed or used as an operand without parentheses. */
function needsNoParentheses(tree: ts.SourceFile, node: ts.Expression): boolean {
  if (ts.isNewExpression(node)) return !!node.arguments
  if (/^(\{|function\b|class\b|async\b|let\b)/.test(node.getText(tree))) return false
  return (
    ts.isIdentifier(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isStringLiteralLike(node) ||
    ts.isTemplateExpression(node) ||
    node.kind === ts.SyntaxKind.ThisKeyword
  )
}

/** `(a?.b as Foo).c` stops at `?.` only inside the parentheses; `new (make() as Foo)()` would create another thing. */
function isNeeded(node: ts.ParenthesizedExpression, inner: ts.Expression): boolean {
  if (ts.isOptionalChain(inner)) return true
  let outer: ts.Node = node
  while (
    ts.isLeftHandSideExpression(outer.parent) &&
    !ts.isNewExpression(outer.parent) &&
    !ts.isCallExpression(outer.parent)
  )
    outer = outer.parent
  return ts.isNewExpression(outer.parent) && outer.parent.expression === outer && !ts.isIdentifier(inner)
}

/** `;(x as Foo).y = 1` at the start of a line becomes `x.y = 1`: the semicolon was there for the parenthesis. */
function guardLength(tree: ts.SourceFile, node: ts.ParenthesizedExpression, innerStart: number): number {
  const start = node.getStart(tree)
  const line = tree.text.slice(tree.text.lastIndexOf('\n', start) + 1, start)
  return line.trim() === ';' && /[\w$]/.test(tree.text.charAt(innerStart)) ? 1 : 0
}
