import { afterEach, expect, test, vi } from 'vitest'
import { clearSearches, readRecentSearches, storeSearch } from './recent-searches.ts'

const storedItems = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storedItems.get(key) ?? null,
  setItem: (key: string, value: string) => storedItems.set(key, value),
  removeItem: (key: string) => storedItems.delete(key)
})
afterEach(() => storedItems.clear())

test('recent searches are listed newest first, each once, at most six', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b', ' ']) storeSearch(query)
  expect(readRecentSearches()).toEqual(['b', 'g', 'f', 'e', 'd', 'c'])
})

test('recent searches can be cleared', () => {
  storeSearch('a')
  clearSearches()
  expect(readRecentSearches()).toEqual([])
})

test.each(['nonsense', '{"a":1}', '[1,null,{}]', `["${'x'.repeat(200)}"]`])(
  'the stored value %s is not read as recent searches',
  text => {
    storedItems.set('vxe-docs:recent-searches', text)
    expect(readRecentSearches()).toEqual([])
  }
)
