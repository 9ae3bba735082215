import type { EventUse } from '../../usage/follow/usage.ts'
import { toCamelCase } from '../../shared/api.ts'
import { kebab } from '../../usage/read/names.ts'
import type { TextRange } from '../../usage/read/text-range.ts'
import type { Edit } from '../finding.ts'

/** Replaces the name of a method or the content of a string, with or without quotes. */
export function renameKey(text: string, key: TextRange, to: string): Edit {
  const isQuoted = /^['"`]/.test(text.slice(key.start, key.end))
  return isQuoted ? { start: key.start + 1, end: key.end - 1, text: to } : { start: key.start, end: key.end, text: to }
}

/** Renames an event in the notation it is written in: `cell-menu`, `cellMenu`, `'cell-menu'`, `onCellMenu`. */
export function renameEvent(text: string, { key, prefix }: EventUse, to: string): Edit {
  const written = text.slice(key.start, key.end)
  if (prefix === 'on-') return { ...key, text: `on-${kebab(to)}` }
  if (prefix === 'on') return { ...key, text: toCamelCase(`on-${to}`) }
  return renameKey(text, key, written.includes('-') || !/[A-Z]/.test(written) ? kebab(to) : toCamelCase(to))
}
