import { expect, test } from 'vitest'
import { parseLocation } from '../../shared/site-location.ts'
import { versionAddress } from './version-address.ts'

const line = { version: '2', url: 'https://example.com/v2/', isDisabled: false, isStop: true, isAbandoned: true }
const routes = ['/table/base/', '/table/api']
const here = parseLocation('#/table/base/sort?lang=en_US#two-columns')

test('the address of another version keeps page and query if the version has the route', () => {
  expect(versionAddress({ ...line, routes }, here)).toBe('https://example.com/v2/#/table/base/sort?lang=en_US')
  expect(versionAddress({ ...line, routes }, parseLocation('#/table/api?filterName=sort'))).toBe(
    'https://example.com/v2/#/table/api?filterName=sort'
  )
})

test('the address of another version without the route is its start page, with the language', () => {
  expect(versionAddress({ ...line, routes }, parseLocation('#/table/api/more'))).toBe('https://example.com/v2/')
  expect(versionAddress({ ...line, routes }, parseLocation('#/table/base'))).toBe('https://example.com/v2/')
  expect(versionAddress(line, here)).toBe('https://example.com/v2/#/?lang=en_US')
})

test('a configured version address with a hash is unchanged', () => {
  expect(versionAddress({ ...line, url: '/old/#/start', routes }, here)).toBe('/old/#/start')
})
