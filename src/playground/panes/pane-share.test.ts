import { expect, test } from 'vitest'
import { maxShare, readShare, getShareAfterKey, getShareAt, minShare } from './pane-share.ts'

test('the size of a pane follows the pointer between its limits', () => {
  expect(getShareAt(300, 100, 1000)).toBe(20)
  expect(getShareAt(0, 100, 1000)).toBe(minShare)
  expect(getShareAt(5000, 100, 1000)).toBe(maxShare)
  expect(getShareAt(5, 0, 0)).toBe(50)
})

test.each([
  ['ArrowLeft', false, false, 48],
  ['ArrowRight', false, true, 60],
  ['ArrowUp', false, false, undefined],
  ['ArrowUp', true, false, 48],
  ['ArrowDown', true, false, 52],
  ['ArrowRight', true, false, undefined],
  ['Home', true, false, minShare],
  ['End', false, false, maxShare],
  ['Tab', false, false, undefined]
])('the key %s changes the size of a pane (stacked %s, fast %s)', (key, stacked, fast, share) => {
  expect(getShareAfterKey(key, 50, stacked, fast)).toBe(share)
})

test.each([
  ['40', 40],
  ['99', maxShare],
  ['', undefined],
  ['a', undefined],
  ['Infinity', undefined],
  [null, undefined],
  [40, undefined]
])('the stored pane size %j is read as %j', (input, share) => {
  expect(readShare(input)).toBe(share)
})
