import { useSyncExternalStore } from 'react'
import type { SourceKind } from '../../shared/demo.ts'
import { readStored, store } from '../storage.ts'

/** TypeScript or JavaScript: one choice for all demos, remembered. */
export function useSourceKind(): [SourceKind, (kind: SourceKind) => void] {
  return [useSyncExternalStore(subscribe, currentKind, () => 'ts' as const), chooseKind]
}

const currentKind = (): SourceKind => (readStored('sourceKind') === 'js' ? 'js' : 'ts')

function chooseKind(kind: SourceKind): void {
  store('sourceKind', kind)
  listeners.forEach(listener => listener())
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
