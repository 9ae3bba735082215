import { changeOption, has, isSet } from '../edit/option-changes.ts'
import { renameEvent, renameKey } from '../edit/name-changes.ts'
import { spelled } from '../edit/spelling.ts'
import type { CallUse, MethodUse, Option, Usage } from '../follow/usage.ts'
import { bare, isFunction, isObject } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Find, Rule } from '../rule.ts'
import type { More, ScriptSearch } from './report.ts'

type Named = Extract<Find, { kind: 'option' | 'event' | 'slot' | 'method' | 'call' | 'interceptor' }>

/** Props, options, events, slots, methods and calls that a rule names. */
export function findUsages({ text, rules, usages, report }: ScriptSearch): void {
  const byKey = indexOf(rules)
  for (const usage of usages)
    for (const rule of byKey.get(keyOf(usage)) ?? []) {
      const more = changed(text, usage, rule)
      if (more) report(rule, focusOf(usage), more)
    }
}

const indexes = new WeakMap<readonly Rule[], Map<string, Rule[]>>()

function indexOf(rules: readonly Rule[]): Map<string, Rule[]> {
  const known = indexes.get(rules)
  if (known) return known
  const byKey = new Map<string, Rule[]>()
  for (const rule of rules) for (const key of keysOf(rule.find)) byKey.set(key, [...(byKey.get(key) ?? []), rule])
  indexes.set(rules, byKey)
  return byKey
}

/** What a table has, a grid has too. */
const withGrid = (component: string): string[] => (component === 'table' ? ['table', 'grid'] : [component])

function keysOf(find: Find): string[] {
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

function keyOf(usage: Usage): string {
  switch (usage.kind) {
    case 'option':
    case 'call':
      return `${usage.kind} ${usage.path}`
    case 'interceptor':
      return `interceptor ${usage.name}`
    case 'unfollowed':
      return ''
    case 'element':
      return ''
    default:
      return `${usage.kind} ${usage.component}.${usage.name}`
  }
}

const focusOf = (usage: Usage) => (usage.kind === 'option' ? usage.range : usage.key)

/** The finding's own part; undefined where the rule is not about this use. */
function changed(text: string, usage: Usage, { find, becomes, certainty }: Rule): More | undefined {
  const isMade = certainty !== 'decide'
  if (usage.kind === 'option') {
    const { test } = find as Named & { kind: 'option' }
    if (test && !test(usage)) return undefined
    return changedOption(text, usage, { becomes, isMade })
  }
  if (usage.kind === 'call') return changedCall(text, usage, becomes)
  if (becomes?.kind === 'argument') return usage.kind === 'method' ? oneMoreArgument(usage, becomes.value) : undefined
  if (becomes?.kind === 'rename' && usage.kind !== 'element' && usage.kind !== 'unfollowed') {
    const { to } = becomes
    const edit = usage.kind === 'event' ? renameEvent(text, usage, to) : renameKey(text, usage.key, to)
    return { edits: [edit], becomes: edit.text }
  }
  return becomes?.kind === 'text' ? { becomes: becomes.to } : {}
}

function changedOption(
  text: string,
  option: Option,
  { becomes, isMade }: { becomes: Rule['becomes']; isMade: boolean }
): More | undefined {
  if (!becomes) return {}
  if (
    (becomes.kind === 'copy' && has(option.owner, becomes.to)) ||
    (becomes.kind === 'add' && has(option.owner, becomes.name)) ||
    (becomes.kind === 'set' && isSet(option, becomes.to))
  )
    return undefined
  const said = shownChange(text, option, becomes)
  const result = isMade ? changeOption(text, option, becomes) : undefined
  return { ...said, ...(result ?? { isUnsure: true }) }
}

function shownChange(text: string, option: Option, becomes: NonNullable<Rule['becomes']>): { becomes?: string } {
  switch (becomes.kind) {
    case 'rename':
    case 'copy':
      return { becomes: spelled(text, option, becomes.to) }
    case 'split':
      return { becomes: `${text.slice(option.key.start, option.key.end)}, ${spelled(text, option, becomes.to)}` }
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

function changedCall(text: string, { key, call }: CallUse, becomes: Rule['becomes']): More | undefined {
  if (becomes?.kind === 'wrap' && becomes.each) return wrappedEach(call, becomes.name)
  if (becomes?.kind === 'wrap') {
    const [, given] = call.arguments as (Node | undefined)[]
    const inner = bare(given)
    if (!given || !isFunction(inner)) return undefined
    return {
      becomes: `{ ${becomes.name} }`,
      edits: [
        { start: given.start, end: given.start, text: `{ ${becomes.name}: ` },
        { start: given.end, end: given.end, text: ' }' }
      ]
    }
  }
  if (becomes?.kind === 'gather') return gathered(text, call.arguments as Node[], becomes.names)
  if (becomes?.kind !== 'rename') return {}
  // A name that was imported alone has to change in its import too.
  const isMember = call.callee.type !== 'Identifier'
  return isMember
    ? { edits: [renameKey(text, key, becomes.to)], becomes: becomes.to }
    : { becomes: becomes.to, isUnsure: true }
}

/** `formats.mixin({ date (params) { … } })` -> `formats.mixin({ date: { cellFormatMethod (params) { … } } })` */
function wrappedEach(call: Node, name: string): More | undefined {
  const [given] = (call.arguments as Node[]).map(bare)
  if (!isObject(given)) return undefined
  const edits = (given.properties as Node[]).flatMap(each => {
    const key = each.key as Node | undefined
    if (!key || each.computed) return []
    const close = { start: each.end, end: each.end, text: ' }' }
    if (each.type === 'ObjectMethod' && each.kind === 'method' && each.start === key.start)
      return [{ start: key.end, end: key.end, text: `: { ${name}` }, close]
    const value = each.value as Node | undefined
    return value && isFunction(bare(value))
      ? [{ start: value.start, end: value.start, text: `{ ${name}: ` }, close]
      : []
  })
  return edits.length ? { becomes: `{ ${name} }`, edits } : undefined
}

/** `message('Saved', 'success', { duration })` -> `message({ content: 'Saved', status: 'success', duration })` */
function gathered(text: string, given: readonly Node[], names: readonly string[]): More | undefined {
  const [first, second, more] = given
  if (!first || !second || given.length > 3 || [first, second].some(each => isObject(bare(each)))) return undefined
  if (given.some(({ type }) => type === 'SpreadElement')) return undefined
  const written = ({ start, end }: Node): string => text.slice(start, end)
  const members = [first, second].map((each, at) => `${names[at]}: ${written(each)}`)
  if (more) members.push(isObject(more) ? written(more).slice(1, -1).trim() : `...${written(more)}`)
  const object = `{ ${members.filter(Boolean).join(', ')} }`
  return { becomes: `{ ${names.join(', ')} }`, edits: [{ start: first.start, end: given.at(-1)!.end, text: object }] }
}

/** `setEditRow(row)` -> `setEditRow(row, true)` */
function oneMoreArgument({ name, call }: MethodUse, value: string): More | undefined {
  const [only, ...others] = (call?.arguments ?? []) as Node[]
  if (!only || only.type === 'SpreadElement' || others.length > 0) return undefined
  return { becomes: `${name}(…, ${value})`, edits: [{ start: only.end, end: only.end, text: `, ${value}` }] }
}
