import { expect, test } from 'vitest'
import { windowOf } from './use-window.ts'

const ten = Array<number>(10).fill(30)

test.each([
  ['at the top', ten, 0, 60, { first: 0, end: 2, above: 0, below: 240 }],
  ['in the middle', ten, 100, 160, { first: 3, end: 6, above: 90, below: 120 }],
  ['at the end', ten, 280, 400, { first: 9, end: 10, above: 270, below: 0 }],
  ['beyond the end, after lines have gone', ten, 900, 1000, { first: 10, end: 10, above: 300, below: 0 }],
  ['a line that is higher than the window', [30, 900, 30], 100, 200, { first: 1, end: 2, above: 30, below: 30 }],
  ['nothing', [], 0, 100, { first: 0, end: 0, above: 0, below: 0 }]
])('what is drawn %s', (_, heights, top, bottom, expected) => {
  expect(windowOf(heights, top, bottom)).toEqual(expected)
})
