import type { Option, Owner } from '../follow/usage.ts'
import { nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Change } from '../rule.ts'
import type { Edit } from '../finding.ts'
import { renameKey } from './name-changes.ts'
import { renameElement } from './element-changes.ts'
import { moveOption, setOption } from './option-moves.ts'
import { removeAttribute, removeItem, spaceAt } from './removal.ts'
import { isShorthand, spelled } from './spelling.ts'

export interface Changed {
  edits: Edit[]
  claim?: string
  /** Likely, no more. */
  isUnsure?: boolean
}

/** How an option is changed; undefined where it can't be done in its place. */
export function changeOption(text: string, option: Option, change: Change): Changed | undefined {
  switch (change.kind) {
    case 'rename':
      return has(option.owner, change.to) ? undefined : { edits: [renameOption(text, option, change.to)] }
    case 'move':
      return moveOption(text, option, change.to)
    case 'add':
      return option.owner.isOpen
        ? undefined
        : { edits: [addBeside(text, option, `${change.name}: ${change.value}`)], ...claim(option.owner, change.name) }
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
      return {
        edits: [option.owner.kind === 'object' ? removeItem(text, option.range) : removeAttribute(text, option.range)]
      }
    default:
      return undefined
  }
}

export const has = ({ options }: Owner, name: string): boolean => options.some(option => option.name === name)

/** `expandConfig.mode`, `keepSource`: a prop of the component, or an option of its config object. */
export function isSet({ owner, parent }: Option, to: string): boolean {
  const [config, name] = to.split('.')
  return (parent?.owner ?? owner).options.some(
    each =>
      each.name === config &&
      (name === undefined ||
        each.objects.some(({ node }) => (node.properties as Node[]).some(member => nameOf(member) === name)))
  )
}

const claim = (owner: Owner, name: string): { claim: string } => ({ claim: `${owner.range.start} ${name}` })

export function renameOption(text: string, option: Option, to: string): Edit {
  const { key } = option
  const name = spelled(text, option, to)
  return isShorthand(option)
    ? { ...key, text: `${name}: ${text.slice(key.start, key.end)}` }
    : { start: key.start, end: key.end, text: name }
}

/** One more property behind the option, on a line of its own where the option has one. */
function addBeside(text: string, { range }: Option, property: string): Edit {
  const space = spaceAt(text, range.start)
  return { start: range.end, end: range.end, text: `,${space}${property}` }
}

function copyOption(text: string, option: Option, to: string): Changed | undefined {
  const { owner, value, valueRange } = option
  if (owner.kind !== 'object' || owner.isOpen || has(owner, to) || !valueRange || value?.type === 'ObjectMethod')
    return undefined
  const property = `${spelled(text, option, to)}: ${text.slice(valueRange.start, valueRange.end)}`
  return { edits: [addBeside(text, option, property)], ...claim(owner, to) }
}

/** `:custom="{ … }"` -> `custom :custom-options="{ … }"` */
function splitOption(text: string, option: Option, to: string): Changed | undefined {
  const { owner, key, range, valueRange } = option
  if (has(owner, to) || !option.isObject || !valueRange) return undefined
  const name = spelled(text, option, to)
  const own = text.slice(key.start, key.end)
  if (isShorthand(option)) return { edits: [{ ...key, text: `${own}: true, ${name}: ${own}` }] }
  if (owner.kind === 'object') return { edits: [{ start: key.end, end: valueRange.start, text: `: true, ${name}: ` }] }
  const before = owner.kind === 'jsx' ? '' : ':'
  return { edits: [{ start: range.start, end: key.end, text: `${own} ${before}${name}` }] }
}
