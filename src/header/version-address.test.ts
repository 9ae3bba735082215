import { expect, test } from 'vitest'
import { readPlace } from '../../shared/href.ts'
import { versionAddress } from './version-address.ts'

const line = { version: '2', url: 'https://example.com/v2/', isDisabled: false, isStop: true, isAbandoned: true }
const routes = ['/table/base/', '/table/api']
const here = readPlace('#/table/base/sort?lang=en_US#two-columns')

test('a version that has the route keeps the page and the query', () => {
  expect(versionAddress({ ...line, routes }, here)).toBe('https://example.com/v2/#/table/base/sort?lang=en_US')
  expect(versionAddress({ ...line, routes }, readPlace('#/table/api?filterName=sort'))).toBe(
    'https://example.com/v2/#/table/api?filterName=sort'
  )
})

test('a version without the route opens on its start page, in the language of the query', () => {
  expect(versionAddress({ ...line, routes }, readPlace('#/table/api/more'))).toBe('https://example.com/v2/')
  expect(versionAddress({ ...line, routes }, readPlace('#/table/base'))).toBe('https://example.com/v2/')
  expect(versionAddress(line, here)).toBe('https://example.com/v2/#/?lang=en_US')
})

test('an address with a hash is taken as it is', () => {
  expect(versionAddress({ ...line, url: '/old/#/start', routes }, here)).toBe('/old/#/start')
})
