import { expect, test } from 'vitest'
import { projectLimits } from './project-code.ts'
import { parseLocation, formatLocation } from './site-location.ts'

test('parseLocation() reads path, query and anchor of an address', () => {
  const location = parseLocation('#/table/base/sort?lang=en_US&q=a%20b#two-columns')
  expect(location).toEqual({
    path: '/table/base/sort',
    query: new Map([
      ['lang', 'en_US'],
      ['q', 'a b']
    ]),
    anchor: 'two-columns'
  })
})

test.each(['', '#', '#/', '#//', '/'])('the address %j has the path of the root', hash => {
  expect(parseLocation(hash)).toEqual({ path: '/', query: new Map(), anchor: '' })
})

test.each([
  ['#table/base/sort', '/table/base/sort'],
  ['#/table/base/sort/', '/table/base/sort'],
  ['#/%E6%8E%92%E5%BA%8F', '/排序'],
  ['#/100%', '/100%'],
  ['#/a?b', '/a']
])('the address %s has the path %s', (hash, path) => {
  expect(parseLocation(hash).path).toBe(path)
})

test('parseLocation() reads an anchor without a query and a query without an anchor', () => {
  expect(parseLocation('#/a#b').anchor).toBe('b')
  expect(parseLocation('#/a?b=1').query.get('b')).toBe('1')
})

test('parseLocation() keeps a question mark and malformed percent-encoding in the anchor', () => {
  expect(parseLocation('#/a#b?c=1').anchor).toBe('b?c=1')
  expect(parseLocation('#/a#%E6%8').anchor).toBe('%E6%8')
})

test('parseLocation() uses the last value of a repeated query parameter', () => {
  expect([...parseLocation('#/a?q=1&q=2').query]).toEqual([['q', '2']])
})

test.each([
  ['/table/base/sort', [], ''],
  ['/table/api', [['filterName', 'a&b=c #?%']], 'row-config'],
  ['/排序', [['q', '排序']], '两列'],
  ['/a?b#c', [], '#'],
  ['/100%', [], '100%']
] as const)('an address with the path %s is the same after formatting and parsing', (path, query, anchor) => {
  const location = { path, query: new Map<string, string>(query), anchor }
  expect(parseLocation(formatLocation(path, location.query, anchor))).toEqual(location)
})

test('formatLocation() writes only the path if query and anchor are empty', () => {
  expect(formatLocation('/table/base/sort', new Map(), '')).toBe('#/table/base/sort')
})

test('parseLocation() reads only the beginning of an address that is longer than any project', () => {
  const { path, query } = parseLocation(`#/playground?code=${'a'.repeat(2_000_000)}`)
  expect(path).toBe('/playground')
  const { length } = query.get('code')!
  expect(length).toBeGreaterThan(projectLimits.code)
  expect(length).toBeLessThan(projectLimits.code * 2)
})
