import type { Token } from '../../../shared/code.ts'
import type { TextEdit } from '../../../shared/text-edit.ts'

/** Applies edits of attributes to highlighted code and marks the new text; a removed text leaves an empty mark. */
export function editTokens(tokens: readonly Token[], edits: readonly TextEdit[]): Token[] {
  return edits.reduceRight<Token[]>(
    (before, { from, to, text }) => {
      const [head, rest] = splitTokens(before, from)
      const [, tail] = splitTokens(rest, to - from)
      const isInString = before.length < head.length + rest.length && head.at(-1)?.kind === 'str'
      return [...head, ...(isInString ? markString(text) : markAttribute(text)), ...tail]
    },
    [...tokens]
  )
}

function splitTokens(tokens: readonly Token[], offset: number): [Token[], Token[]] {
  const head: Token[] = []
  let position = 0
  for (const [index, token] of tokens.entries()) {
    const inside = offset - position
    position += token.text.length
    if (position <= offset) head.push(token)
    else if (inside <= 0) return [head, tokens.slice(index)]
    else
      return [
        [...head, { ...token, text: token.text.slice(0, inside) }],
        [{ ...token, text: token.text.slice(inside) }, ...tokens.slice(index + 1)]
      ]
  }
  return [head, []]
}

/** The blanks and the comma before a key are not marked. */
function markString(text: string): Token[] {
  const value = text.trimStart().replace(/^,\s*/, '')
  return withBlank(text.slice(0, text.length - value.length), [{ text: value, kind: 'str', isChanged: true }], 'str')
}

function markAttribute(text: string): Token[] {
  const attribute = text.trimStart()
  const nameEnd = attribute.includes('=') ? attribute.indexOf('=') : attribute.length
  const name = attribute.slice(0, nameEnd)
  const parts: Token[] = [
    { text: name, kind: name.startsWith(':') ? 'dir' : 'attr' },
    { text: attribute.slice(nameEnd, nameEnd + 1) },
    { text: attribute.slice(nameEnd + 1), kind: 'str' }
  ]
  const marked = parts.filter(part => part.text).map((part): Token => ({ ...part, isChanged: true }))
  return withBlank(
    text.slice(0, text.length - attribute.length),
    marked.length ? marked : [{ text: '', isChanged: true }]
  )
}

const withBlank = (blank: string, tokens: Token[], kind?: 'str'): Token[] =>
  blank ? [{ text: blank, ...(kind && { kind }) }, ...tokens] : tokens
