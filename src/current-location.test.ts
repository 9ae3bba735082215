import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCurrentLocation, navigate, replaceLocation } from './current-location.ts'

const location = { hash: '' }
const events: string[] = []

beforeEach(() => {
  location.hash = ''
  events.length = 0
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: { scroll: 40 },
    replaceState: (state: unknown, _: string, hash: string) =>
      void (events.push(JSON.stringify(state)), (location.hash = hash))
  })
  vi.stubGlobal('HashChangeEvent', Event)
  vi.stubGlobal('dispatchEvent', (event: Event) => events.push(event.type))
})
afterEach(() => vi.unstubAllGlobals())

test('getCurrentLocation() returns the same object until the address changes', () => {
  location.hash = '#/table/base/sort?lang=en_US'
  const appLocation = getCurrentLocation()
  expect(appLocation.path).toBe('/table/base/sort')
  expect(getCurrentLocation()).toBe(appLocation)
  location.hash = '#/table/base/filter'
  expect(getCurrentLocation().path).toBe('/table/base/filter')
})

test('navigate() sets the hash and dispatches hashchange synchronously', () => {
  navigate('/table/api', new Map([['filterName', 'row config']]))
  expect(location.hash).toBe('#/table/api?filterName=row+config')
  expect(events).toEqual(['hashchange'])
})

test('replaceLocation() keeps the history state and dispatches hashchange', () => {
  replaceLocation('/table/base/sort', new Map([['lang', 'en_US']]), 'two-columns')
  expect(location.hash).toBe('#/table/base/sort?lang=en_US#two-columns')
  expect(events).toEqual(['{"scroll":40}', 'hashchange'])
})
