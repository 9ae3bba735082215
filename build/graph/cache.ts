import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { keepResultsIn } from './step.ts'
import type { DiskStore } from './store.ts'
import { folderStore } from './store.ts'

/** From now on results of steps are kept in the project's cache. */
export function openCache(root: string): DiskStore {
  const folder = path.join(root, '.cache/results')
  mkdirSync(folder, { recursive: true })
  const store = folderStore(folder)
  keepResultsIn(store)
  return store
}
