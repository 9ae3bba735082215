/** Caches promises by key; a failed one is removed, so that the next call retries it. */
export function cachePromises<T>(create: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const promises = new Map<string, Promise<T>>()
  return key => {
    const cached = promises.get(key)
    if (cached) return cached
    const promise = create(key)
    promises.set(key, promise)
    promise.catch(() => promises.delete(key))
    return promise
  }
}
