import { ChangeSet, Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import { changeTo, lineChanges } from './text-change.ts'

const textOf = (text: string) => Text.of(text.split('\n'))

test.each([
  ['abc', 'abXc'],
  ['abc', ''],
  ['', 'abc'],
  ['aaa', 'aaaa'],
  ['aaaa', 'aa'],
  ['a\nb', 'a\r\nb\r\nc'],
  ['abab', 'ab']
])('%j becomes %j', (before, after) => {
  const doc = textOf(before)
  const change = changeTo(doc, after)
  expect(
    ChangeSet.of(change ?? [], doc.length)
      .apply(doc)
      .toString()
  ).toBe(after.replaceAll('\r', ''))
})

test('only what differs is touched', () => {
  expect(changeTo(textOf('one two three'), 'one 2 three')).toEqual({ from: 4, to: 7, insert: '2' })
  expect(changeTo(textOf('a\nb'), 'a\r\nb')).toBeUndefined()
})

test.each([
  ['a\n    b   \nc\n\n\n', 'a\n  b\nc\n'],
  ['  a', 'a\n'],
  ['a\n\t b', 'a\n  b\n'],
  ['a\n   \nb\n', 'a\n\nb\n'],
  ['a\nb\n', 'a\nx\n']
])('the lines of %j become those of %j', (before, after) => {
  const doc = textOf(before)
  expect(ChangeSet.of(lineChanges(doc, after), doc.length).apply(doc).toString()).toBe(after)
})

test('a cursor in a line stays in its word', () => {
  const doc = textOf('a\n    bcd\n')
  expect(ChangeSet.of(lineChanges(doc, 'a\n  bcd\n'), doc.length).mapPos(7)).toBe(5)
})
