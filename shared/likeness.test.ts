import { expect, test } from 'vitest'
import { likeness, nearest } from './likeness.ts'

test('a name is like itself, whatever stands between its letters', () => {
  expect(likeness('sort-config', 'sortConfig')).toBe(1)
  expect(likeness('筛选', '筛选')).toBe(1)
  expect(likeness('a', 'a')).toBe(1)
})

test('a slip leaves most of it, another name nothing', () => {
  expect(likeness('getEditCell', 'getEditRecord')).toBeGreaterThan(0.5)
  expect(likeness('fliter', 'filter')).toBeGreaterThan(likeness('fliter', 'header'))
  expect(likeness('sort', 'menu')).toBe(0)
  expect(likeness('', 'menu')).toBe(0)
  expect(likeness('-', '')).toBe(0)
})

test('a pair counts as often as both have it', () => {
  expect(likeness('aaaa', 'aa')).toBeLessThan(1)
  expect(likeness('aa', 'aaaa')).toBe(likeness('aaaa', 'aa'))
})

test('the nearest come first, and none that is too far', () => {
  const names = ['setCheckboxRow', 'setRadioRow', 'sort', 'setCheckAllRows']
  expect(nearest(names, name => likeness(name, 'setCheckRow'), 0.5, 2)).toEqual(['setCheckboxRow', 'setCheckAllRows'])
  expect(nearest(names, name => likeness(name, 'zzz'), 0.5, 2)).toEqual([])
})
