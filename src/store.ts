import { useSyncExternalStore } from 'react'

interface Store<T> {
  useValue: () => T
  /** The value has changed. */
  tell: () => void
}

/**
 * A value that lives outside of React. `read` gives the same one as long as nothing has changed, `first` stands in the
 * prerendered page, and `follow` hears of changes that nobody tells.
 */
export function createStore<T>(read: () => T, first: T, follow?: (tell: () => void) => () => void): Store<T> {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    const stop = follow?.(listener)
    return () => {
      listeners.delete(listener)
      stop?.()
    }
  }
  return {
    useValue: () => useSyncExternalStore(subscribe, read, () => first),
    tell: () => listeners.forEach(listener => listener())
  }
}
