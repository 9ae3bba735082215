import { expect, test } from 'vitest'
import { markTerms } from './marks.ts'

const marked = (text: string, ...terms: string[]) =>
  markTerms(text, terms)
    .map(([part, isMarked]) => (isMarked ? `[${part}]` : part))
    .join('')

test('what was found is marked, wherever it stands and however it is written', () => {
  expect(marked('多列排序', '排序')).toBe('多列[排序]')
  expect(marked('Sort by sorting', 'sort')).toBe('[Sort] by [sort]ing')
})

test('a name is marked with its hyphens', () => {
  expect(marked('row-config.isHover', 'rowconfig', 'ishover')).toBe('[row-config].[isHover]')
})

test('the longest term wins', () => {
  expect(marked('sort-config', 'sort', 'sort-config')).toBe('[sort-config]')
})

test('signs are signs, and a single letter marks nothing', () => {
  expect(marked('a.b(c)', 'b(c)')).toBe('a.[b(c)]')
  expect(marked('a cat', 'a')).toBe('a cat')
  expect(marked('列宽', '列')).toBe('[列]宽')
  expect(marked('plain')).toBe('plain')
})
