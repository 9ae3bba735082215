import { ts } from '../../typescript.js'
import { libraryChain } from './library-names.ts'
import type { Usage } from './object-uses.ts'
import { remedy } from './object-uses.ts'
import type { TagUses } from './tag-uses.ts'

/** Options of a window that are no props of it, or are named otherwise. */
const windowOptions: ReadonlySet<string> = new Set(['slots', 'events', 'key', 'id', 'content', 'message', 'title'])

/** Calls of the library's global object: its functions, its windows and its registries. */
export function globalUses({ demo, index, values, report }: Usage, tags: TagUses): (call: ts.CallExpression) => void {
  return call => {
    const chain = libraryChain(call.expression)
    if (!chain?.length) return
    const name = chain.join('.')
    const fact = index.find(`VXETable()${name}`)
    if (fact) tags.called(fact, call, demo.placeOf(call.expression))
    else
      report.problem(
        `VXETable has no function "${name}"`,
        'Correct the name or call another function',
        demo.placeOf(call.expression)
      )
    optionUses(call.arguments, chain[0] ?? '', chain[1])
  }

  function optionUses(given: readonly ts.Expression[], part: string, action: string | undefined): void {
    if (part === 'setConfig') given.slice(0, 1).forEach(each => tags.ofSubject(each, part))
    if (part === 'modal') given.forEach(each => tags.ofSubject(each, part, windowOptions))
    if (part === 'interceptor') return interceptorUse(given[0], action)
    if (!index.children(part).length) return
    if (action === 'add') given.slice(1, 2).forEach(each => tags.ofSubject(each, part))
    if (action === 'mixin')
      given
        .flatMap(values.objectsOf)
        .flatMap(values.propertiesOf)
        .forEach(({ value }) => value && tags.ofSubject(value, part))
  }

  function interceptorUse(type: ts.Expression | undefined, action: string | undefined): void {
    if (!type || !ts.isStringLiteralLike(type) || !(action === 'add' || action === 'delete' || action === 'get')) return
    const fact = index.find(`interceptor@${type.text}`)
    if (fact) report.use(fact.path, demo.placeOf(type))
    else report.problem(`VXETable.interceptor knows no "${type.text}"`, remedy, demo.placeOf(type))
  }
}
