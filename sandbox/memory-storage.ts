/** Defines storage in memory that ends with the frame, because a document without an origin has none. */
export function defineMemoryStorage(target: object): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(target, name, { value: createMemoryStorage(), configurable: true })
}

export function createMemoryStorage(): Storage {
  const items = new Map<string, string>()
  const methods: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key'> = {
    getItem: key => items.get(String(key)) ?? null,
    setItem: (key, value) => void items.set(String(key), String(value)),
    removeItem: key => void items.delete(String(key)),
    clear: () => items.clear(),
    key: index => [...items.keys()][index] ?? null
  }
  return new Proxy({} as Storage, {
    get: (_, key) =>
      key === 'length'
        ? items.size
        : Object.hasOwn(methods, key)
          ? methods[key as keyof typeof methods]
          : items.get(String(key)),
    set: (_, key, value) => (items.set(String(key), String(value)), true),
    deleteProperty: (_, key) => (items.delete(String(key)), true),
    has: (_, key) => key === 'length' || Object.hasOwn(methods, key) || items.has(String(key)),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      items.has(String(key))
        ? { value: items.get(String(key)), enumerable: true, configurable: true, writable: true }
        : undefined
  })
}
