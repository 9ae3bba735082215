import type { Option } from '../follow/usage.ts'
import { camel, kebab } from '../read/names.ts'
import { literalOf } from '../read/syntax.ts'

/** A name as the ones beside it are written: kebab or camel case. */
export function spelled(text: string, { key, owner }: Option, name: string): string {
  const written = text.slice(key.start, key.end)
  if (owner.kind === 'object') {
    const quote = /^['"]/.exec(written)?.[0] ?? ''
    return quote + (written.includes('-') ? kebab(name) : camel(name)) + quote
  }
  if (owner.kind === 'jsx') return written.includes('-') ? kebab(name) : camel(name)
  return /[A-Z]/.test(written) ? camel(name) : kebab(name)
}

/** `{ rowConfig }` */
export const isShorthand = ({ key, owner, value, valueRange }: Option): boolean =>
  owner.kind === 'object' && value?.type !== 'ObjectMethod' && key.start === valueRange?.start

const switches = new Set(['useKey', 'isCurrent', 'isHover', 'resizable'])

/** The option's value as an expression, for an option called `name`; undefined where there is none. */
export function expressionOf(text: string, option: Option, name: string): string | undefined {
  const { owner, isText, value, valueRange } = option
  if (owner.kind === 'object' && value?.type === 'ObjectMethod') return undefined
  if (isText || !valueRange) {
    const literal = literalOf(value)
    if (switches.has(name)) return literal === 'false' ? 'false' : 'true'
    if (literal === true || literal === undefined) return 'true'
    return /^[\w$.\u4e00-\u9fff-]*$/.test(String(literal)) ? `'${String(literal)}'` : undefined
  }
  const written = text.slice(valueRange.start, valueRange.end).trim()
  return written || undefined
}
