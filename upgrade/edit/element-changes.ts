import type { Option } from '../follow/usage.ts'
import { kebab } from '../read/names.ts'
import { isObject, literalOf, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { TextRange } from '../read/text-range.ts'
import type { Change } from '../rule.ts'
import { renameKey } from './name-changes.ts'
import type { Changed } from './option-changes.ts'
import { removeAttribute } from './removal.ts'

type ElementChange = Extract<Change, { kind: 'element' }>

/**
 * `<vxe-input type="date">` -> `<vxe-date-picker type="date">`, and the name of a renderer whose `props` hold the
 * type. Undefined where the other component lacks something that is used.
 */
export function renameElement(text: string, option: Option, change: ElementChange): Changed | undefined {
  const { owner, parent } = option
  const lost = new Set(change.without.props)
  if (owner.isOpen || owner.options.some(({ name }) => lost.has(name))) return undefined
  const isUnsure = isImported(text) || change.without.test?.(option)
  return owner.kind !== 'object' && owner.element
    ? renameTag(text, option, change, isUnsure)
    : parent && renameRenderer(text, parent, change, isUnsure)
}

/** An import would have to be another one. */
const isImported = (text: string): boolean =>
  /\bimport\s*\{[^}]*\b(?:Vxe)?Input\b[^}]*\}\s*from\s*['"]vxe-(?:table|pc-ui)/.test(text)

function renameTag(text: string, option: Option, change: ElementChange, isUnsure = false): Changed | undefined {
  const { to, without, isWithoutOption } = change
  const { names, events } = option.owner.element!
  if (events.some(each => without.lost?.includes(each))) return undefined
  const written = text.slice(names[0]!.start, names[0]!.end)
  if (kebab(written) !== 'vxe-input') return undefined
  const name = written.includes('-') ? kebab(to) : to
  const styles = hasOthers(text, change.types) ? undefined : classesIn(text)
  return {
    edits: [
      ...(styles ?? []).map(range => ({ ...range, text: kebab(to) })),
      ...names.map(range => ({ ...range, text: name })),
      ...(isWithoutOption ? [removeAttribute(text, option.range)] : [])
    ],
    isUnsure:
      isUnsure || hasStyle(text) !== Boolean(styles?.length) || events.some(each => !without.events.includes(each))
  }
}

const hasStyle = (text: string): boolean => /\.vxe-input\b/.test(text)

/** The class goes with the tags, where all of them are of one type. Parts of it are called something else. */
const hasOthers = (text: string, types: readonly string[]): boolean =>
  /\.vxe-input[\w-]|['"](?:VxeInput|\$input)['"]/.test(text) ||
  Array.from(text.matchAll(/<(?:vxe-input|VxeInput)\b[^>]*>/g), ([tag]) => tag).some(
    tag => !types.some(type => tag.includes(` type="${type}"`))
  )

const classesIn = (text: string): TextRange[] =>
  Array.from(text.matchAll(/\.vxe-input\b/g), ({ index }) => ({ start: index + 1, end: index + '.vxe-input'.length }))

function renameRenderer(
  text: string,
  { owner }: Option,
  { to, without }: ElementChange,
  isUnsure = false
): Changed | undefined {
  const named = (wanted: string): Option | undefined => owner.options.find(({ name }) => name === wanted)
  const name = named('name')
  if (!name?.valueRange || !isInputName(name) || owner.isOpen) return undefined
  const events = named('events')
  const listened = events ? (isObject(events.value) ? (events.value.properties as Node[]).map(nameOf) : ['*']) : []
  if (listened.some(each => without.lost?.includes(kebab(each ?? '*')))) return undefined
  return {
    edits: [renameKey(text, name.valueRange, to)],
    isUnsure: isUnsure || hasStyle(text) || listened.some(each => !without.events.includes(kebab(each ?? '*')))
  }
}

export const isInputName = ({ value }: Option): boolean => {
  const name = literalOf(value)
  return name === 'VxeInput' || name === '$input'
}
