import path from 'node:path'
import { changedAt, writeWhole } from './disk.ts'
import type { PackWriter } from './packs.ts'
import { listedIn, packWriter, quietly, readEntry, repack } from './packs.ts'

/** Results of steps between two runs. What can't be read is as if it had never been there. */
export interface Store {
  get: (step: string, key: string) => unknown
  put: (step: string, key: string, value: unknown) => void
}

export const noStore: Store = { get: () => undefined, put: () => {} }

export interface DiskStore extends Store {
  /** Writes what is still held back, which is else done a moment later, or when the program ends. */
  flush: () => void
  /** Removes what this run did not need and no run has written for so many days. Looks once a day. */
  prune: (days: number) => void
}

const aDay = 86_400_000
/** So many runs may leave something new before their packs are put together. */
const mostPacks = 32

/**
 * Results in packs: each run that has something new begins one of its own, so that two builds at once only write the
 * same thing twice. What is damaged or half-written does not fit its sum and is made anew.
 */
export function folderStore(folder: string, now: () => number = Date.now): DiskStore {
  const listed = listedIn(folder)
  let entries = listed.packs.length > mostPacks ? repack(folder, () => true) : listed.entries
  const used = new Set<string>()
  const writer = packWriter(folder, entry => entries.set(entry.name, entry))
  const nameOf = (step: string, key: string) => `${step}/${key}`
  writers.add(writer)
  return {
    get(step, key) {
      const name = nameOf(step, key)
      const entry = entries.get(name)
      const text = writer.waiting(name) ?? (entry && readEntry(folder, entry))
      if (text === undefined) return undefined
      used.add(name)
      return JSON.parse(text)
    },
    put(step, key, value) {
      const name = nameOf(step, key)
      used.add(name)
      writer.add(JSON.stringify(value), { name, day: Math.floor(now() / aDay) })
    },
    flush: writer.flush,
    prune(days) {
      writer.flush()
      const stamp = path.join(folder, 'pruned')
      if (now() - (changedAt(stamp) ?? 0) < aDay) return
      const oldest = Math.floor(now() / aDay) - days
      const isKept = ({ name, day }: { name: string; day: number }) => used.has(name) || day >= oldest
      if (![...entries.values()].every(isKept)) entries = repack(folder, isKept)
      writeWhole(stamp, '')
    }
  }
}

/** Whose results may be held back when the program ends. */
const writers = new Set<PackWriter>()

process.on('exit', () => {
  for (const writer of writers) quietly(writer.flush)
})
