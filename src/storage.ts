import type { StorageName } from '../shared/storage-keys.ts'
import { storageKey } from '../shared/storage-keys.ts'

/**
 * The only file that touches `localStorage`. In private windows, with storage full or switched off, every access may
 * throw: reading then finds nothing and writing keeps the value for this visit.
 */

/** Prefixes of the keys of named values, such as `vxe-docs:draft:table/base/sort/multi-sort`. */
const groupPrefixes = { draft: 'vxe-docs:draft:', pane: 'vxe-docs:pane:' } as const
type StorageGroup = keyof typeof groupPrefixes

const unsavedValues = new Map<string, string | null>()

export const readStored = (key: StorageName): string | null => read(storageKey(key))
export const store = (key: StorageName, value: string | null): void => void write(storageKey(key), value)

export const readStoredIn = (group: StorageGroup, name: string): string | null => read(groupPrefixes[group] + name)

/** Returns true if the value outlasts this visit. */
export const storeIn = (group: StorageGroup, name: string, value: string | null): boolean =>
  write(groupPrefixes[group] + name, value)

export function storedNames(group: StorageGroup): string[] {
  const keys = new Set([...allStoredKeys(), ...unsavedValues.keys()])
  return [...keys]
    .filter(key => key.startsWith(groupPrefixes[group]) && read(key) !== null)
    .map(key => key.slice(groupPrefixes[group].length))
}

function read(key: string): string | null {
  const value = unsavedValues.get(key)
  if (value !== undefined) return value
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    unsavedValues.delete(key)
    return true
  } catch {
    unsavedValues.set(key, value)
    return false
  }
}

function allStoredKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  } catch {
    return []
  }
}
