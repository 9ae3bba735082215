import { storageKeys } from '../shared/storage-keys.ts'

/**
 * The only file that touches `localStorage`. In private windows, with storage full or switched off, every access may
 * throw: reading then finds nothing and writing keeps the value for this visit.
 */
type StorageKey = keyof typeof storageKeys

/** Values of one kind, each under a name of its own: `vxe-docs:draft:table/base/sort/multi-sort`. */
const groups = { draft: 'vxe-docs:draft:', pane: 'vxe-docs:pane:' } as const
type StorageGroup = keyof typeof groups

const kept = new Map<string, string | null>()

export const readStored = (key: StorageKey): string | null => read(storageKeys[key])
export const store = (key: StorageKey, value: string | null): void => void write(storageKeys[key], value)

export const readStoredIn = (group: StorageGroup, name: string): string | null => read(groups[group] + name)

/** Whether it outlasts this visit. */
export const storeIn = (group: StorageGroup, name: string, value: string | null): boolean =>
  write(groups[group] + name, value)

export function storedNames(group: StorageGroup): string[] {
  const addresses = new Set([...storedAddresses(), ...kept.keys()])
  return [...addresses]
    .filter(address => address.startsWith(groups[group]) && read(address) !== null)
    .map(address => address.slice(groups[group].length))
}

function read(address: string): string | null {
  const value = kept.get(address)
  if (value !== undefined) return value
  try {
    return localStorage.getItem(address)
  } catch {
    return null
  }
}

function write(address: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(address)
    else localStorage.setItem(address, value)
    kept.delete(address)
    return true
  } catch {
    kept.set(address, value)
    return false
  }
}

function storedAddresses(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  } catch {
    return []
  }
}
