import { ts } from '../../typescript.js'
import { createGlobalCheck } from './global-check.ts'
import { createInstanceResolver } from './instance-subjects.ts'
import { subjectTag } from '../subjects.ts'
import type { UsageContext } from './object-checks.ts'
import { accessedName, isAccess, unwrapExpression } from './plain-expression.ts'
import { createRenderCheck } from './render-check.ts'
import type { TagChecks } from './tag-checks.ts'

/** Reports the members used by calls in the scripts and the template expressions. */
export function checkScripts(usage: UsageContext, tags: TagChecks): void {
  const { demo, index, report } = usage
  const subjectOf = createInstanceResolver(usage, tags)
  const checks = [checkMethodCall, createGlobalCheck(usage, tags), createRenderCheck(usage, tags)]
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) checks.forEach(check => check(node))
    ts.forEachChild(node, visit)
  }
  demo.codes.forEach(({ tree }) => visit(tree))

  function checkMethodCall(call: ts.CallExpression): void {
    const callee = unwrapExpression(call.expression)
    const name = accessedName(callee)
    // Every instance has `$nextTick`, `$emit` and the like from Vue.
    if (!isAccess(callee) || name === undefined || name.startsWith('$')) return
    const subject = subjectOf(callee.expression)
    if (subject === undefined) return
    const fact = index.find(`${subject}()${name}`)
    const place = demo.locationOf(ts.isPropertyAccessExpression(callee) ? callee.name : callee.argumentExpression)
    if (fact) tags.reportCall(fact, call, place)
    else
      report.problem(`${subjectTag(subject)} has no method "${name}"`, 'Correct the name or call another method', place)
  }
}
