import { expect, test } from 'vitest'
import { markTerms } from './mark-terms.ts'

const formatMarks = (text: string, ...terms: string[]) =>
  markTerms(text, terms)
    .map(([part, isMarked]) => (isMarked ? `[${part}]` : part))
    .join('')

test('in search hits, every match of a term is marked, regardless of position and case', () => {
  expect(formatMarks('多列排序', '排序')).toBe('多列[排序]')
  expect(formatMarks('Sort by sorting', 'sort')).toBe('[Sort] by [sort]ing')
})

test('in search hits, a Latin term is marked at the start of a word only', () => {
  expect(formatMarks('basic-all, recall, call', 'call')).toBe('basic-all, recall, [call]')
  expect(formatMarks('resort a sortable', 'sort')).toBe('resort a [sort]able')
  expect(formatMarks('rowConfig.editRow_id', 'config', 'row')).toBe('[row][Config].edit[Row]_id')
  expect(formatMarks('按sort排序', 'sort')).toBe('按[sort]排序')
})

test('in search hits, a name is marked with its hyphens', () => {
  expect(formatMarks('row-config.isHover', 'rowconfig', 'ishover')).toBe('[row-config].[isHover]')
})

test('in search hits, the longest matching term is marked', () => {
  expect(formatMarks('sort-config', 'sort', 'sort-config')).toBe('[sort-config]')
})

test('in search hits, punctuation in a term is literal, and a single Latin letter marks nothing', () => {
  expect(formatMarks('a.b(c)', 'b(c)')).toBe('a.[b(c)]')
  expect(formatMarks('a cat', 'a')).toBe('a cat')
  expect(formatMarks('列宽', '列')).toBe('[列]宽')
  expect(formatMarks('plain')).toBe('plain')
})
