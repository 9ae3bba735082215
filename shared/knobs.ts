import { readMemberPath, toKebabCase } from './api.ts'
import { readStartTags } from './tag-attributes.ts'
import type { StartTag, TagAttribute } from './tag-attributes.ts'
import { readObjectEntries } from './object-entries.ts'
import type { ObjectEntry } from './object-entries.ts'
import type { TextEdit } from './text-edit.ts'
import { applyEdits } from './text-edit.ts'

/** Prop of a component in a demo that a control below the demo changes. */
export interface Knob {
  /** `table.border`, or a key of a configuration object: `table.editConfig.mode`. */
  path: string
  /** Values of the control: `false` and `true` for a switch, otherwise literals or `unset`. */
  values: string[]
  /** Value that needs no attribute. */
  default: string
  /** Value in the code of the demo. */
  initial: string
  /** First sentence of the description in the reference. */
  text: string
}

/** Values of knobs that differ from the code of the demo, by path. */
export type KnobValues = Readonly<Record<string, string>>

/** Value of a list for a prop without an attribute, if the list lacks the default. */
export const unsetValue = 'unset'

export const isSwitch = ({ values }: Pick<Knob, 'values'>): boolean => values.join() === 'false,true'

/** Reads the parameters of an address that are values of a knob; all other parameters are ignored. */
export function readKnobValues(knobs: readonly Knob[], query: ReadonlyMap<string, string>): KnobValues {
  const values = knobs.map(({ path }) => [path, query.get(path)] as const)
  return Object.fromEntries(
    values.filter((entry): entry is [string, string] => {
      const knob = knobs.find(({ path }) => path === entry[0])!
      return entry[1] !== undefined && entry[1] !== knob.initial && knob.values.includes(entry[1])
    })
  )
}

/** Attribute of a tag that sets a knob, and the key in its object. */
export interface KnobTarget {
  tag: string
  attribute: string
  key?: string
}

export function getKnobTarget(path: string): KnobTarget {
  const { subject = '', name = '' } = readMemberPath(path) ?? {}
  const [prop = '', key] = name.split('.')
  return { tag: `vxe-${subject}`, attribute: toKebabCase(prop), ...(key && { key }) }
}

/**
 * Reads the value that a component gives the prop of a knob. Undefined if it has no such tag, if its tags have different
 * values, or if the value is not a literal.
 */
export function readKnob(code: string, knob: Pick<Knob, 'path' | 'default'>): string | undefined {
  const target = getKnobTarget(knob.path)
  const values = readStartTags(code, target.tag).map(tag => readTagValue(tag, target, knob.default))
  return values.every(value => value === values[0]) ? values[0] : undefined
}

/** Returns the edits that give the prop of a knob a value, in each tag of its component. */
export function editKnob(code: string, knob: Pick<Knob, 'path' | 'default'>, value: string): TextEdit[] {
  const target = getKnobTarget(knob.path)
  const isDefault = value === knob.default
  return readStartTags(code, target.tag)
    .filter(tag => readTagValue(tag, target, knob.default) !== value)
    .flatMap(tag => editTag(tag, target, isDefault ? undefined : value))
}

/** True if a tag of the component has the attribute that sets the prop of a knob. */
export function hasKnobAttribute(code: string, path: string): boolean {
  const { tag, attribute } = getKnobTarget(path)
  return readStartTags(code, tag).some(each => findAttribute(each, attribute))
}

function readTagValue(tag: StartTag, { attribute, key }: KnobTarget, defaultValue: string): string | undefined {
  const found = findAttribute(tag, attribute)
  if (!found) return defaultValue
  if (key === undefined) return readAttributeValue(found, defaultValue)
  const entries = readEntries(found)
  if (!entries) return undefined
  const entry = entries.find(each => each.key === key)
  return entry ? readLiteral(entry.value, defaultValue) : defaultValue
}

const findAttribute = ({ attributes }: StartTag, name: string): TagAttribute | undefined =>
  attributes.find(each => each.name.replace(/^(?:v-bind)?:/, '') === name)

const isBound = ({ name }: TagAttribute): boolean => name.includes(':')

function readAttributeValue(attribute: TagAttribute, defaultValue: string): string | undefined {
  const { value } = attribute
  if (isBound(attribute)) return value === undefined ? undefined : readLiteral(value, defaultValue)
  return value === undefined ? 'true' : value || defaultValue
}

function readLiteral(text: string, defaultValue: string): string | undefined {
  const [, bare, , quoted] = /^\s*(?:(true|false|null|undefined|\d+)|(['"`])([\w-]*)\2)\s*$/.exec(text) ?? []
  if (bare === 'null' || bare === 'undefined' || quoted === '') return defaultValue
  return bare ?? quoted
}

const readEntries = (attribute: TagAttribute): ObjectEntry[] | undefined =>
  isBound(attribute) && attribute.value !== undefined
    ? readObjectEntries(attribute.value, attribute.valueFrom!)
    : undefined

function editTag(tag: StartTag, { attribute, key }: KnobTarget, value: string | undefined): TextEdit[] {
  const found = findAttribute(tag, attribute)
  if (key === undefined) {
    const text = value && formatAttribute(attribute, value)
    if (!found) return text ? [insertAttribute(tag, text)] : []
    return [text ? { from: found.from, to: found.to, text } : removeAttribute(found)]
  }
  if (!found) return value ? [insertAttribute(tag, `:${attribute}="{ ${key}: ${formatLiteral(value, "'")} }"`)] : []
  const entries = readEntries(found)
  return entries ? editEntries(found, entries, key, value) : []
}

function editEntries(
  attribute: TagAttribute,
  entries: ObjectEntry[],
  key: string,
  value: string | undefined
): TextEdit[] {
  const index = entries.findIndex(each => each.key === key)
  const entry = entries[index]
  const literal = value && formatLiteral(value, attribute.quote === "'" ? '"' : "'")
  if (entry && literal) return [{ from: entry.valueFrom, to: entry.to, text: literal }]
  if (entry) {
    if (entries.length === 1) return [removeAttribute(attribute)]
    const [from, to] = index === 0 ? [entry.from, entries[1]!.from] : [entries[index - 1]!.to, entry.to]
    return [{ from, to, text: '' }]
  }
  if (!literal) return []
  const last = entries.at(-1)
  const added = `${key}: ${literal}`
  if (last) return [{ from: last.to, to: last.to, text: `,${last.blank || ' '}${added}` }]
  return [{ from: attribute.valueFrom!, to: attribute.to - 1, text: `{ ${added} }` }]
}

/** A new attribute follows the last one, on a line of its own if that one is. */
const insertAttribute = ({ end, attributes }: StartTag, text: string): TextEdit => ({
  from: end,
  to: end,
  text: (attributes.at(-1)?.blank ?? ' ') + text
})

const removeAttribute = ({ from, to, blank }: TagAttribute): TextEdit => ({ from: from - blank.length, to, text: '' })

function formatAttribute(name: string, value: string): string {
  if (value === 'true') return name
  return isBare(value) ? `:${name}="${value}"` : `${name}="${value}"`
}

const formatLiteral = (value: string, quote: string): string => (isBare(value) ? value : `${quote}${value}${quote}`)

const isBare = (value: string): boolean => /^(?:true|false|\d+)$/.test(value)

/** Writes values of knobs into the code of a demo. */
export const writeKnobs = (code: string, knobs: readonly Knob[], values: KnobValues): string =>
  knobs.reduce((text, knob) => {
    const value = values[knob.path]
    return value === undefined ? text : applyEdits(text, editKnob(text, knob, value))
  }, code)
