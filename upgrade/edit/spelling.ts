import type { OptionUse } from '../../usage/follow/usage.ts'
import { toCamelCase } from '../../shared/api.ts'
import { kebab } from '../../usage/read/names.ts'
import { literalOf } from '../../usage/read/syntax.ts'

/** Writes a name in the case of the names beside it: kebab or camel. */
export function matchCase(text: string, { key, owner }: OptionUse, name: string): string {
  const writtenText = text.slice(key.start, key.end)
  if (owner.kind === 'object') {
    const quote = /^['"]/.exec(writtenText)?.[0] ?? ''
    return quote + (writtenText.includes('-') ? kebab(name) : toCamelCase(name)) + quote
  }
  if (owner.kind === 'jsx') return writtenText.includes('-') ? kebab(name) : toCamelCase(name)
  return /[A-Z]/.test(writtenText) ? toCamelCase(name) : kebab(name)
}

/** True for `{ rowConfig }`. */
export const isShorthand = ({ key, owner, value, valueRange }: OptionUse): boolean =>
  owner.kind === 'object' && value?.type !== 'ObjectMethod' && key.start === valueRange?.start

const booleanOptions = new Set(['useKey', 'isCurrent', 'isHover', 'resizable'])

/** Returns the option's value as an expression for an option called `name`; undefined if it has none. */
export function expressionOf(text: string, option: OptionUse, name: string): string | undefined {
  const { owner, isText, value, valueRange } = option
  if (owner.kind === 'object' && value?.type === 'ObjectMethod') return undefined
  if (isText || !valueRange) {
    const literal = literalOf(value)
    if (booleanOptions.has(name)) return literal === 'false' ? 'false' : 'true'
    if (literal === true || literal === undefined) return 'true'
    return /^[\w$.\u4e00-\u9fff-]*$/.test(String(literal)) ? `'${String(literal)}'` : undefined
  }
  const writtenText = text.slice(valueRange.start, valueRange.end).trim()
  return writtenText || undefined
}
