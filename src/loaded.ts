import { useEffect, useRef, useState } from 'react'
import { chunkError, ChunkError } from './chunk-error.ts'

export interface Loaded<T> {
  /** What the key stands for; `undefined` while it is on its way or when it did not arrive. */
  value?: T
  /** The same, or what was there before it: for who would rather show something old than nothing. */
  latest?: T
  error?: unknown
  retry: () => void
}

interface Settled<T> {
  key?: unknown
  value?: T
  latest?: T
  error?: unknown
}

/** What failed and is still wanted: when a retry brings one of them, or the line is back, the others are worth one too. */
const failed = new Set<() => void>()
const retryAll = () => failed.forEach(retry => retry())
if (typeof addEventListener === 'function') addEventListener('online', retryAll)

interface Options<T> {
  /** What the key stands for, if it has come already: it is not asked for again. The same value each time. */
  there?: T | undefined
  /** Draws what arrives as soon as it is there, not when React finds the time. */
  draw?: (change: () => void) => void
}

/**
 * Loads something for a key. Another key is another question: what comes late for an older one is dropped. Without a
 * key nothing is asked.
 */
export function useLoaded<T>(key: unknown, load: () => Promise<T>, options: Options<T> = {}): Loaded<T> {
  const { there, draw = change => change() } = options
  const known: Settled<T> = { key, value: there, latest: there }
  const [settled, setSettled] = useState(known)
  const [attempt, setAttempt] = useState(0)
  const newest = useRef({ load, draw })
  newest.current = { load, draw }
  const isThere = there !== undefined
  if (isThere && (settled.key !== key || settled.value !== there)) setSettled(known)
  useEffect(() => {
    if (key === undefined || isThere) return
    let live = true
    newest.current.load().then(
      value => {
        if (live) newest.current.draw(() => setSettled({ key, value, latest: value }))
        if (attempt > 0) retryAll()
      },
      async reason => {
        const error = await chunkError(reason)
        if (error instanceof ChunkError) error.isStuck = attempt > 0
        if (live) setSettled(({ latest }) => ({ key, error, latest }))
      }
    )
    return () => {
      live = false
    }
  }, [key, isThere, attempt])
  const retry = () => {
    setSettled(({ latest }) => ({ latest }))
    setAttempt(now => now + 1)
  }
  const { value, error } = settled.key === key ? settled : {}
  useEffect(() => {
    if (error === undefined) return
    failed.add(retry)
    return () => void failed.delete(retry)
  }, [error])
  return { value, error, latest: settled.latest, retry }
}
