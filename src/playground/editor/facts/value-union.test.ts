import { expect, test } from 'vitest'
import { isFlag, readUnion, splitUnion, takesText } from './value-union.ts'

test.each([
  ["'asc' | 'desc'", ['asc', 'desc'], []],
  ["'' | 'small' | 'medium' | 'mini' | null", ['small', 'medium', 'mini'], ['null']],
  [
    "boolean | '' | 'default' | 'full' | 'outer' | 'inner' | 'none'",
    ['default', 'full', 'outer', 'inner', 'none'],
    ['true', 'false']
  ],
  ['boolean', [], ['true', 'false']],
  ['0 | 1 | 2 | 3', [], ['0', '1', '2', '3']],
  ["('Form' | 'Toolbar')[]", ['Form', 'Toolbar'], []],
  ["'center' | object", ['center'], []],
  ['string | null', [], []],
  ['string', [], []],
  ['', [], []],
  ["({ row }) => 'a' | 'b'", [], []],
  ["string | (({ type }: 'x' | 'y') => 'a' | 'b')", [], []],
  ['boolean | { a?: true | false }', [], ['true', 'false']],
  ['({ row }) => boolean', [], []]
])('%s allows %j and %j', (type, strings, bare) => {
  expect(readUnion(type)).toEqual({ strings, bare })
})

test('a union is split at its top level only', () => {
  expect(splitUnion("{ a: 'b' | 'c' } | Promise<'d' | 'e'> | (('f' | 'g')[])")).toEqual([
    "{ a: 'b' | 'c' }",
    "Promise<'d' | 'e'>",
    "(('f' | 'g')[])"
  ])
})

test.each([
  ['string | number', true],
  ["'left' | null", true],
  ['number', false],
  ['({ row }) => string', false],
  ['{ a: string }', false]
])('%s takes text: %s', (type, expected) => {
  expect(takesText(type)).toBe(expected)
})

test.each([
  ['boolean', true],
  ['boolean | object', true],
  ['({ row }) => boolean', false],
  ["'a'", false]
])('%s can stand without a value: %s', (type, expected) => {
  expect(isFlag(type)).toBe(expected)
})
