import type { ReactNode } from 'react'
import { useLoaded } from '../loaded.ts'
import { useMessages } from '../locale/texts.ts'
import { Boundary } from './boundary.tsx'
import { ChunkFailure } from './chunk-failure.tsx'

interface Props<T> {
  /** The same function each time: what it brought once is there at once. */
  load: () => Promise<T>
  /** Holds the place meanwhile. */
  waiting?: ReactNode
  /** Around the card that says that it did not arrive. */
  renderFailed?: (card: ReactNode) => ReactNode
  children: (part: T) => ReactNode
}

const arrived = new WeakMap<() => Promise<unknown>, unknown>()

/** Loads a part. From then on it is drawn at once, whoever has loaded it. */
export async function bring<T>(load: () => Promise<T>): Promise<T> {
  const part = await load()
  arrived.set(load, part)
  return part
}

/**
 * A part of the app that is loaded when it is wanted. Not `lazy`: that remembers a failure, and React holds back for
 * 300 ms what takes the place of a fallback.
 */
export function Part<T>({ load, waiting = null, renderFailed = card => card, children }: Props<T>) {
  const { chunk } = useMessages()
  const there = arrived.get(load) as T | undefined
  const { value, error, retry } = useLoaded(load, () => bring(load), { there })
  if (value) return <Boundary>{children(value)}</Boundary>
  return error === undefined
    ? waiting
    : renderFailed(<ChunkFailure title={chunk.partTitle} error={error} retry={retry} />)
}
