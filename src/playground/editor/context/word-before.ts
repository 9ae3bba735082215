/** How long a name may be that is looked for. */
const longest = 80

/** The name that ends at `pos`, however long the text is. */
export function wordBefore(text: string, pos: number): string {
  let from = pos
  while (from > 0 && pos - from < longest && /[\w$]/.test(text[from - 1]!)) from -= 1
  return text.slice(from, pos)
}

/** What stands at the end of a text that is no space, and whether a line ends behind it. */
export function endOf(text: string): { last: string; hasBreak: boolean } {
  const trimmed = text.trimEnd()
  return { last: trimmed.at(-1) ?? '', hasBreak: text.includes('\n', trimmed.length) }
}
