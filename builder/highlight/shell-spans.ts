import type { TokenKind } from '../../shared/code.ts'
import type { Span } from './highlight.ts'

// One alternative per kind, in this order; a word is a command only at the start of one.
const pattern =
  /(?<com>(?<![^\s;|&(])#[^\r\n]*)|(?<str>"(?:\\[\s\S]|[^"\\])*"?|'[^']*'?)|(?<pun>\\\r?\n|&&|\|\||[;|&<>()]+)|(?<word>(?:\\.|[^\s"';|&<>()\\])+)/g

/** Comments, strings, operators and the first word of each command. */
export function shellSpans(code: string): Span[] {
  const spans: Span[] = []
  let commandNext = true
  let end = 0
  for (const match of code.matchAll(pattern)) {
    const { index: from, 0: text, groups = {} } = match
    if (code.slice(end, from).includes('\n')) commandNext = true
    end = from + text.length
    const kind: TokenKind | undefined = groups.com
      ? 'com'
      : groups.str
        ? 'str'
        : groups.pun
          ? 'pun'
          : commandNext && !/^\w+=/.test(text)
            ? 'key'
            : undefined
    if (kind) spans.push({ from, to: end, kind })
    if (groups.pun) commandNext = /[;|&(]$/.test(text)
    else if (kind === 'key' || kind === 'str') commandNext = false
  }
  return spans
}
