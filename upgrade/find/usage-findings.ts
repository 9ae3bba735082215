import { changeOption, hasOption, isSet } from '../edit/option-changes.ts'
import { renameEvent, renameKey } from '../edit/name-changes.ts'
import { matchCase } from '../edit/spelling.ts'
import type { AnalyzedFile } from '../../usage/follow/analyzed-file.ts'
import { findBinding } from '../../usage/follow/analyzed-file.ts'
import type { CallUse, MethodUse, OptionUse, LibraryUsage } from '../../usage/follow/usage.ts'
import { unwrapExpression, isFunction, isObject, literalOf } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import { countSteps } from '../../usage/read/step-limit.ts'
import type { TextRange } from '../../usage/read/text-range.ts'
import type { RulePattern, Rule } from '../rule.ts'
import type { FindingDetails, ScriptCheckContext } from './check-context.ts'
import { findComparedNames } from './compared-texts.ts'
import { hasOtherEditInterceptors, oldEditInterceptor } from './edit-interceptors.ts'

type NamedPattern = Extract<RulePattern, { kind: 'option' | 'event' | 'slot' | 'method' | 'call' | 'interceptor' }>

/** Finds props, options, events, slots, methods and calls that a rule names. */
export function findUsages(context: ScriptCheckContext): void {
  const { rules, usages, getFact, report } = context
  const byKey = indexRules(rules)
  for (const usage of usages)
    for (const rule of byKey.get(keyOf(usage)) ?? []) {
      countSteps(neighborsOf(usage))
      const details = describeChange(context, usage, rule)
      if (!details) continue
      const isReviewed = hasOtherUses(rule, usage, getFact)
      const accesses = !isReviewed && details.edits?.length && rule.becomes?.kind === 'rename' ? accessesOf(usage) : []
      const group = accesses.length > 0 ? `${rule.id} ${focusOf(usage).start}` : undefined
      report(rule, focusOf(usage), {
        ...details,
        ...(isReviewed && { edits: [] }),
        ...(group !== undefined && { group })
      })
      // The members that read or set the option get the new name with it.
      for (const range of accesses) report(rule, range, renameAccess(range, rule.becomes, group))
    }
}

/** True if other code depends on the name that the rule changes. */
function hasOtherUses({ becomes, find }: Rule, usage: LibraryUsage, getFact: ScriptCheckContext['getFact']): boolean {
  if (becomes?.kind === 'value' && becomes.isName && usage.kind === 'option')
    return getFact(findComparedNames).has(literalOf(usage.value))
  return find.kind === 'interceptor' && find.name === oldEditInterceptor && getFact(hasOtherEditInterceptors)
}

const accessesOf = (usage: LibraryUsage): TextRange[] =>
  usage.kind === 'option' ? (usage.accesses ?? []).filter(each => each !== undefined) : []

function renameAccess(range: TextRange, becomes: Rule['becomes'], group: string | undefined): FindingDetails {
  const to = becomes?.kind === 'rename' ? becomes.to : ''
  return { becomes: to, edits: [{ ...range, text: to }], ...(group !== undefined && { group }) }
}

/** Number of options beside a use, which tests and changes of rules compare it with. */
const neighborsOf = (usage: LibraryUsage): number =>
  usage.kind === 'option' ? usage.owner.options.length + (usage.parent?.owner.options.length ?? 0) : 0

const indexCache = new WeakMap<readonly Rule[], Map<string, Rule[]>>()

function indexRules(rules: readonly Rule[]): Map<string, Rule[]> {
  const cached = indexCache.get(rules)
  if (cached) return cached
  const byKey = new Map<string, Rule[]>()
  for (const rule of rules) for (const key of keysOf(rule.find)) byKey.set(key, [...(byKey.get(key) ?? []), rule])
  indexCache.set(rules, byKey)
  return byKey
}

/** A grid has everything that a table has. */
const withGrid = (component: string): string[] => (component === 'table' ? ['table', 'grid'] : [component])

function keysOf(find: RulePattern): string[] {
  switch (find.kind) {
    case 'option': {
      return [find.path, ...(find.also ?? [])].flatMap(path => {
        const [component = '', ...rest] = path.split('.')
        return withGrid(component).map(each => `option ${each}.${rest.join('.')}`)
      })
    }
    case 'event':
    case 'slot':
    case 'method':
      return withGrid(find.of).map(each => `${find.kind} ${each}.${find.name}`)
    case 'call':
      return [`call ${find.path}`]
    case 'interceptor':
      return [`interceptor ${find.name}`]
    default:
      return []
  }
}

function keyOf(usage: LibraryUsage): string {
  switch (usage.kind) {
    case 'option':
    case 'call':
      return `${usage.kind} ${usage.path}`
    case 'interceptor':
      return `interceptor ${usage.name}`
    case 'unfollowed':
    case 'element':
    case 'unknown-tag':
      return ''
    default:
      return `${usage.kind} ${usage.component}.${usage.name}`
  }
}

type UnnamedUse = Extract<LibraryUsage, { kind: 'element' | 'unknown-tag' | 'unfollowed' }>

const isWithoutName = (usage: LibraryUsage): usage is UnnamedUse =>
  usage.kind === 'element' || usage.kind === 'unknown-tag' || usage.kind === 'unfollowed'

const focusOf = (usage: LibraryUsage) => (usage.kind === 'option' ? usage.range : usage.key)

/** Returns the details of a finding; undefined if the rule does not apply to this use. */
function describeChange(
  { text, analyzed }: ScriptCheckContext,
  usage: LibraryUsage,
  { find, becomes, certainty }: Rule
): FindingDetails | undefined {
  const hasEdit = certainty !== 'decide'
  if (usage.kind === 'option') {
    const { test } = find as NamedPattern & { kind: 'option' }
    if (test && !test(usage)) return undefined
    return describeOptionChange(text, usage, { becomes, hasEdit })
  }
  if (usage.kind === 'call') return describeCallChange(text, usage, becomes, node => isFunctionName(analyzed, node))
  if (becomes?.kind === 'argument') return usage.kind === 'method' ? addArgument(usage, becomes.value) : undefined
  if (becomes?.kind === 'rename' && !isWithoutName(usage)) {
    const { to } = becomes
    const edit = usage.kind === 'event' ? renameEvent(text, usage, to) : renameKey(text, usage.key, to)
    return { edits: [edit], becomes: edit.text }
  }
  return becomes?.kind === 'text' ? { becomes: becomes.to } : {}
}

function describeOptionChange(
  text: string,
  option: OptionUse,
  { becomes, hasEdit }: { becomes: Rule['becomes']; hasEdit: boolean }
): FindingDetails | undefined {
  if (!becomes) return {}
  if (
    (becomes.kind === 'copy' && hasOption(option.owner, becomes.to)) ||
    (becomes.kind === 'add' && hasOption(option.owner, becomes.name)) ||
    (becomes.kind === 'set' && isSet(option, becomes.to))
  )
    return undefined
  const replacement = describeReplacement(text, option, becomes)
  const result = hasEdit ? changeOption(text, option, becomes) : undefined
  return { ...replacement, ...(result ?? { isUnsure: true }) }
}

function describeReplacement(
  text: string,
  option: OptionUse,
  becomes: NonNullable<Rule['becomes']>
): { becomes?: string } {
  switch (becomes.kind) {
    case 'rename':
    case 'copy':
      return { becomes: matchCase(text, option, becomes.to) }
    case 'split':
      return { becomes: `${text.slice(option.key.start, option.key.end)}, ${matchCase(text, option, becomes.to)}` }
    case 'move':
    case 'text':
    case 'value':
    case 'element':
      return { becomes: becomes.to }
    case 'set':
      return { becomes: `${becomes.to}: ${becomes.value}` }
    case 'add':
      return { becomes: `${becomes.name}: ${becomes.value}` }
    default:
      return {}
  }
}

/** True for a name that is declared as a function in the file: `date` of `const date = () => …`. */
function isFunctionName({ scripts }: AnalyzedFile, node: Node | undefined): boolean {
  if (node?.type !== 'Identifier' || scripts.length === 0) return false
  const binding = findBinding(scripts[0]!, node.name as string, node.start)
  return binding?.member === undefined && !binding?.isParameter && isFunction(unwrapExpression(binding?.value))
}

function describeCallChange(
  text: string,
  { key, call }: CallUse,
  becomes: Rule['becomes'],
  isFunctionName: (node: Node | undefined) => boolean
): FindingDetails | undefined {
  if (becomes?.kind === 'wrap' && becomes.each) return wrapEachCallback(call, becomes.name, isFunctionName)
  if (becomes?.kind === 'wrap') {
    const [, callback] = call.arguments as (Node | undefined)[]
    const inner = unwrapExpression(callback)
    if (!callback || !(isFunction(inner) || isFunctionName(inner))) return undefined
    return {
      becomes: `{ ${becomes.name} }`,
      edits: [
        { start: callback.start, end: callback.start, text: `{ ${becomes.name}: ` },
        { start: callback.end, end: callback.end, text: ' }' }
      ]
    }
  }
  if (becomes?.kind === 'gather') return gatherArguments(text, call.arguments as Node[], becomes.names)
  if (becomes?.kind !== 'rename') return {}
  // The name of a direct import would have to change in its import too.
  const isMember = call.callee.type !== 'Identifier'
  return isMember
    ? { edits: [renameKey(text, key, becomes.to)], becomes: becomes.to }
    : { becomes: becomes.to, isUnsure: true }
}

/** `formats.mixin({ date (params) { … } })` -> `formats.mixin({ date: { cellFormatMethod (params) { … } } })` */
function wrapEachCallback(
  call: Node,
  name: string,
  isFunctionName: (node: Node | undefined) => boolean
): FindingDetails | undefined {
  const [argument] = (call.arguments as Node[]).map(unwrapExpression)
  if (!isObject(argument)) return undefined
  const edits = (argument.properties as Node[]).flatMap(each => {
    const key = each.key as Node | undefined
    if (!key || each.computed) return []
    const close = { start: each.end, end: each.end, text: ' }' }
    if (each.type === 'ObjectMethod' && each.kind === 'method' && each.start === key.start)
      return [{ start: key.end, end: key.end, text: `: { ${name}` }, close]
    const value = each.value as Node | undefined
    const inner = unwrapExpression(value)
    if (!value || !(isFunction(inner) || isFunctionName(inner))) return []
    // `{ date }` -> `{ date: { cellFormatMethod: date } }`
    const before = each.shorthand ? `${key.name as string}: { ${name}: ` : `{ ${name}: `
    return [{ start: value.start, end: value.start, text: before }, close]
  })
  return edits.length ? { becomes: `{ ${name} }`, edits } : undefined
}

/** `message('Saved', 'success', { duration })` -> `message({ content: 'Saved', status: 'success', duration })` */
function gatherArguments(
  text: string,
  callArguments: readonly Node[],
  names: readonly string[]
): FindingDetails | undefined {
  const [first, second, more] = callArguments
  if (!first || !second || callArguments.length > 3 || [first, second].some(each => isObject(unwrapExpression(each))))
    return undefined
  if (callArguments.some(({ type }) => type === 'SpreadElement')) return undefined
  const written = ({ start, end }: Node): string => text.slice(start, end)
  const members = [first, second].map((each, at) => `${names[at]}: ${written(each)}`)
  if (more) members.push(isObject(more) ? written(more).slice(1, -1).trim() : `...${written(more)}`)
  const object = `{ ${members.filter(Boolean).join(', ')} }`
  return {
    becomes: `{ ${names.join(', ')} }`,
    edits: [{ start: first.start, end: callArguments.at(-1)!.end, text: object }]
  }
}

/** `setEditRow(row)` -> `setEditRow(row, true)` */
function addArgument({ name, call }: MethodUse, value: string): FindingDetails | undefined {
  const [firstArgument, ...otherArguments] = (call?.arguments ?? []) as Node[]
  if (!firstArgument || firstArgument.type === 'SpreadElement' || otherArguments.length > 0) return undefined
  return {
    becomes: `${name}(…, ${value})`,
    edits: [{ start: firstArgument.end, end: firstArgument.end, text: `, ${value}` }]
  }
}
