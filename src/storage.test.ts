import { afterEach, expect, test, vi } from 'vitest'
import { readStored, store } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { values: Map<string, string> } {
  const values = new Map<string, string>()
  return { values, getItem: key => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value), removeItem: key => void values.delete(key) }
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
