import type { OptionUse } from '../../usage/follow/usage.ts'
import { kebab } from '../../usage/read/names.ts'
import { isObject, literalOf, nameOf } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import type { TextRange } from '../../usage/read/text-range.ts'
import { countSteps } from '../../usage/read/step-limit.ts'
import type { RuleChange } from '../rule.ts'
import { renameKey } from './name-changes.ts'
import type { OptionEdits } from './option-changes.ts'
import { removeAttribute } from './removal.ts'

/** Characters that a search reads in the time of a step. */
const charactersPerStep = 50

type ElementChange = Extract<RuleChange, { kind: 'element' }>

/**
 * Renames `<vxe-input type="date">` to `<vxe-date-picker type="date">`, or the name of a renderer with the type in its
 * `props`. Returns undefined if the other component lacks something that is used.
 */
export function renameElement(text: string, option: OptionUse, change: ElementChange): OptionEdits | undefined {
  const { owner, parent } = option
  // The whole text is searched, and the ranges of its classes are copied.
  countSteps(Math.ceil(text.length / charactersPerStep))
  const missingProps = new Set(change.without.props)
  if (owner.hasSpread || owner.options.some(({ name }) => missingProps.has(name))) return undefined
  const isUnsure = importsInput(text) || change.without.test?.(option)
  return owner.kind !== 'object' && owner.element
    ? renameTag(text, option, change, isUnsure)
    : parent && renameRenderer(text, parent, change, isUnsure)
}

/** True if the file imports the input component, as the import would have to change too. */
const importsInput = (text: string): boolean =>
  Array.from(text.matchAll(/\bimport\s*\{([^{}]*)\}\s*from\s*['"]vxe-(?:table|pc-ui)/g)).some(([, names = '']) =>
    /\b(?:Vxe)?Input\b/.test(names)
  )

function renameTag(text: string, option: OptionUse, change: ElementChange, isUnsure = false): OptionEdits | undefined {
  const { to, without, isWithoutOption } = change
  const { names, events } = option.owner.element!
  if (events.some(each => without.unfiredEvents?.includes(each))) return undefined
  const writtenName = text.slice(names[0]!.start, names[0]!.end)
  if (kebab(writtenName) !== 'vxe-input') return undefined
  const name = writtenName.includes('-') ? kebab(to) : to
  const styles = hasOtherUses(text, change.types) ? undefined : classesIn(text)
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

/** True if the class can't be renamed with the tags, as its parts, renderers or tags of other types are used. */
const hasOtherUses = (text: string, types: readonly string[]): boolean =>
  /\.vxe-input[\w-]|['"](?:VxeInput|\$input)['"]/.test(text) ||
  Array.from(text.matchAll(/<(?:vxe-input|VxeInput)\b[^>]*>/g), ([tag]) => tag).some(
    tag => !types.some(type => tag.includes(` type="${type}"`))
  )

const classesIn = (text: string): TextRange[] =>
  Array.from(text.matchAll(/\.vxe-input\b/g), ({ index }) => ({ start: index + 1, end: index + '.vxe-input'.length }))

function renameRenderer(
  text: string,
  { owner }: OptionUse,
  { to, without }: ElementChange,
  isUnsure = false
): OptionEdits | undefined {
  const findOption = (optionName: string): OptionUse | undefined =>
    owner.options.find(({ name }) => name === optionName)
  const name = findOption('name')
  if (!name?.valueRange || !isInputName(name) || owner.hasSpread) return undefined
  const events = findOption('events')
  const handledEvents = events ? (isObject(events.value) ? (events.value.properties as Node[]).map(nameOf) : ['*']) : []
  if (handledEvents.some(each => without.unfiredEvents?.includes(kebab(each ?? '*')))) return undefined
  return {
    edits: [renameKey(text, name.valueRange, to)],
    isUnsure: isUnsure || hasStyle(text) || handledEvents.some(each => !without.events.includes(kebab(each ?? '*')))
  }
}

export const isInputName = ({ value }: OptionUse): boolean => {
  const name = literalOf(value)
  return name === 'VxeInput' || name === '$input'
}
