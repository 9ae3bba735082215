import { ts } from '../../typescript.js'
import { libraryChain } from './library-names.ts'
import type { UsageContext } from './object-checks.ts'
import { remedy } from './object-checks.ts'
import type { TagChecks } from './tag-checks.ts'

/** Options of `VXETable.modal` functions that are no props of the modal or have another name there. */
const windowOptions: ReadonlySet<string> = new Set(['slots', 'events', 'key', 'id', 'content', 'message', 'title'])

/** Checks calls of the library's global object: its functions, its windows and its registries. */
export function createGlobalCheck(
  { demo, index, values, report }: UsageContext,
  tags: TagChecks
): (call: ts.CallExpression) => void {
  return call => {
    const chain = libraryChain(call.expression)
    if (!chain?.length) return
    const name = chain.join('.')
    const fact = index.find(`VXETable()${name}`)
    if (fact) tags.reportCall(fact, call, demo.locationOf(call.expression))
    else
      report.problem(
        `VXETable has no function "${name}"`,
        'Correct the name or call another function',
        demo.locationOf(call.expression)
      )
    checkOptions(call.arguments, chain[0] ?? '', chain[1])
  }

  function checkOptions(callArguments: readonly ts.Expression[], part: string, action: string | undefined): void {
    if (part === 'setConfig') callArguments.slice(0, 1).forEach(each => tags.checkSubjectKeys(each, part))
    if (part === 'modal') callArguments.forEach(each => tags.checkSubjectKeys(each, part, windowOptions))
    if (part === 'interceptor') return checkInterceptor(callArguments[0], action)
    if (!index.children(part).length) return
    if (action === 'add') callArguments.slice(1, 2).forEach(each => tags.checkSubjectKeys(each, part))
    if (action === 'mixin')
      callArguments
        .flatMap(values.objectsOf)
        .flatMap(values.propertiesOf)
        .forEach(({ value }) => value && tags.checkSubjectKeys(value, part))
  }

  function checkInterceptor(type: ts.Expression | undefined, action: string | undefined): void {
    if (!type || !ts.isStringLiteralLike(type) || !(action === 'add' || action === 'delete' || action === 'get')) return
    const fact = index.find(`interceptor@${type.text}`)
    if (fact) report.use(fact.path, demo.locationOf(type))
    else report.problem(`VXETable.interceptor knows no "${type.text}"`, remedy, demo.locationOf(type))
  }
}
