import { afterEach, expect, test, vi } from 'vitest'
import { forgetSearches, readRecent, rememberSearch } from './recent.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key)
})
afterEach(() => kept.clear())

test('the last search comes first, each once, six at most', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b', ' ']) rememberSearch(query)
  expect(readRecent()).toEqual(['b', 'g', 'f', 'e', 'd', 'c'])
})

test('they can be forgotten', () => {
  rememberSearch('a')
  forgetSearches()
  expect(readRecent()).toEqual([])
})

test.each(['nonsense', '{"a":1}', '[1,null,{}]', `["${'x'.repeat(200)}"]`])('%s in the storage is ignored', text => {
  kept.set('vxe-docs:recent-searches', text)
  expect(readRecent()).toEqual([])
})
