import { expect, test } from 'vitest'
import { largest, readShare, shareAfter, shareAt, smallest } from './pane-share.ts'

test('the handle follows the pointer and leaves both panes room', () => {
  expect(shareAt(300, 100, 1000)).toBe(20)
  expect(shareAt(0, 100, 1000)).toBe(smallest)
  expect(shareAt(5000, 100, 1000)).toBe(largest)
  expect(shareAt(5, 0, 0)).toBe(50)
})

test.each([
  ['ArrowLeft', false, false, 48],
  ['ArrowRight', false, true, 60],
  ['ArrowUp', false, false, undefined],
  ['ArrowUp', true, false, 48],
  ['ArrowDown', true, false, 52],
  ['ArrowRight', true, false, undefined],
  ['Home', true, false, smallest],
  ['End', false, false, largest],
  ['Tab', false, false, undefined]
])('%s moves the handle (stacked %s, fast %s)', (key, stacked, fast, share) => {
  expect(shareAfter(key, 50, stacked, fast)).toBe(share)
})

test.each([
  ['40', 40],
  ['99', largest],
  ['', undefined],
  ['a', undefined],
  ['Infinity', undefined],
  [null, undefined],
  [40, undefined]
])('stored as %j the share is %j', (input, share) => {
  expect(readShare(input)).toBe(share)
})
