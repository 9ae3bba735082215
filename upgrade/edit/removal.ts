import type { TextRange } from '../../usage/read/text-range.ts'
import type { Edit } from '../finding.ts'

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t'

/** Removes an attribute with the space before it. */
export function removeAttribute(text: string, { start, end }: TextRange): Edit {
  let from = start
  while (/\s/.test(text[from - 1] ?? '')) from--
  return { start: from, end, text: '' }
}

/** Removes an item of a comma-separated list with its comma, and with its line if nothing else is on it. */
export function removeItem(text: string, { start, end }: TextRange): Edit {
  let after = end
  while (/\s/.test(text[after] ?? '')) after++
  if (text[after] === ',') return { ...extendToLine(text, start, after + 1), text: '' }
  let before = start
  while (/\s/.test(text[before - 1] ?? '')) before--
  if (text[before - 1] === ',') return { start: before - 1, end, text: '' }
  return { start, end, text: '' }
}

/** Removes a statement with its line. */
export const removeStatement = (text: string, { start, end }: TextRange): Edit => ({
  ...extendToLine(text, start, text[end] === ';' ? end + 1 : end),
  text: ''
})

/** Extends a range to the whole line if nothing else is on it, otherwise to the text that follows. */
function extendToLine(text: string, start: number, end: number): TextRange {
  let from = start
  while (isBlank(text[from - 1])) from--
  let to = end
  while (isBlank(text[to])) to++
  const startsLine = from === 0 || text[from - 1] === '\n' || text[from - 1] === '\uFEFF'
  if (!startsLine) return { start, end: to }
  if (text.startsWith('\r\n', to)) return { start: from, end: to + 2 }
  return text[to] === '\n' ? { start: from, end: to + 1 } : { start, end: to }
}

/** Returns the indent before an offset; undefined if other text precedes it on its line. */
export function indentAt(text: string, offset: number): string | undefined {
  let from = offset
  while (isBlank(text[from - 1])) from--
  return from === 0 || text[from - 1] === '\n' || text[from - 1] === '\uFEFF' ? text.slice(from, offset) : undefined
}

/** Returns the separator for text inserted at an offset: a line end with the same indent, or one space. */
export function separatorAt(text: string, offset: number): string {
  const indent = indentAt(text, offset)
  return indent === undefined ? ' ' : lineEndOf(text) + indent
}

const lastLineEnd = { text: '', lineEnd: '\n' }

/** Remembers the last text, which each of thousands of findings asks for. */
export function lineEndOf(text: string): string {
  if (lastLineEnd.text !== text) Object.assign(lastLineEnd, { text, lineEnd: text.includes('\r\n') ? '\r\n' : '\n' })
  return lastLineEnd.lineEnd
}
