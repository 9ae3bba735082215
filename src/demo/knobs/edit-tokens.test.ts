import { expect, test } from 'vitest'
import type { Token } from '../../../shared/code.ts'
import { editTokens } from './edit-tokens.ts'

const tokens: Token[] = [
  { text: '<vxe-table', kind: 'tag' },
  { text: ' ' },
  { text: 'stripe', kind: 'attr' },
  { text: ' ' },
  { text: ':edit-config', kind: 'dir' },
  { text: '=' },
  { text: `"{ a: 1 }"`, kind: 'str' },
  { text: '>', kind: 'tag' }
]

test('an added attribute is highlighted and marked', () => {
  const edited = editTokens(tokens, [{ from: 41, to: 41, text: '\n  border="full"' }])
  expect(edited.slice(7)).toEqual([
    { text: '\n  ' },
    { text: 'border', kind: 'attr', isChanged: true },
    { text: '=', isChanged: true },
    { text: '"full"', kind: 'str', isChanged: true },
    { text: '>', kind: 'tag' }
  ])
})

test('a bound attribute is highlighted as a directive', () =>
  expect(editTokens(tokens, [{ from: 11, to: 17, text: ':stripe="false"' }]).slice(1, 5)).toEqual([
    { text: ' ' },
    { text: ':stripe', kind: 'dir', isChanged: true },
    { text: '=', isChanged: true },
    { text: '"false"', kind: 'str', isChanged: true }
  ]))

test('a removed attribute leaves an empty mark', () =>
  expect(editTokens(tokens, [{ from: 10, to: 17, text: '' }]).slice(0, 3)).toEqual([
    { text: '<vxe-table', kind: 'tag' },
    { text: '', isChanged: true },
    { text: ' ' }
  ]))

test('a key is added to the object in an attribute, without a mark of the comma before it', () =>
  expect(editTokens(tokens, [{ from: 38, to: 38, text: ', b: 2' }]).slice(6)).toEqual([
    { text: '"{ a: 1', kind: 'str' },
    { text: ', ', kind: 'str' },
    { text: 'b: 2', kind: 'str', isChanged: true },
    { text: ' }"', kind: 'str' },
    { text: '>', kind: 'tag' }
  ]))

test('several edits keep all other text', () => {
  const edited = editTokens(tokens, [
    { from: 11, to: 17, text: 'border' },
    { from: 41, to: 41, text: ' x' }
  ])
  expect(edited.map(({ text }) => text).join('')).toBe(`<vxe-table border :edit-config="{ a: 1 }" x>`)
})
