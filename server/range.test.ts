import { expect, test } from 'vitest'
import { readRange } from './range.ts'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['Bytes = 5 - 5', { start: 5, end: 5 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-5', 'whole'],
  ['bytes=a-b', 'whole'],
  ['', 'whole']
])('readRange() reads the header %s for a file of 1000 bytes', (header, expected) =>
  expect(readRange(header, 1000)).toEqual(expected)
)

test('readRange() accepts no range of an empty file', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(readRange('bytes=-1', 0)).toBe('unsatisfiable')
})
