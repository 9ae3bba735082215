import type { TextRange } from '../../usage/read/text-range.ts'

/** Name in place of the one that is typed, in no case that a spelling rule changes. */
export const placeholder = 'vxecursor'

export interface RepairedText {
  text: string
  /** Range of the typed name in the original text. */
  range: TextRange
}

/** Texts for the typed name: as it is, as a call, as a key with a value, and with a missing comma. */
const spellings = [
  placeholder,
  `${placeholder}()`,
  `${placeholder}: 0`,
  `${placeholder},`,
  `${placeholder}: 0,`,
  `,${placeholder}: 0`,
  `,${placeholder}: 0,`
]

/** Returns the text with each spelling of the name at an offset; code that is typed seldom parses as it is. */
export function* repairText(text: string, offset: number): Generator<RepairedText, void> {
  const range = findName(text, offset)
  for (const spelling of spellings) yield { text: replaceRange(text, range, spelling), range }
  // A name in JSX may have hyphens: `edit-config`.
  const jsxRange = findName(text, offset, /[\w$-]/)
  if (jsxRange.start < range.start) yield { text: replaceRange(text, jsxRange, placeholder), range: jsxRange }
}

const replaceRange = (text: string, { start, end }: TextRange, replacement: string): string =>
  text.slice(0, start) + replacement + text.slice(end)

/** Returns the range of the name around an offset; it may be empty. */
export function findName(text: string, offset: number, pattern = /[\w$]/): TextRange {
  let start = offset
  while (start > 0 && pattern.test(text[start - 1]!)) start--
  let end = offset
  while (end < text.length && pattern.test(text[end]!)) end++
  return { start, end }
}
