import { expect, test } from 'vitest'
import { readSystemList, readVersionLines, readVersionsAnswer, stableVersion } from './versions.ts'

const answer = {
  sp: true,
  dp: false,
  ss: true,
  time: '2024-05-06 07:08:09',
  tags: { latest: '4.7.0', 'v3-legacy': '3.8.25' },
  v3StableList: ['3.8.25', '3.8.6'],
  v3BetaList: []
}
const product = { href: 'https://example.com/pro', content: 'Pro', isEnterprise: true }
const line = { version: '3.8', url: '/v3.8/', isDisabled: false, isStop: false, isAbandoned: true }

test('a good answer is read and loses what nobody asked for', () => {
  expect(readVersionsAnswer({ ...answer, more: 1 })).toEqual(answer)
})

test.each([
  null,
  undefined,
  'text',
  [],
  {},
  { ...answer, sp: 'true' },
  { ...answer, dp: undefined },
  { ...answer, ss: 1 },
  { ...answer, time: '2024-05-06T07:08:09Z' },
  { ...answer, time: 0 },
  { ...answer, tags: ['latest'] },
  { ...answer, tags: { latest: 4 } },
  { ...answer, v3StableList: '3.8.25' },
  { ...answer, v3BetaList: [3] }
])('%j is no answer', input => {
  expect(readVersionsAnswer(input)).toBeUndefined()
})

test('the stable version is the tag v3-legacy, else the newest stable one, else unknown', () => {
  expect(stableVersion(answer)).toBe('3.8.25')
  expect(stableVersion({ tags: {}, v3StableList: ['3.9.1', '3.8.25'] })).toBe('3.9.1')
  expect(stableVersion({ tags: {}, v3StableList: [] })).toBeUndefined()
})

test('lists are read entry by entry, without members nobody asked for', () => {
  expect(readSystemList([{ ...product, more: 1 }])).toEqual([product])
  expect(readVersionLines([{ ...line, more: 1 }])).toEqual([line])
  expect(readVersionLines([{ ...line, routes: ['/table/base/'] }])).toEqual([{ ...line, routes: ['/table/base/'] }])
  expect(readSystemList([])).toEqual([])
})

test.each([
  null,
  {},
  'text',
  [null],
  [[]],
  [product, {}],
  [{ ...product, content: ' ' }],
  [{ ...product, isEnterprise: 0 }]
])('%j is no list of products', input => {
  expect(readSystemList(input)).toBeUndefined()
})

test.each([
  null,
  {},
  [line, {}],
  [{ ...line, version: '' }],
  [{ ...line, isStop: 'no' }],
  [{ ...line, isDisabled: undefined }],
  [{ ...line, isAbandoned: null }],
  [{ ...line, routes: '/table/' }],
  [{ ...line, routes: ['table/base'] }]
])('%j is no list of version lines', input => {
  expect(readVersionLines(input)).toBeUndefined()
})

test.each(['https://example.com', 'http://example.com/a', '/v3/', '#/table/base/sort'])('%s may be linked', href => {
  expect(readSystemList([{ ...product, href }])).toBeDefined()
  expect(readVersionLines([{ ...line, url: href }])).toBeDefined()
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,a',
  '//example.com',
  '/\\example.com',
  'example.com',
  ''
])('%j may not be linked', href => {
  expect(readSystemList([{ ...product, href }])).toBeUndefined()
  expect(readVersionLines([{ ...line, url: href }])).toBeUndefined()
})
