import { expect, test } from 'vitest'
import { defineMemoryStorage, createMemoryStorage } from './memory-storage.ts'

test('the memory storage of the sandbox behaves like localStorage', () => {
  const storage = createMemoryStorage()
  storage.setItem('a', 1 as never)
  storage.b = 'two'
  expect([
    storage.getItem('a'),
    storage.a,
    storage.getItem('b'),
    storage.length,
    storage.key(1),
    storage.key(2)
  ]).toEqual(['1', '1', 'two', 2, 'b', null])
  expect(Object.keys(storage)).toEqual(['a', 'b'])
  expect(JSON.stringify(storage)).toBe('{"a":"1","b":"two"}')
  delete storage.a
  storage.removeItem('b')
  expect([storage.getItem('a'), storage.b, 'b' in storage, storage.length]).toEqual([null, undefined, false, 0])
  storage.setItem('c', 'x')
  storage.clear()
  expect(storage.length).toBe(0)
})

test('defineMemoryStorage() replaces localStorage and sessionStorage, also one that throws on access', () => {
  const page = Object.defineProperty({} as { localStorage: Storage; sessionStorage: Storage }, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('no origin')
    }
  })
  defineMemoryStorage(page)
  page.localStorage.setItem('a', 'b')
  expect([page.localStorage.getItem('a'), page.sessionStorage.getItem('a')]).toEqual(['b', null])
})
