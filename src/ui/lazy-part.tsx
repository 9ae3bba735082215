import type { ReactNode } from 'react'
import { useLoaded } from '../use-loaded.ts'
import { useMessages } from '../locale/texts.ts'
import { Boundary } from './boundary.tsx'
import { ChunkFailure } from './chunk-failure.tsx'

interface Props<T> {
  /** Must be the same function in each render, because it is the key of the loaded part. */
  load: () => Promise<T>
  /** Shown while the part loads. */
  fallback?: ReactNode
  /** Wraps the card for a part that failed to load. */
  renderFailure?: (card: ReactNode) => ReactNode
  children: (part: T) => ReactNode
}

const loadedParts = new WeakMap<() => Promise<unknown>, unknown>()

/** Loads a part and caches it, so that it renders at once from then on. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const part = await load()
  loadedParts.set(load, part)
  return part
}

/**
 * Renders a part of the app that is loaded on demand. `React.lazy` is not used, because it caches failures and React
 * delays content that replaces a fallback by 300 ms.
 */
export function LazyPart<T>({ load, fallback = null, renderFailure = card => card, children }: Props<T>) {
  const { chunk } = useMessages()
  const loadedPart = loadedParts.get(load) as T | undefined
  const { value, error, retry } = useLoaded(load, () => loadPart(load), { loadedValue: loadedPart })
  if (value) return <Boundary>{children(value)}</Boundary>
  return error === undefined
    ? fallback
    : renderFailure(<ChunkFailure title={chunk.partTitle} error={error} retry={retry} />)
}
