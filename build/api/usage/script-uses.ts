import { ts } from '../../typescript.js'
import { globalUses } from './global-uses.ts'
import { instanceSubjects } from './instance-subjects.ts'
import { subjectTag } from '../subjects.ts'
import type { Usage } from './object-uses.ts'
import { accessedName, isAccess, plain } from './plain-expression.ts'
import { renderUses } from './render-uses.ts'
import type { TagUses } from './tag-uses.ts'

/** Calls in the scripts and in the expressions of the templates. */
export function scriptUses(usage: Usage, tags: TagUses): void {
  const { demo, index, report } = usage
  const subjectOf = instanceSubjects(usage, tags)
  const checks = [methodUse, globalUses(usage, tags), renderUses(usage, tags)]
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) checks.forEach(check => check(node))
    ts.forEachChild(node, visit)
  }
  demo.codes.forEach(({ tree }) => visit(tree))

  function methodUse(call: ts.CallExpression): void {
    const callee = plain(call.expression)
    const name = accessedName(callee)
    // Every instance has `$nextTick`, `$emit` and the like from Vue.
    if (!isAccess(callee) || name === undefined || name.startsWith('$')) return
    const subject = subjectOf(callee.expression)
    if (subject === undefined) return
    const fact = index.find(`${subject}()${name}`)
    const place = demo.placeOf(ts.isPropertyAccessExpression(callee) ? callee.name : callee.argumentExpression)
    if (fact) tags.called(fact, call, place)
    else
      report.problem(`${subjectTag(subject)} has no method "${name}"`, 'Correct the name or call another method', place)
  }
}
