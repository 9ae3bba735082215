import type { TextRange } from '../../usage/read/text-range.ts'

/** Name in place of the one that is typed, in no case that a spelling rule changes. */
export const placeholder = 'vxecursor'

export interface RepairedText {
  text: string
  /** Range of the typed name in the original text. */
  range: TextRange
}

const key = `${placeholder}: 0`

/** Words after which an expression follows, which no option is. */
const expressionWords = /\b(?:await|case|const|else|in|instanceof|let|new|of|return|throw|typeof|var|void|yield)$/

/**
 * Returns texts with a placeholder for the name at an offset. Code that is typed seldom parses as it is, so each text
 * completes it in another way that fits the code before. Each of them is parsed, so unlikely ones are left out.
 */
export function repairText(text: string, offset: number): RepairedText[] {
  const range = findName(text, offset)
  const repaired = spellingsAt(text, range).map(spelling => ({ text: replaceRange(text, range, spelling), range }))
  // A name in JSX may have hyphens: `edit-config`.
  const jsxRange = findName(text, offset, /[\w$-]/)
  return jsxRange.start < range.start
    ? [...repaired, { text: replaceRange(text, jsxRange, placeholder), range: jsxRange }]
    : repaired
}

function spellingsAt(text: string, { start, end }: TextRange): string[] {
  const before = text.slice(Math.max(0, start - 1000), start).trimEnd()
  if (/^\s*:(?!:)/.test(text.slice(end, end + 100))) return [placeholder, `,${placeholder}`]
  switch (before.at(-1)) {
    case '{':
    case ',':
      return [key, `${key},`]
    case ':':
      return [placeholder, `${placeholder},`]
    case '.':
      return [placeholder, `${placeholder}()`]
    case '-':
      return []
    default:
      // After the value of an option without a comma, or after an attribute of JSX.
      return /[\w$"'`\])}]$/.test(before) && !expressionWords.test(before) ? [placeholder, `,${key}`, `,${key},`] : []
  }
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
