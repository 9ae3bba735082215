/** Maximum length of a name. */
const maxLength = 80

/** Returns the name that ends at `pos`. The time does not depend on the length of the text. */
export function getWordBefore(text: string, pos: number): string {
  let from = pos
  while (from > 0 && pos - from < maxLength && /[\w$]/.test(text[from - 1]!)) from -= 1
  return text.slice(from, pos)
}

/** Returns the last character that is not a space, and true if a line break follows it. */
export function getTextEnd(text: string): { last: string; hasBreak: boolean } {
  const trimmed = text.trimEnd()
  return { last: trimmed.at(-1) ?? '', hasBreak: text.includes('\n', trimmed.length) }
}
