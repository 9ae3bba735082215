import { expect, test } from 'vitest'
import type { Token } from './code.ts'
import { decodeTokens, encodeTokens, splitTokenLines } from './code.ts'

const tokens: Token[] = [
  { text: 'const', kind: 'key' },
  { text: ' a ' },
  { text: '=', kind: 'pun' },
  { text: ' ' },
  { text: '/* x', kind: 'com' },
  { text: '\n' },
  { text: 'y */', kind: 'com' },
  { text: '\n' },
  { text: 'b' }
]
const joinText = (list: Token[]) => list.map(token => token.text).join('')

test('syntax tokens are the same after encoding and decoding', () => {
  expect(decodeTokens(joinText(tokens), encodeTokens(tokens))).toEqual(tokens)
})

test('in encoded syntax tokens, a comment over several lines is one run', () => {
  expect(encodeTokens(tokens)).toBe('F5A3I1A1HaA1')
})

test.each(['', '\n', '\r\n', '\n\n', 'a\n', 'a\r\nb', '\na'])(
  'tokens of the plain text %j are the same after encoding and decoding',
  text => {
    const plain = text
      .split(/(\r?\n)/)
      .filter(Boolean)
      .map(part => ({ text: part }))
    expect(decodeTokens(text, encodeTokens(plain))).toEqual(plain)
  }
)

test('encoded tokens can be decoded with and without the last line break of the text', () => {
  const encoded = encodeTokens([...tokens, { text: '\n' }])
  expect(decodeTokens(joinText(tokens), encoded)).toEqual(tokens)
  expect(decodeTokens(`${joinText(tokens)}\n`, encoded)).toEqual([...tokens, { text: '\n' }])
})

test.each([
  'F5',
  'F5A3I1A1HaA2',
  'F5A3I1A1HaA99',
  'Z5A3I1A1H9A1',
  'nonsense',
  'F-5',
  'F',
  '5F',
  'F5 A3I1A1H9A1',
  'Fzzzzzzzzzzzzzzzz'
])('the invalid token encoding %s is decoded to plain text', encoded => {
  expect(decodeTokens(joinText(tokens), encoded)).toEqual([{ text: joinText(tokens) }])
})

test('an empty text is decoded to no tokens, also with a token encoding', () => {
  expect(decodeTokens('', 'F5')).toEqual([])
})

test('splitTokenLines() returns lines without line breaks and with token kinds', () => {
  expect(splitTokenLines(tokens)).toEqual([tokens.slice(0, 5), [tokens[6]], [tokens[8]]])
})

test('splitTokenLines() returns no extra line for a last line break', () => {
  const countLines = (text: string) => splitTokenLines([{ text }]).length
  expect(['', 'a', 'a\n', 'a\n\n', '\n', 'a\r\n\r\nb', 'a\nb'].map(countLines)).toEqual([0, 1, 1, 2, 1, 3, 2])
})
