import { expect, test } from 'vitest'
import { createLruCache } from './lru-cache.ts'

/** Creates a cache with a log of the computed keys. */
function setUp() {
  const log: string[] = []
  const cache = createLruCache<string>(10, value => value.length)
  return { log, get: (key: string, value = key) => cache(key, () => (log.push(key), Promise.resolve(value))) }
}

test('the LRU cache computes a value once', async () => {
  const { log, get } = setUp()
  expect(await Promise.all([get('one'), get('one')])).toEqual(['one', 'one'])
  expect(await get('one')).toBe('one')
  expect(log).toEqual(['one'])
})

test('the LRU cache evicts the least recently used value beyond its limit', async () => {
  const { log, get } = setUp()
  for (const key of ['aaaa', 'bbbb', 'aaaa', 'cccc']) await get(key)
  log.length = 0
  for (const key of ['aaaa', 'cccc', 'bbbb']) await get(key)
  expect(log).toEqual(['bbbb'])
})

test('the LRU cache returns a value larger than its limit without caching that value', async () => {
  const { log, get } = setUp()
  await get('a')
  expect(await get('large', 'x'.repeat(11))).toBe('x'.repeat(11))
  await get('large', 'x'.repeat(11))
  expect(log).toEqual(['a', 'large', 'large'])
  await get('a')
  expect(log).toEqual(['a', 'large', 'large'])
})

test('the LRU cache does not evict a pending value and counts that value once', async () => {
  const log: string[] = []
  const cache = createLruCache<string>(10, value => value.length)
  let finish: (value: string) => void = () => {}
  const slow = () => cache('slow', () => (log.push('slow'), new Promise<string>(done => (finish = done))))
  const first = slow()
  for (const key of ['aaaaaa', 'bbbbbb']) await cache(key, () => Promise.resolve(key))
  const second = slow()
  finish('slow')
  expect(await Promise.all([first, second])).toEqual(['slow', 'slow'])
  expect(log).toEqual(['slow'])
  await cache('bbbbbb', () => (log.push('bbbbbb'), Promise.resolve('bbbbbb')))
  expect(log).toEqual(['slow'])
})

test('the LRU cache computes a value again after a failure', async () => {
  const cache = createLruCache<string>(10, value => value.length)
  await expect(cache('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await cache('a', () => Promise.resolve('there'))).toBe('there')
})
