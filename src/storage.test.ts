import { afterEach, expect, test, vi } from 'vitest'
import { readStored, readStoredIn, store, storedNames, storeIn } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

function memory() {
  const values = new Map<string, string>()
  return {
    values,
    get length() {
      return values.size
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key)
  }
}
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

test('a stored value is read until it is removed', () => {
  vi.stubGlobal('localStorage', memory())
  expect(readStored('theme')).toBeNull()
  store('theme', 'dark')
  expect(readStored('theme')).toBe('dark')
  store('theme', null)
  expect(readStored('theme')).toBeNull()
})

test('storage keys have the prefix of the site, except the key of the language', () => {
  const storage = memory()
  vi.stubGlobal('localStorage', storage)
  store('language', 'en_US')
  store('upgradeNotice', 'read')
  expect([...storage.values.keys()]).toEqual(['language', 'vxe-docs:upgrade-notice'])
})

test('without localStorage, a stored value is available for this visit', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readStored('newVersion')).toBeNull()
  store('newVersion', '3.8.7')
  expect(readStored('newVersion')).toBe('3.8.7')
})

test('a localStorage that throws on every access is read as empty', () => {
  vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full })
  expect(readStored('memorial')).toBeNull()
  store('memorial', null)
  expect(readStored('memorial')).toBeNull()
})

test('with full localStorage, the value of this visit overrides the older stored value', () => {
  const storage = memory()
  vi.stubGlobal('localStorage', storage)
  store('language', 'zh_CN')
  vi.stubGlobal('localStorage', { ...storage, setItem: full })
  store('language', 'en_US')
  expect(readStored('language')).toBe('en_US')
  vi.stubGlobal('localStorage', storage)
  store('language', 'zh_TC')
  expect(readStored('language')).toBe('zh_TC')
})

test('storedNames() lists the names of a group without other keys and removed values', () => {
  vi.stubGlobal('localStorage', memory())
  store('theme', 'dark')
  expect(storeIn('draft', 'table/base/sort/multi', 'a')).toBe(true)
  storeIn('draft', '', 'b')
  expect(storedNames('draft')).toEqual(['table/base/sort/multi', ''])
  expect(readStoredIn('draft', 'table/base/sort/multi')).toBe('a')
  storeIn('draft', 'table/base/sort/multi', null)
  expect(storedNames('draft')).toEqual([''])
})

test('storeIn() with full localStorage returns false, and the value is available for this visit', () => {
  const storage = memory()
  storage.values.set('vxe-docs:draft:old', 'x')
  vi.stubGlobal('localStorage', { ...storage, length: 1, setItem: full, removeItem: full })
  expect(storeIn('draft', 'new', 'text')).toBe(false)
  storeIn('draft', 'old', null)
  expect(readStoredIn('draft', 'new')).toBe('text')
  expect(storedNames('draft')).toEqual(['new'])
})
