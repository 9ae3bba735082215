/**
 * The only file that touches `localStorage`. In private windows, with storage full or switched off, every access may
 * throw: reading then finds nothing and writing keeps the value for this visit.
 */
const keys = {
  language: 'language',
  theme: 'vxe-docs:theme',
  upgradeNotice: 'vxe-docs:upgrade-notice',
  banner: 'vxe-docs:banner',
  newVersion: 'vxe-docs:new-version',
  memorial: 'vxe-docs:memorial',
  sourceKind: 'vxe-docs:source-kind',
  recentSearches: 'vxe-docs:recent-searches',
  apiColumns: 'vxe-docs:api-columns',
  fonts: 'vxe-docs:fonts'
} as const
export type StorageKey = keyof typeof keys

const kept = new Map<StorageKey, string | null>()

export function readStored(key: StorageKey): string | null {
  const value = kept.get(key)
  if (value !== undefined) return value
  try {
    return localStorage.getItem(keys[key])
  } catch {
    return null
  }
}

export function store(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keys[key])
    else localStorage.setItem(keys[key], value)
    kept.delete(key)
  } catch {
    kept.set(key, value)
  }
}
