import { useEffect, useRef, useState } from 'react'
import { toChunkError, ChunkError } from './chunk-error.ts'

export interface LoadedValue<T> {
  /** The value of the key; `undefined` while it loads and after a failure. */
  value?: T
  /** The value of the key or, until it has loaded, the value loaded before it. */
  latest?: T
  error?: unknown
  retry: () => void
}

interface SettledLoad<T> {
  key?: unknown
  value?: T
  latest?: T
  error?: unknown
}

/** Retries of the failed loads in use, run when one retry succeeds or the browser is online again. */
const retries = new Set<() => void>()
const retryAll = () => retries.forEach(retry => retry())
if (typeof addEventListener === 'function') addEventListener('online', retryAll)

interface LoadOptions<T> {
  /** The value of the key if it is loaded already, so that it is not loaded again; keeps its identity between renders. */
  loadedValue?: T | undefined
  /** Applies the state change; `flushSync` renders it at once. */
  applyUpdate?: (change: () => void) => void
}

/** Loads a value for a key. A result for an older key is dropped, and without a key nothing is loaded. */
export function useLoaded<T>(key: unknown, load: () => Promise<T>, options: LoadOptions<T> = {}): LoadedValue<T> {
  const { loadedValue, applyUpdate = change => change() } = options
  const initial: SettledLoad<T> = { key, value: loadedValue, latest: loadedValue }
  const [settled, setSettled] = useState(initial)
  const [attempt, setAttempt] = useState(0)
  const latestOptions = useRef({ load, applyUpdate })
  latestOptions.current = { load, applyUpdate }
  const isLoaded = loadedValue !== undefined
  if (isLoaded && (settled.key !== key || settled.value !== loadedValue)) setSettled(initial)
  useEffect(() => {
    if (key === undefined || isLoaded) return
    let isActive = true
    latestOptions.current.load().then(
      value => {
        if (isActive) latestOptions.current.applyUpdate(() => setSettled({ key, value, latest: value }))
        if (attempt > 0) retryAll()
      },
      async reason => {
        const error = await toChunkError(reason)
        if (error instanceof ChunkError) error.isStuck = attempt > 0
        if (isActive) setSettled(({ latest }) => ({ key, error, latest }))
      }
    )
    return () => {
      isActive = false
    }
  }, [key, isLoaded, attempt])
  const retry = () => {
    setSettled(({ latest }) => ({ latest }))
    setAttempt(current => current + 1)
  }
  const { value, error } = settled.key === key ? settled : {}
  useEffect(() => {
    if (error === undefined) return
    retries.add(retry)
    return () => void retries.delete(retry)
  }, [error])
  return { value, error, latest: settled.latest, retry }
}
