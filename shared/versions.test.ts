import { expect, test } from 'vitest'
import { readSystemList, readVersionLines, readVersionsResponse, getStableVersion } from './versions.ts'

const response = {
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

test('a valid versions response is read without unknown fields', () => {
  expect(readVersionsResponse({ ...response, more: 1 })).toEqual(response)
})

test.each([
  null,
  undefined,
  'text',
  [],
  {},
  { ...response, sp: 'true' },
  { ...response, dp: undefined },
  { ...response, ss: 1 },
  { ...response, time: '2024-05-06T07:08:09Z' },
  { ...response, time: 0 },
  { ...response, tags: ['latest'] },
  { ...response, tags: { latest: 4 } },
  { ...response, v3StableList: '3.8.25' },
  { ...response, v3BetaList: [3] }
])('the versions response %j is rejected', input => {
  expect(readVersionsResponse(input)).toBeUndefined()
})

test('the stable version is that of the tag v3-legacy, else the newest stable one, else undefined', () => {
  expect(getStableVersion(response)).toBe('3.8.25')
  expect(getStableVersion({ tags: {}, v3StableList: ['3.9.1', '3.8.25'] })).toBe('3.9.1')
  expect(getStableVersion({ tags: {}, v3StableList: [] })).toBeUndefined()
})

test('lists of products and version lines are read without unknown fields', () => {
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
])('the list of products %j is rejected', input => {
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
])('the list of version lines %j is rejected', input => {
  expect(readVersionLines(input)).toBeUndefined()
})

test.each(['https://example.com', 'http://example.com/a', '/v3/', '#/table/base/sort'])(
  'the link %s of a product or a version line is accepted',
  href => {
    expect(readSystemList([{ ...product, href }])).toBeDefined()
    expect(readVersionLines([{ ...line, url: href }])).toBeDefined()
  }
)

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,a',
  '//example.com',
  '/\\example.com',
  'example.com',
  ''
])('the link %j of a product or a version line is rejected', href => {
  expect(readSystemList([{ ...product, href }])).toBeUndefined()
  expect(readVersionLines([{ ...line, url: href }])).toBeUndefined()
})
