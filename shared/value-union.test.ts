import { expect, test } from 'vitest'
import { acceptsBoolean, readUnion, splitUnion, acceptsText } from './value-union.ts'

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
])('the type %s has the string values %j and the other values %j', (type, strings, bare) => {
  expect(readUnion(type)).toEqual({ strings, bare })
})

test('splitUnion() splits a union type at its top level only', () => {
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
])('the type %s accepts text: %s', (type, expected) => {
  expect(acceptsText(type)).toBe(expected)
})

test.each([
  ['boolean', true],
  ['boolean | object', true],
  ['({ row }) => boolean', false],
  ["'a'", false]
])('a prop of the type %s can be written without a value: %s', (type, expected) => {
  expect(acceptsBoolean(type)).toBe(expected)
})
