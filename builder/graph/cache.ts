import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { storeResultsIn } from './step.ts'
import type { DiskStore } from './store.ts'
import { createDiskStore } from './store.ts'

/** Stores the results of steps in the project's cache from now on. */
export function openCache(root: string): DiskStore {
  const folder = path.join(root, '.cache/results')
  mkdirSync(folder, { recursive: true })
  const store = createDiskStore(folder)
  storeResultsIn(store)
  return store
}
