/** A piece of code of one colour. A line break is a token of its own, so that no colour reaches over the end of a line. */
export interface Token {
  text: string
  kind?: TokenKind
}

const tokenKinds = ['tag', 'attr', 'dir', 'str', 'key', 'num', 'com', 'pun', 'type'] as const
export type TokenKind = (typeof tokenKinds)[number]

/** `A` is plain, `B` the first of `tokenKinds` and so on. */
const letters = 'ABCDEFGHIJ'
const lineBreak = /(\r?\n)/

/**
 * The colours of a text without the text: a capital letter for the kind, then the length in base 36.
 * Line breaks belong to the run before them, since the text says where they are; those at the end are left out,
 * so that the colours fit the text with and without its last line break.
 *
 * @example encodeTokens([{ text: 'const', kind: 'key' }, { text: ' a' }]) // 'F5A2'
 */
export function encodeTokens(tokens: readonly Token[]): string {
  const runs: { letter: string; length: number }[] = []
  for (const token of withoutLastBreaks(tokens)) {
    const last = runs.at(-1)
    const letter = letters.charAt(token.kind ? tokenKinds.indexOf(token.kind) + 1 : 0)
    if (last && (last.letter === letter || isBreak(token))) last.length += token.text.length
    else runs.push({ letter, length: token.text.length })
  }
  return runs.map(run => run.letter + run.length.toString(36)).join('')
}

/** Joins text and colours again. Colours that don't fit the text leave it plain; no character is ever lost. */
export function decodeTokens(code: string, encoded: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  for (const [, letter = '', length = ''] of encoded.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const end = at + parseInt(length, 36)
    const kind = tokenKinds[letters.indexOf(letter) - 1]
    for (const text of code.slice(at, end).split(lineBreak)) {
      if (text) tokens.push(kind && !isBreak({ text }) ? { text, kind } : { text })
    }
    at = end
  }
  const rest = code.slice(at)
  const fits = /^([A-J][0-9a-z]+)*$/.test(encoded) && at <= code.length && /^[\r\n]*$/.test(rest)
  if (!fits) return code ? [{ text: code }] : []
  return [
    ...tokens,
    ...rest
      .split(lineBreak)
      .filter(Boolean)
      .map(text => ({ text }))
  ]
}

/** Lines as an editor counts them: the line break at the end of a text doesn't begin another line. */
export function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = []
  let open = false
  for (const token of tokens) {
    for (const text of token.text.split(lineBreak)) {
      if (!text) continue
      if (!open) lines.push([])
      open = !isBreak({ text })
      if (open) lines.at(-1)?.push({ ...token, text })
    }
  }
  return lines
}

const isBreak = ({ text }: Token): boolean => text === '\n' || text === '\r\n'

function withoutLastBreaks(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length
  while (end > 0 && isBreak(tokens[end - 1] as Token)) end -= 1
  return tokens.slice(0, end)
}
