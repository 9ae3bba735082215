import { expect, test } from 'vitest'
import type { Token } from './code.ts'
import { decodeTokens, encodeTokens, linesOf } from './code.ts'

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
const textOf = (list: Token[]) => list.map(token => token.text).join('')

test('Colours and text make the tokens again', () => {
  expect(decodeTokens(textOf(tokens), encodeTokens(tokens))).toEqual(tokens)
})

test('A comment of many lines is one run', () => {
  expect(encodeTokens(tokens)).toBe('F5A3I1A1HaA1')
})

test.each(['', '\n', '\r\n', '\n\n', 'a\n', 'a\r\nb', '\na'])('The plain text %j survives', text => {
  const plain = text
    .split(/(\r?\n)/)
    .filter(Boolean)
    .map(part => ({ text: part }))
  expect(decodeTokens(text, encodeTokens(plain))).toEqual(plain)
})

test('Colours fit a text with and without its last line break', () => {
  const encoded = encodeTokens([...tokens, { text: '\n' }])
  expect(decodeTokens(textOf(tokens), encoded)).toEqual(tokens)
  expect(decodeTokens(`${textOf(tokens)}\n`, encoded)).toEqual([...tokens, { text: '\n' }])
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
])('The colours %s leave the text plain', encoded => {
  expect(decodeTokens(textOf(tokens), encoded)).toEqual([{ text: textOf(tokens) }])
})

test('An empty text has no tokens whatever its colours say', () => {
  expect(decodeTokens('', 'F5')).toEqual([])
})

test('Lines hold no line breaks and keep their colours', () => {
  expect(linesOf(tokens)).toEqual([tokens.slice(0, 5), [tokens[6]], [tokens[8]]])
})

test('Lines are counted as an editor counts them', () => {
  const count = (text: string) => linesOf([{ text }]).length
  expect(['', 'a', 'a\n', 'a\n\n', '\n', 'a\r\n\r\nb', 'a\nb'].map(count)).toEqual([0, 1, 1, 2, 1, 3, 2])
})
