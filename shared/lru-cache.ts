/** Values by key, bounded by the sum of their sizes. The least recently used ones are removed first. */
export interface LruMap<T> {
  get(key: string): T | undefined
  /** A value that is larger than the limit is not stored. */
  set(key: string, value: T, size: number): void
}

export function createLruMap<T>(maxSize: number): LruMap<T> {
  const entries = new Map<string, { value: T; size: number }>()
  let totalSize = 0

  const remove = (key: string) => {
    totalSize -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      // A Map iterates in insertion order, so an entry that is set again becomes the newest.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, size) {
      remove(key)
      if (size > maxSize) return
      entries.set(key, { value, size })
      totalSize += size
      for (const oldest of entries.keys()) {
        if (totalSize <= maxSize) return
        remove(oldest)
      }
    }
  }
}

/** LRU cache of promises, bounded by the total size of their values. Pending values are shared and do not count. */
export function createLruCache<T>(
  maxSize: number,
  sizeOf: (value: T) => number
): (key: string, compute: () => Promise<T>) => Promise<T> {
  const values = createLruMap<Promise<T>>(maxSize)
  const pending = new Map<string, Promise<T>>()
  return (key, compute) => {
    const known = values.get(key) ?? pending.get(key)
    if (known) return known
    const value = compute()
    pending.set(key, value)
    value.then(
      result => {
        pending.delete(key)
        values.set(key, value, sizeOf(result))
      },
      () => pending.delete(key)
    )
    return value
  }
}
