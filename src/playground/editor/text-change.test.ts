import { ChangeSet, Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import { createChange, createLineChanges } from './text-change.ts'

const textOf = (text: string) => Text.of(text.split('\n'))

test.each([
  ['abc', 'abXc'],
  ['abc', ''],
  ['', 'abc'],
  ['aaa', 'aaaa'],
  ['aaaa', 'aa'],
  ['a\nb', 'a\r\nb\r\nc'],
  ['abab', 'ab']
])('createChange() turns %j into %j', (before, after) => {
  const doc = textOf(before)
  const change = createChange(doc, after)
  expect(
    ChangeSet.of(change ?? [], doc.length)
      .apply(doc)
      .toString()
  ).toBe(after.replaceAll('\r', ''))
})

test('createChange() covers only the differing range', () => {
  expect(createChange(textOf('one two three'), 'one 2 three')).toEqual({ from: 4, to: 7, insert: '2' })
  expect(createChange(textOf('a\nb'), 'a\r\nb')).toBeUndefined()
})

test.each([
  ['a\n    b   \nc\n\n\n', 'a\n  b\nc\n'],
  ['  a', 'a\n'],
  ['a\n\t b', 'a\n  b\n'],
  ['a\n   \nb\n', 'a\n\nb\n'],
  ['a\nb\n', 'a\nx\n']
])('createLineChanges() turns %j into %j', (before, after) => {
  const doc = textOf(before)
  expect(ChangeSet.of(createLineChanges(doc, after), doc.length).apply(doc).toString()).toBe(after)
})

test('createLineChanges() keeps the cursor position in a word if the indentation changes', () => {
  const doc = textOf('a\n    bcd\n')
  expect(ChangeSet.of(createLineChanges(doc, 'a\n  bcd\n'), doc.length).mapPos(7)).toBe(5)
})
