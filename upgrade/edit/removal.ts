import type { TextRange } from '../read/text-range.ts'
import type { Edit } from '../finding.ts'

const isBlank = (letter: string | undefined): boolean => letter === ' ' || letter === '\t'

/** Takes an attribute out, with the space before it. */
export function removeAttribute(text: string, { start, end }: TextRange): Edit {
  let from = start
  while (/\s/.test(text[from - 1] ?? '')) from--
  return { start: from, end, text: '' }
}

/** Takes one item out of a list with commas, with its comma and, where it fills one, its line. */
export function removeItem(text: string, { start, end }: TextRange): Edit {
  let after = end
  while (/\s/.test(text[after] ?? '')) after++
  if (text[after] === ',') return { ...withLine(text, start, after + 1), text: '' }
  let before = start
  while (/\s/.test(text[before - 1] ?? '')) before--
  if (text[before - 1] === ',') return { start: before - 1, end, text: '' }
  return { start, end, text: '' }
}

/** Takes a statement out, with its line. */
export const removeStatement = (text: string, { start, end }: TextRange): Edit => ({
  ...withLine(text, start, text[end] === ';' ? end + 1 : end),
  text: ''
})

/** Up to the end of the line where nothing else stands in it, else up to what follows. */
function withLine(text: string, start: number, end: number): TextRange {
  let from = start
  while (isBlank(text[from - 1])) from--
  let to = end
  while (isBlank(text[to])) to++
  const startsLine = from === 0 || text[from - 1] === '\n' || text[from - 1] === '\uFEFF'
  if (!startsLine) return { start, end: to }
  if (text.startsWith('\r\n', to)) return { start: from, end: to + 2 }
  return text[to] === '\n' ? { start: from, end: to + 1 } : { start, end: to }
}

/** The blanks before an offset, when nothing else stands before it in its line. */
export function indentAt(text: string, offset: number): string | undefined {
  let from = offset
  while (isBlank(text[from - 1])) from--
  return from === 0 || text[from - 1] === '\n' || text[from - 1] === '\uFEFF' ? text.slice(from, offset) : undefined
}

/** What parts something that goes before or behind an offset from it: a line end and as many blanks, or one blank. */
export function spaceAt(text: string, offset: number): string {
  const indent = indentAt(text, offset)
  return indent === undefined ? ' ' : lineEndOf(text) + indent
}

export const lineEndOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')
