import { ts } from '../../typescript.js'
import type { Demo } from './demo-code.ts'
import { plain } from './plain-expression.ts'

/** The calls of a demo's own functions, in its scripts and templates. */
export function callsByFunction(
  demo: Demo,
  functionsNamed: (callee: ts.Expression) => ts.SignatureDeclaration[]
): Map<ts.SignatureDeclaration, ts.CallExpression[]> {
  const calls = new Map<ts.SignatureDeclaration, ts.CallExpression[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node))
      for (const called of functionsNamed(plain(node.expression)))
        calls.set(called, [...(calls.get(called) ?? []), node])
    ts.forEachChild(node, visit)
  }
  demo.codes.forEach(({ tree }) => visit(tree))
  return calls
}
