import { useSyncExternalStore } from 'react'

interface ExternalStore<T> {
  useValue: () => T
  /** Notifies the components that the value has changed. */
  notify: () => void
}

/**
 * Creates a store for a value outside of React. The first function must return the same value until it changes, the
 * second argument is the value in the prerendered page, the third subscribes to changes made elsewhere.
 */
export function createStore<T>(
  read: () => T,
  prerenderedValue: T,
  subscribeToSource?: (notify: () => void) => () => void
): ExternalStore<T> {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    const unsubscribe = subscribeToSource?.(listener)
    return () => {
      listeners.delete(listener)
      unsubscribe?.()
    }
  }
  return {
    useValue: () => useSyncExternalStore(subscribe, read, () => prerenderedValue),
    notify: () => listeners.forEach(listener => listener())
  }
}
