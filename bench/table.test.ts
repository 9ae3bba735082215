import { expect, test } from 'vitest'
import { kilobytes, median, milliseconds, table } from './table.ts'

test('median() returns the middle sample in any order, ignoring missing samples', () => {
  expect(median([900, 1, 3, 2, 5])).toBe(3)
  expect(median([2, undefined, 1, 3])).toBe(2)
  expect(median([undefined])).toBeUndefined()
})

test('columns of the benchmark table are right-aligned', () => {
  expect(
    table([
      ['', 'plain', 'note'],
      ['FCP', '1 ms', 'old'],
      ['First cell', '20 ms', '']
    ])
  ).toBe('            plain  note\nFCP          1 ms  old\nFirst cell  20 ms')
})

test('formatted measurements have units, missing ones are a dash', () => {
  expect([milliseconds(12.6), kilobytes(12_345), milliseconds(undefined)]).toEqual(['13 ms', '12.3 KB', '–'])
})
