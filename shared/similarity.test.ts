import { expect, test } from 'vitest'
import { similarity, getMostSimilar } from './similarity.ts'

test('similarity() of equal names is 1, regardless of case and punctuation', () => {
  expect(similarity('sort-config', 'sortConfig')).toBe(1)
  expect(similarity('筛选', '筛选')).toBe(1)
  expect(similarity('a', 'a')).toBe(1)
})

test('similarity() is high for a related name or a typo and 0 without common letter pairs', () => {
  expect(similarity('getEditCell', 'getEditRecord')).toBeGreaterThan(0.5)
  expect(similarity('fliter', 'filter')).toBeGreaterThan(similarity('fliter', 'header'))
  expect(similarity('sort', 'menu')).toBe(0)
  expect(similarity('', 'menu')).toBe(0)
  expect(similarity('-', '')).toBe(0)
})

test('similarity() of aaaa and aa is below 1 and symmetric', () => {
  expect(similarity('aaaa', 'aa')).toBeLessThan(1)
  expect(similarity('aa', 'aaaa')).toBe(similarity('aaaa', 'aa'))
})

test('getMostSimilar() returns the most similar items first and none below the minimum', () => {
  const names = ['setCheckboxRow', 'setRadioRow', 'sort', 'setCheckAllRows']
  expect(getMostSimilar(names, name => similarity(name, 'setCheckRow'), 0.5, 2)).toEqual([
    'setCheckboxRow',
    'setCheckAllRows'
  ])
  expect(getMostSimilar(names, name => similarity(name, 'zzz'), 0.5, 2)).toEqual([])
})
