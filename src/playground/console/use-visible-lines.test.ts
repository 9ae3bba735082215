import { expect, test } from 'vitest'
import { getVisibleRange } from './use-visible-lines.ts'

const ten = Array<number>(10).fill(30)

test.each([
  ['scrolled to the top', ten, 0, 60, { first: 0, end: 2, above: 0, below: 240 }],
  ['scrolled to the middle', ten, 100, 160, { first: 3, end: 6, above: 90, below: 120 }],
  ['scrolled to the end', ten, 280, 400, { first: 9, end: 10, above: 270, below: 0 }],
  ['scrolled beyond the end', ten, 900, 1000, { first: 10, end: 10, above: 300, below: 0 }],
  ['a line higher than the visible area', [30, 900, 30], 100, 200, { first: 1, end: 2, above: 30, below: 30 }],
  ['no lines', [], 0, 100, { first: 0, end: 0, above: 0, below: 0 }]
])('only console lines in the visible area are rendered: %s', (_, heights, top, bottom, expected) => {
  expect(getVisibleRange(heights, top, bottom)).toEqual(expected)
})
