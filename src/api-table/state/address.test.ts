import { expect, test } from 'vitest'
import { readAsked, writeAsked } from './address.ts'

const query = (text: string) => new Map(new URLSearchParams(text))

test('an address asks by a name, by words and by a kind', () => {
  expect(readAsked(query('filterName=sortConfig&kind=prop'))).toEqual({ filterName: 'sortConfig', kind: 'prop' })
  expect(readAsked(query('q=sort%20rows'))).toEqual({ q: 'sort rows' })
})

test('empty values and unknown kinds ask nothing', () => {
  expect(readAsked(query('q=&filterName=&kind=other&lang=en_US'))).toEqual({})
})

test('what the reader types takes the place of the name they came with, the rest of the address stays', () => {
  expect([...writeAsked(query('lang=en_US&filterName=sortConfig'), { q: 'filter' })]).toEqual([
    ['lang', 'en_US'],
    ['q', 'filter']
  ])
  expect([...writeAsked(query('lang=en_US&q=a&kind=prop'), { q: '' })]).toEqual([['lang', 'en_US']])
})
