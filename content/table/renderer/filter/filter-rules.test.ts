import { describe, expect, test } from 'vitest'
import {
  columnValues,
  emptyComplex,
  emptyContent,
  emptyExtended,
  emptySimple,
  matchComplex,
  matchContent,
  matchExtended,
  matchSimple
} from './filter-rules.ts'

const emptyCells = ['', null, undefined]

describe('simple', () => {
  test('a cell that contains the text matches, in any case', () => {
    expect(matchSimple({ text: '工程' }, '前端工程师')).toBe(true)
    expect(matchSimple({ text: 'ENG' }, 'Front-end engineer')).toBe(true)
    expect(matchSimple({ text: '设计' }, '前端工程师')).toBe(false)
  })
  test('a number is compared as text, and the number 0 is not an empty cell', () => {
    expect(matchSimple({ text: '3' }, 35)).toBe(true)
    expect(matchSimple({ text: '0' }, 0)).toBe(true)
  })
  test('an empty cell does not match', () => {
    for (const cell of emptyCells) expect(matchSimple({ text: 'a' }, cell)).toBe(false)
  })
})

describe('complex', () => {
  test('`has` matches a cell that contains the text', () => {
    expect(matchComplex({ type: 'has', name: '2' }, 28)).toBe(true)
    expect(matchComplex({ type: 'has', name: '9' }, 28)).toBe(false)
  })
  test('`eq` matches only a cell equal to the whole text, case-sensitive', () => {
    expect(matchComplex({ type: 'eq', name: '28' }, 28)).toBe(true)
    expect(matchComplex({ type: 'eq', name: '2' }, 28)).toBe(false)
    expect(matchComplex({ type: 'eq', name: 'a' }, 'A')).toBe(false)
  })
  test('an empty cell matches neither `has` nor `eq`', () => {
    for (const cell of emptyCells) {
      expect(matchComplex({ type: 'has', name: 'a' }, cell)).toBe(false)
      expect(matchComplex({ type: 'eq', name: '' }, cell)).toBe(false)
    }
  })
})

describe('content', () => {
  test('only a selected value matches, regardless of the search text', () => {
    expect(matchContent({ vals: ['设计师', 28], sVal: '' }, '设计师')).toBe(true)
    expect(matchContent({ vals: ['设计师', 28], sVal: '前端' }, 28)).toBe(true)
    expect(matchContent({ vals: ['设计师'], sVal: '设' }, '前端工程师')).toBe(false)
    expect(matchContent({ vals: [], sVal: '' }, '设计师')).toBe(false)
  })
})

describe('extended', () => {
  test('with only the first condition, a cell must match it', () => {
    expect(matchExtended({ ...emptyExtended(), f1Val: '工程' }, '前端工程师')).toBe(true)
    expect(matchExtended({ ...emptyExtended(), f1Val: '工程' }, '设计师')).toBe(false)
    expect(matchExtended({ ...emptyExtended(), f1Type: 'eq', f1Val: '工程' }, '前端工程师')).toBe(false)
  })
  test('a selected value matches, with or without conditions', () => {
    expect(matchExtended({ ...emptyExtended(), vals: ['设计师'] }, '设计师')).toBe(true)
    expect(matchExtended({ ...emptyExtended(), vals: ['设计师'], f1Val: '工程' }, '设计师')).toBe(true)
    expect(matchExtended({ ...emptyExtended(), vals: ['设计师'], f1Val: '工程' }, '前端工程师')).toBe(true)
    expect(matchExtended({ ...emptyExtended(), vals: ['设计师'], f1Val: '工程' }, '产品经理')).toBe(false)
  })
  test('the second condition is joined by fMode', () => {
    const both = { ...emptyExtended(), f1Val: '工程', f2Val: '前端' }
    expect(matchExtended(both, '前端工程师')).toBe(true)
    expect(matchExtended(both, '后端工程师')).toBe(false)
    expect(matchExtended({ ...both, fMode: 'or' }, '后端工程师')).toBe(true)
    expect(matchExtended({ ...both, fMode: 'or' }, '设计师')).toBe(false)
  })
  test('an empty cell does not match a text condition', () => {
    for (const cell of emptyCells) expect(matchExtended({ ...emptyExtended(), f1Val: 'a' }, cell)).toBe(false)
  })
})

test('each function returns a new empty condition with the fields of its filter', () => {
  expect(emptySimple()).toEqual({ text: '' })
  expect(emptyComplex()).toEqual({ type: 'has', name: '' })
  expect(emptyContent()).toEqual({ vals: [], sVal: '' })
  expect(emptyExtended()).toEqual({
    vals: [],
    sVal: '',
    fMenu: '',
    f1Type: 'has',
    f1Val: '',
    fMode: 'and',
    f2Type: 'has',
    f2Val: ''
  })
  expect(emptyContent().vals).not.toBe(emptyContent().vals)
})

test('the values of a column are unique, not empty, and contain the searched text', () => {
  const rows = [{ role: '设计师' }, { role: '' }, { role: '前端工程师' }, { role: '设计师' }, { role: null }]
  expect(columnValues(rows, 'role', '')).toEqual(['设计师', '前端工程师'])
  expect(columnValues(rows, 'role', '前')).toEqual(['前端工程师'])
})
