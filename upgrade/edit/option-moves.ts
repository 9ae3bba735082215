import type { OptionUse, OptionOwner } from '../../usage/follow/usage.ts'
import { isObject } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import type { Edit } from '../finding.ts'
import type { OptionEdits } from './option-changes.ts'
import { removeAttribute, removeItem, separatorAt } from './removal.ts'
import { expressionOf, matchCase } from './spelling.ts'

/** Moves a prop, or an option of a config object, into another config object of the same component. */
export function moveOption(text: string, option: OptionUse, to: string): OptionEdits | undefined {
  const [config, name] = to.split('.') as [string, string]
  const { parent } = option
  // An object written elsewhere may be shared, so it is not changed.
  if (parent && (parent.value?.start !== option.owner.range.start || parent.value.end !== option.owner.range.end))
    return undefined
  const target = parent ?? option
  const { owner } = target
  const value = expressionOf(text, option, name)
  if (value === undefined) return undefined
  // The claim allows one move at a time, as each depends on the current positions of the others.
  const claim = `${owner.range.start} moves`
  const existing = owner.options.find(each => each.name === config)
  if (!canSet(option, owner, config)) return undefined
  if (existing) {
    const added = addToConfig(existing, name, value)
    return added && { edits: [added, removeOption(text, option, parent)], claim }
  }
  if (owner.hasSpread) return undefined
  if (parent && option.owner.options.length === 1 && !option.owner.hasSpread)
    return {
      edits: [
        { ...parent.key, text: matchCase(text, parent, config) },
        { ...option.key, text: matchCase(text, option, name) }
      ],
      claim
    }
  const writtenConfig = writeConfig(text, target, config, `{ ${name}: ${value} }`)
  if (writtenConfig === undefined) return undefined
  const edits: Edit[] = parent
    ? [
        {
          start: parent.range.end,
          end: parent.range.end,
          text: `${owner.kind === 'object' ? ', ' : ' '}${writtenConfig}`
        },
        removeOption(text, option, undefined)
      ]
    : [{ ...option.range, text: writtenConfig }]
  return { edits, claim }
}

/** False if the element sets the config itself, or if the component of the option is not known. */
const canSet = (option: OptionUse, owner: OptionOwner, config: string): boolean =>
  !isUnknownOwner(option) && !owner.besideNames?.includes(config)

/** True for an option of a config object that no known component has, as of one that is spread into another. */
const isUnknownOwner = ({ path, parent }: OptionUse): boolean => !parent && path.split('.').length > 2

/** Adds a prop beside an option of the component, or an option to one of its config objects. */
export function setOption(
  text: string,
  option: OptionUse,
  { to, value }: { to: string; value: string },
  isUnsure = false
): OptionEdits | undefined {
  const [config, name] = to.split('.') as [string, string?]
  const target = option.parent ?? option
  const { owner } = target
  const claim = `${owner.range.start} ${config}`
  const existing = owner.options.find(each => each.name === config)
  if (!canSet(option, owner, config)) return undefined
  if (existing) {
    const added = name === undefined ? undefined : addToConfig(existing, name, value)
    return added && { edits: [added], claim, isUnsure }
  }
  if (owner.hasSpread) return undefined
  const writtenConfig =
    name === undefined
      ? writeProp(text, target, config, value)
      : writeConfig(text, target, config, `{ ${name}: ${value} }`)
  if (writtenConfig === undefined) return undefined
  const space = separatorAt(text, target.range.start)
  const { end } = target.range
  return {
    edits: [{ start: end, end, text: `${owner.kind === 'object' ? ',' : ''}${space}${writtenConfig}` }],
    claim,
    isUnsure
  }
}

/** Writes `keep-source` in the notation of its neighbor. */
function writeProp(text: string, neighbor: OptionUse, prop: string, value: string): string {
  const name = matchCase(text, neighbor, prop)
  if (neighbor.owner.kind === 'object') return `${name}: ${value}`
  if (value === 'true') return name
  return neighbor.owner.kind === 'jsx' ? `${name}={${value}}` : `:${name}="${value}"`
}

function removeOption(text: string, option: OptionUse, parent: OptionUse | undefined): Edit {
  const isLast = parent && option.owner.options.length === 1 && !option.owner.hasSpread
  const removed = isLast ? parent : option
  return removed.owner.kind === 'object' ? removeItem(text, removed.range) : removeAttribute(text, removed.range)
}

/** Writes `:row-config="{ … }"` in the notation of its neighbor; undefined if no quote fits. */
function writeConfig(text: string, neighbor: OptionUse, config: string, object: string): string | undefined {
  const name = matchCase(text, neighbor, config)
  if (neighbor.owner.kind === 'object') return `${name}: ${object}`
  if (neighbor.owner.kind === 'jsx') return `${name}={${object}}`
  const quote = [neighbor.quote || '"', '"', "'"].find(each => !object.includes(each))
  return quote && `:${name}=${quote}${object}${quote}`
}

/** Adds an option to a config object that is written in place; undefined otherwise. */
function addToConfig(config: OptionUse, name: string, value: string): Edit | undefined {
  const object = config.value
  if (!isObject(object) || !isInline(config, object) || (config.quote && value.includes(config.quote))) return undefined
  const properties = object.properties as Node[]
  if (properties.some(each => each.type === 'SpreadElement' || each.key?.name === name || each.key?.value === name))
    return undefined
  const last = properties.at(-1)
  if (last) return { start: last.end, end: last.end, text: `, ${name}: ${value}` }
  return { start: object.start, end: object.end, text: `{ ${name}: ${value} }` }
}

const isInline = ({ range }: OptionUse, object: OptionOwner['range']): boolean =>
  object.start >= range.start && object.end <= range.end
