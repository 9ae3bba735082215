import type { OptionUse, OptionOwner } from '../../usage/follow/usage.ts'
import { nameOf } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import { countSteps } from '../../usage/read/step-limit.ts'
import type { RuleChange } from '../rule.ts'
import type { Edit } from '../finding.ts'
import { renameKey } from './name-changes.ts'
import { renameElement } from './element-changes.ts'
import { moveOption, setOption } from './option-moves.ts'
import { removeAttribute, removeItem, separatorAt } from './removal.ts'
import { isShorthand, matchCase } from './spelling.ts'

export interface OptionEdits {
  edits: Edit[]
  claim?: string
  /** True if the change needs a review. */
  isUnsure?: boolean
}

/** Returns the edits that change an option; undefined if it can't be changed in place. */
export function changeOption(text: string, option: OptionUse, change: RuleChange): OptionEdits | undefined {
  switch (change.kind) {
    case 'rename':
      return hasOption(option.owner, change.to) || option.accesses?.includes(undefined)
        ? undefined
        : { edits: [renameOption(text, option, change.to)] }
    case 'move':
      // The other places would have to read another object.
      return option.accesses ? undefined : moveOption(text, option, change.to)
    case 'add':
      return option.owner.hasSpread || hasOption(option.owner, change.name)
        ? undefined
        : { edits: [addAfter(text, option, `${change.name}: ${change.value}`)], ...claim(option.owner, change.name) }
    case 'set':
      return setOption(text, option, change, change.isUnsure?.(option, text))
    case 'copy':
      return copyOption(text, option, change.to)
    case 'split':
      return splitOption(text, option, change.to)
    case 'element':
      return renameElement(text, option, change)
    case 'value':
      return option.valueRange && { edits: [renameKey(text, option.valueRange, change.to)] }
    case 'remove':
      if (option.accesses) return undefined
      return {
        edits: [option.owner.kind === 'object' ? removeItem(text, option.range) : removeAttribute(text, option.range)]
      }
    default:
      return undefined
  }
}

export const hasOption = ({ options, besideNames }: OptionOwner, name: string): boolean =>
  options.some(option => option.name === name) || Boolean(besideNames?.includes(name))

/** True if a prop, `keepSource`, or an option of a config object, `expandConfig.mode`, is set. */
export function isSet({ owner, parent }: OptionUse, to: string): boolean {
  const [config, name] = to.split('.')
  return (parent?.owner ?? owner).options.some(
    each =>
      each.name === config &&
      (name === undefined ||
        each.objects.some(({ node }) => {
          countSteps(node.properties.length as number)
          return (node.properties as Node[]).some(member => nameOf(member) === name)
        }))
  )
}

const claim = (owner: OptionOwner, name: string): { claim: string } => ({ claim: `${owner.range.start} ${name}` })

export function renameOption(text: string, option: OptionUse, to: string): Edit {
  const { key } = option
  const name = matchCase(text, option, to)
  return isShorthand(option)
    ? { ...key, text: `${name}: ${text.slice(key.start, key.end)}` }
    : { start: key.start, end: key.end, text: name }
}

/** Adds a property after the option, on its own line if the option has one. */
function addAfter(text: string, { range }: OptionUse, property: string): Edit {
  const space = separatorAt(text, range.start)
  return { start: range.end, end: range.end, text: `,${space}${property}` }
}

function copyOption(text: string, option: OptionUse, to: string): OptionEdits | undefined {
  const { owner, value, valueRange } = option
  if (
    owner.kind !== 'object' ||
    owner.hasSpread ||
    hasOption(owner, to) ||
    !valueRange ||
    value?.type === 'ObjectMethod'
  )
    return undefined
  const property = `${matchCase(text, option, to)}: ${text.slice(valueRange.start, valueRange.end)}`
  return { edits: [addAfter(text, option, property)], ...claim(owner, to) }
}

/** `:custom="{ … }"` -> `custom :custom-options="{ … }"` */
function splitOption(text: string, option: OptionUse, to: string): OptionEdits | undefined {
  const { owner, key, range, valueRange } = option
  if (hasOption(owner, to) || !option.isObject || !valueRange) return undefined
  const name = matchCase(text, option, to)
  const writtenName = text.slice(key.start, key.end)
  if (isShorthand(option)) return { edits: [{ ...key, text: `${writtenName}: true, ${name}: ${writtenName}` }] }
  if (owner.kind === 'object') return { edits: [{ start: key.end, end: valueRange.start, text: `: true, ${name}: ` }] }
  const before = owner.kind === 'jsx' ? '' : ':'
  return { edits: [{ start: range.start, end: key.end, text: `${writtenName} ${before}${name}` }] }
}
