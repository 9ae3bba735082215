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

test('what was stored is read, and forgotten when it is taken back', () => {
  vi.stubGlobal('localStorage', memory())
  expect(readStored('theme')).toBeNull()
  store('theme', 'dark')
  expect(readStored('theme')).toBe('dark')
  store('theme', null)
  expect(readStored('theme')).toBeNull()
})

test('every key but the language has the prefix of the site', () => {
  const storage = memory()
  vi.stubGlobal('localStorage', storage)
  store('language', 'en_US')
  store('upgradeNotice', 'read')
  expect([...storage.values.keys()]).toEqual(['language', 'vxe-docs:upgrade-notice'])
})

test('storage that is switched off finds nothing and keeps what is chosen for this visit', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readStored('banner')).toBeNull()
  store('banner', 'closed')
  expect(readStored('banner')).toBe('closed')
})

test('storage whose every access throws finds nothing', () => {
  vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full })
  expect(readStored('memorial')).toBeNull()
  store('memorial', null)
  expect(readStored('memorial')).toBeNull()
})

test('with storage full, the choice of this visit counts more than the older stored one', () => {
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

test('values of a group have names of their own, and what does not belong to it is no name', () => {
  vi.stubGlobal('localStorage', memory())
  store('theme', 'dark')
  expect(storeIn('draft', 'table/base/sort/multi', 'a')).toBe(true)
  storeIn('draft', '', 'b')
  expect(storedNames('draft')).toEqual(['table/base/sort/multi', ''])
  expect(readStoredIn('draft', 'table/base/sort/multi')).toBe('a')
  storeIn('draft', 'table/base/sort/multi', null)
  expect(storedNames('draft')).toEqual([''])
})

test('a value of a group that does not fit is kept for this visit and says so', () => {
  const storage = memory()
  storage.values.set('vxe-docs:draft:old', 'x')
  vi.stubGlobal('localStorage', { ...storage, length: 1, setItem: full, removeItem: full })
  expect(storeIn('draft', 'new', 'text')).toBe(false)
  storeIn('draft', 'old', null)
  expect(readStoredIn('draft', 'new')).toBe('text')
  expect(storedNames('draft')).toEqual(['new'])
})
