/** Piece of code of one kind; each line break is a separate plain token, so no highlighted token spans lines. */
export interface Token {
  text: string
  kind?: TokenKind
  /** True for code that the reader has changed; a removed text leaves an empty token. */
  isChanged?: true
}

const tokenKinds = ['tag', 'attr', 'dir', 'str', 'key', 'num', 'com', 'pun', 'type'] as const
export type TokenKind = (typeof tokenKinds)[number]

/** `A` is plain text, `B` the first of `tokenKinds`, and so on. */
const letters = 'ABCDEFGHIJ'
const lineBreak = /(\r?\n)/

/**
 * Encodes the token kinds without the text: a capital letter for the kind, then the length in base 36.
 * Line breaks count as part of the run before them, since their positions follow from the text; trailing ones are
 * omitted, so that the encoding fits the text with and without its last line break.
 *
 * @example encodeTokens([{ text: 'const', kind: 'key' }, { text: ' a' }]) // 'F5A2'
 */
export function encodeTokens(tokens: readonly Token[]): string {
  const runs: { letter: string; length: number }[] = []
  for (const token of dropTrailingBreaks(tokens)) {
    const last = runs.at(-1)
    const letter = letters.charAt(token.kind ? tokenKinds.indexOf(token.kind) + 1 : 0)
    if (last && (last.letter === letter || isBreak(token))) last.length += token.text.length
    else runs.push({ letter, length: token.text.length })
  }
  return runs.map(run => run.letter + run.length.toString(36)).join('')
}

/** Combines a text with its encoded tokens; an encoding that does not fit leaves it plain, and no character is lost. */
export function decodeTokens(code: string, encoded: string): Token[] {
  const tokens: Token[] = []
  let offset = 0
  for (const [, letter = '', length = ''] of encoded.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const end = offset + parseInt(length, 36)
    const kind = tokenKinds[letters.indexOf(letter) - 1]
    for (const text of code.slice(offset, end).split(lineBreak)) {
      if (text) tokens.push(kind && !isBreak({ text }) ? { text, kind } : { text })
    }
    offset = end
  }
  const remainder = code.slice(offset)
  const fits = /^([A-J][0-9a-z]+)*$/.test(encoded) && offset <= code.length && /^[\r\n]*$/.test(remainder)
  if (!fits) return code ? [{ text: code }] : []
  return [
    ...tokens,
    ...remainder
      .split(lineBreak)
      .filter(Boolean)
      .map(text => ({ text }))
  ]
}

/** Splits tokens into lines as an editor counts them: the line break at the end of a text starts no other line. */
export function splitTokenLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = []
  let isLineOpen = false
  for (const token of tokens) {
    for (const text of token.text.split(lineBreak)) {
      if (!text && !token.isChanged) continue
      if (!isLineOpen) lines.push([])
      isLineOpen = !isBreak({ text })
      if (isLineOpen) lines.at(-1)?.push({ ...token, text })
    }
  }
  return lines
}

const isBreak = ({ text }: Token): boolean => text === '\n' || text === '\r\n'

function dropTrailingBreaks(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length
  while (end > 0 && isBreak(tokens[end - 1] as Token)) end -= 1
  return tokens.slice(0, end)
}
