import { toCamelCase } from '../../shared/api.ts'
import { unwrapExpression, isCall, isMember, isObject, literalOf, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { countSteps } from '../read/step-limit.ts'
import type { AnalyzedFile, AnalyzedScript } from './analyzed-file.ts'
import type { CrossFileUse } from './cross-file-use.ts'
import { otherFileOf } from './cross-file-use.ts'
import { rangeOf } from './options.ts'
import type { LibraryUsage, OptionUse } from './usage.ts'
import type { Resolver } from './values.ts'

interface AccessInput {
  analyzed: AnalyzedFile
  usages: readonly LibraryUsage[]
  values: Resolver['values']
  incoming: readonly CrossFileUse[]
  /** True for names of options that a rule changes. */
  isChangedName: (name: string) => boolean
  reportUse: ((use: CrossFileUse) => void) | undefined
}

/**
 * Adds to each option of an object literal the other places that read or set it: `this.gridOptions.toolbar = …`. If the
 * option gets another name, they need it too.
 */
export function addOptionAccesses(input: AccessInput): void {
  const { analyzed, incoming, isChangedName } = input
  const options = indexOptions(input)
  const add = createAccessCollector(input, options)
  for (const use of incoming)
    if (use.kind === 'access')
      for (const option of options.get(use.start)?.get(use.name) ?? []) addAccess(option, undefined)
  for (const script of analyzed.scripts)
    walk(script.program, node => {
      for (const { object, name, range } of accessesIn(node))
        if (isChangedName(toCamelCase(name))) add(script, object, name, range)
    })
}

/** Returns the options of object literals by the offset of their object and their name. */
function indexOptions({ usages, isChangedName }: AccessInput): Map<number, Map<string, OptionUse[]>> {
  const objects = new Map<number, Map<string, OptionUse[]>>()
  for (const usage of usages) {
    if (usage.kind !== 'option' || usage.owner.kind !== 'object' || !isChangedName(usage.name)) continue
    const { start } = usage.owner.range
    const byName = objects.get(start) ?? new Map<string, OptionUse[]>()
    objects.set(start, byName.set(usage.name, [...(byName.get(usage.name) ?? []), usage]))
  }
  return objects
}

function createAccessCollector(
  { analyzed, values, reportUse }: AccessInput,
  options: ReadonlyMap<number, ReadonlyMap<string, readonly OptionUse[]>>
) {
  return (script: AnalyzedScript, object: Node, name: string, range: Access | undefined): void => {
    countSteps()
    for (const value of values(object, { script }).found) {
      if (!isObject(value.node)) continue
      const file = otherFileOf(value, analyzed)
      if (file !== undefined) reportUse?.({ kind: 'access', file, start: value.node.start, name: toCamelCase(name) })
      else for (const option of options.get(value.node.start)?.get(toCamelCase(name)) ?? []) addAccess(option, range)
    }
  }
}

type Access = { start: number; end: number }

function addAccess(option: OptionUse, range: Access | undefined): void {
  if (range && option.accesses?.some(each => each?.start === range.start)) return
  option.accesses = [...(option.accesses ?? []), range]
}

/** Returns the properties that a node reads or sets; those in another form than a member have no range. */
function accessesIn(node: Node): { object: Node; name: string; range: Access | undefined }[] {
  if (isMember(node)) {
    const name = nameOf(node)
    const property = node.property as Node
    if (name === undefined) return []
    return [
      { object: node.object as Node, name, range: property.type === 'Identifier' ? rangeOf(property) : undefined }
    ]
  }
  if (node.type === 'VariableDeclarator' && node.init && node.id.type === 'ObjectPattern')
    return (node.id.properties as Node[]).flatMap(each => {
      const name = nameOf(each)
      return name === undefined ? [] : [{ object: node.init as Node, name, range: undefined }]
    })
  // `this.$set(options, 'toolbar', …)`, `Reflect.has(options, 'toolbar')`
  if (isCall(node)) {
    const [object, key] = node.arguments as (Node | undefined)[]
    const name = literalOf(key)
    const inner = unwrapExpression(object)
    return typeof name === 'string' && inner && (isMember(inner) || inner.type === 'Identifier')
      ? [{ object: inner, name, range: undefined }]
      : []
  }
  return []
}
