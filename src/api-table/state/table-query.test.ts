import { expect, test } from 'vitest'
import { readTableQuery, writeTableQuery } from './table-query.ts'

const query = (text: string) => new Map(new URLSearchParams(text))

test('the API table reads member name, query and kind from the address', () => {
  expect(readTableQuery(query('filterName=sortConfig&kind=prop'))).toEqual({ filterName: 'sortConfig', kind: 'prop' })
  expect(readTableQuery(query('q=sort%20rows'))).toEqual({ q: 'sort rows' })
})

test('the API table ignores empty values, unknown kinds and other parameters in the address', () => {
  expect(readTableQuery(query('q=&filterName=&kind=other&lang=en_US'))).toEqual({})
})

test('a typed query replaces the member name in the address of the API table and keeps other parameters', () => {
  expect([...writeTableQuery(query('lang=en_US&filterName=sortConfig'), { q: 'filter' })]).toEqual([
    ['lang', 'en_US'],
    ['q', 'filter']
  ])
  expect([...writeTableQuery(query('lang=en_US&q=a&kind=prop'), { q: '' })]).toEqual([['lang', 'en_US']])
})
