import type { Option, Owner } from '../follow/usage.ts'
import { isObject } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Edit } from '../finding.ts'
import type { Changed } from './option-changes.ts'
import { removeAttribute, removeItem, spaceAt } from './removal.ts'
import { expressionOf, spelled } from './spelling.ts'

/** Makes a prop, or an option of a config object, an option of another config object of the same component. */
export function moveOption(text: string, option: Option, to: string): Changed | undefined {
  const [config, name] = to.split('.') as [string, string]
  const { parent } = option
  // An object that stands elsewhere may be for others too.
  if (parent && (parent.value?.start !== option.owner.range.start || parent.value.end !== option.owner.range.end))
    return undefined
  const place = parent ?? option
  const { owner } = place
  const value = expressionOf(text, option, name)
  if (value === undefined) return undefined
  // One at a time: each looks at where the others are now.
  const claim = `${owner.range.start} moves`
  const existing = owner.options.find(each => each.name === config)
  if (existing) {
    const added = addInto(existing, name, value)
    return added && { edits: [added, removal(text, option, parent)], claim }
  }
  if (owner.isOpen) return undefined
  if (parent && option.owner.options.length === 1 && !option.owner.isOpen)
    return {
      edits: [
        { ...parent.key, text: spelled(text, parent, config) },
        { ...option.key, text: spelled(text, option, name) }
      ],
      claim
    }
  const written = writeConfig(text, place, config, `{ ${name}: ${value} }`)
  if (written === undefined) return undefined
  const edits: Edit[] = parent
    ? [
        { start: parent.range.end, end: parent.range.end, text: `${owner.kind === 'object' ? ', ' : ' '}${written}` },
        removal(text, option, undefined)
      ]
    : [{ ...option.range, text: written }]
  return { edits, claim }
}

/** One more prop beside an option of the component, or one more option in one of its config objects. */
export function setOption(
  text: string,
  option: Option,
  { to, value }: { to: string; value: string },
  isUnsure = false
): Changed | undefined {
  const [config, name] = to.split('.') as [string, string?]
  const place = option.parent ?? option
  const { owner } = place
  const claim = `${owner.range.start} ${config}`
  const existing = owner.options.find(each => each.name === config)
  if (existing) {
    const added = name === undefined ? undefined : addInto(existing, name, value)
    return added && { edits: [added], claim, isUnsure }
  }
  if (owner.isOpen) return undefined
  const written =
    name === undefined
      ? writeProp(text, place, config, value)
      : writeConfig(text, place, config, `{ ${name}: ${value} }`)
  if (written === undefined) return undefined
  const space = spaceAt(text, place.range.start)
  const { end } = place.range
  return {
    edits: [{ start: end, end, text: `${owner.kind === 'object' ? ',' : ''}${space}${written}` }],
    claim,
    isUnsure
  }
}

/** `keep-source` in the way of what it stands beside. */
function writeProp(text: string, beside: Option, prop: string, value: string): string {
  const name = spelled(text, beside, prop)
  if (beside.owner.kind === 'object') return `${name}: ${value}`
  if (value === 'true') return name
  return beside.owner.kind === 'jsx' ? `${name}={${value}}` : `:${name}="${value}"`
}

function removal(text: string, option: Option, parent: Option | undefined): Edit {
  const isLast = parent && option.owner.options.length === 1 && !option.owner.isOpen
  const removed = isLast ? parent : option
  return removed.owner.kind === 'object' ? removeItem(text, removed.range) : removeAttribute(text, removed.range)
}

/** `:row-config="{ … }"` in the way of what it stands beside. */
function writeConfig(text: string, beside: Option, config: string, object: string): string | undefined {
  const name = spelled(text, beside, config)
  if (beside.owner.kind === 'object') return `${name}: ${object}`
  if (beside.owner.kind === 'jsx') return `${name}={${object}}`
  const quote = [beside.quote || '"', '"', "'"].find(each => !object.includes(each))
  return quote && `:${name}=${quote}${object}${quote}`
}

/** One more option in a config object that is written down in its place. */
function addInto(config: Option, name: string, value: string): Edit | undefined {
  const object = config.value
  if (!isObject(object) || !isInPlace(config, object) || (config.quote && value.includes(config.quote)))
    return undefined
  const properties = object.properties as Node[]
  if (properties.some(each => each.type === 'SpreadElement' || each.key?.name === name || each.key?.value === name))
    return undefined
  const last = properties.at(-1)
  if (last) return { start: last.end, end: last.end, text: `, ${name}: ${value}` }
  return { start: object.start, end: object.end, text: `{ ${name}: ${value} }` }
}

const isInPlace = ({ range }: Option, object: Owner['range']): boolean =>
  object.start >= range.start && object.end <= range.end
