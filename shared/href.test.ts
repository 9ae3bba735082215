import { expect, test } from 'vitest'
import { readPlace, writePlace } from './href.ts'

test('an address is a path, a query and an anchor', () => {
  const place = readPlace('#/table/base/sort?lang=en_US&q=a%20b#two-columns')
  expect(place).toEqual({
    path: '/table/base/sort',
    query: new Map([
      ['lang', 'en_US'],
      ['q', 'a b']
    ]),
    anchor: 'two-columns'
  })
})

test.each(['', '#', '#/', '#//', '/'])('%j is the root', hash => {
  expect(readPlace(hash)).toEqual({ path: '/', query: new Map(), anchor: '' })
})

test.each([
  ['#table/base/sort', '/table/base/sort'],
  ['#/table/base/sort/', '/table/base/sort'],
  ['#/%E6%8E%92%E5%BA%8F', '/排序'],
  ['#/100%', '/100%'],
  ['#/a?b', '/a']
])('the path of %s is %s', (hash, path) => {
  expect(readPlace(hash).path).toBe(path)
})

test('an anchor may stand without a query and a query without an anchor', () => {
  expect(readPlace('#/a#b').anchor).toBe('b')
  expect(readPlace('#/a?b=1').query.get('b')).toBe('1')
})

test('an anchor keeps its question mark and what can not be decoded', () => {
  expect(readPlace('#/a#b?c=1').anchor).toBe('b?c=1')
  expect(readPlace('#/a#%E6%8').anchor).toBe('%E6%8')
})

test('a name given twice has its last value', () => {
  expect([...readPlace('#/a?q=1&q=2').query]).toEqual([['q', '2']])
})

test.each([
  ['/table/base/sort', [], ''],
  ['/table/api', [['filterName', 'a&b=c #?%']], 'row-config'],
  ['/排序', [['q', '排序']], '两列'],
  ['/a?b#c', [], '#'],
  ['/100%', [], '100%']
] as const)('what was written for %s is read again', (path, query, anchor) => {
  const place = { path, query: new Map<string, string>(query), anchor }
  expect(readPlace(writePlace(path, place.query, anchor))).toEqual(place)
})

test('a path alone is written without a query or an anchor', () => {
  expect(writePlace('/table/base/sort', new Map(), '')).toBe('#/table/base/sort')
})
