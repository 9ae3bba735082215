import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentPlace, goTo, replacePlace } from './place.ts'

const location = { hash: '' }
const heard: string[] = []

beforeEach(() => {
  location.hash = ''
  heard.length = 0
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: { scroll: 40 },
    replaceState: (state: unknown, _: string, hash: string) =>
      void (heard.push(JSON.stringify(state)), (location.hash = hash))
  })
  vi.stubGlobal('HashChangeEvent', Event)
  vi.stubGlobal('dispatchEvent', (event: Event) => heard.push(event.type))
})
afterEach(() => vi.unstubAllGlobals())

test('the place is one object as long as the address stays', () => {
  location.hash = '#/table/base/sort?lang=en_US'
  const place = currentPlace()
  expect(place.path).toBe('/table/base/sort')
  expect(currentPlace()).toBe(place)
  location.hash = '#/table/base/filter'
  expect(currentPlace().path).toBe('/table/base/filter')
})

test('going to a path is an entry of the history, told at once', () => {
  goTo('/table/api', new Map([['filterName', 'row config']]))
  expect(location.hash).toBe('#/table/api?filterName=row+config')
  expect(heard).toEqual(['hashchange'])
})

test('replacing the place keeps the state of the entry and tells everyone', () => {
  replacePlace('/table/base/sort', new Map([['lang', 'en_US']]), 'two-columns')
  expect(location.hash).toBe('#/table/base/sort?lang=en_US#two-columns')
  expect(heard).toEqual(['{"scroll":40}', 'hashchange'])
})
