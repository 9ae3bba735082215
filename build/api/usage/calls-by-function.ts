import { ts } from '../../typescript.js'
import type { ParsedDemo } from './demo-code.ts'
import { unwrapExpression } from './plain-expression.ts'

/** Maps a demo's own functions to their calls in its scripts and templates. */
export function callsByFunction(
  demo: ParsedDemo,
  resolveFunctions: (callee: ts.Expression) => ts.SignatureDeclaration[]
): Map<ts.SignatureDeclaration, ts.CallExpression[]> {
  const calls = new Map<ts.SignatureDeclaration, ts.CallExpression[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node))
      for (const target of resolveFunctions(unwrapExpression(node.expression)))
        calls.set(target, [...(calls.get(target) ?? []), node])
    ts.forEachChild(node, visit)
  }
  demo.codes.forEach(({ tree }) => visit(tree))
  return calls
}
