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
  test('numbers are searched as text, and 0 is not empty', () => {
    expect(matchSimple({ text: '3' }, 35)).toBe(true)
    expect(matchSimple({ text: '0' }, 0)).toBe(true)
  })
  test('an empty cell fails', () => {
    for (const cell of emptyCells) expect(matchSimple({ text: 'a' }, cell)).toBe(false)
  })
})

describe('complex', () => {
  test('has means contains', () => {
    expect(matchComplex({ type: 'has', name: '2' }, 28)).toBe(true)
    expect(matchComplex({ type: 'has', name: '9' }, 28)).toBe(false)
  })
  test('eq means equal', () => {
    expect(matchComplex({ type: 'eq', name: '28' }, 28)).toBe(true)
    expect(matchComplex({ type: 'eq', name: '2' }, 28)).toBe(false)
    expect(matchComplex({ type: 'eq', name: 'a' }, 'A')).toBe(false)
  })
  test('an empty cell fails both', () => {
    for (const cell of emptyCells) {
      expect(matchComplex({ type: 'has', name: 'a' }, cell)).toBe(false)
      expect(matchComplex({ type: 'eq', name: '' }, cell)).toBe(false)
    }
  })
})

describe('content', () => {
  test('only a selected value matches, whatever the search says', () => {
    expect(matchContent({ vals: ['设计师', 28], sVal: '' }, '设计师')).toBe(true)
    expect(matchContent({ vals: ['设计师', 28], sVal: '前端' }, 28)).toBe(true)
    expect(matchContent({ vals: ['设计师'], sVal: '设' }, '前端工程师')).toBe(false)
    expect(matchContent({ vals: [], sVal: '' }, '设计师')).toBe(false)
  })
})

describe('extended', () => {
  test('the first condition alone', () => {
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
  test('an empty cell fails every text condition', () => {
    for (const cell of emptyCells) expect(matchExtended({ ...emptyExtended(), f1Val: 'a' }, cell)).toBe(false)
  })
})

test('the empty conditions have exactly the fields of their kind', () => {
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

test('the values of a column come once each, without empty ones, narrowed by the search', () => {
  const rows = [{ role: '设计师' }, { role: '' }, { role: '前端工程师' }, { role: '设计师' }, { role: null }]
  expect(columnValues(rows, 'role', '')).toEqual(['设计师', '前端工程师'])
  expect(columnValues(rows, 'role', '前')).toEqual(['前端工程师'])
})
