import path from 'node:path'
import { modifiedAt, writeAtomically } from './disk.ts'
import type { PackWriter } from './packs.ts'
import { readPackLists, packWriter, logErrors, readEntry, repack } from './packs.ts'

/** Results of steps between two runs. Unreadable results count as missing. */
export interface ResultStore {
  get: (step: string, key: string) => unknown
  put: (step: string, key: string, value: unknown) => void
}

export const emptyStore: ResultStore = { get: () => undefined, put: () => {} }

export interface DiskStore extends ResultStore {
  /** Writes pending results immediately, instead of after the delay or at the end of the program. */
  flush: () => void
  /** Removes results that this run did not use and that are older than the number of days. Runs at most once a day. */
  prune: (days: number) => void
}

const dayInMs = 86_400_000
/** Maximum number of packs before they are merged; each run with new results creates one. */
const maxPacks = 32

/**
 * Stores results in packs. Each run with new results creates its own pack, so that two concurrent builds only write
 * the same result twice. Damaged or half-written texts fail their checksum and are computed again.
 */
export function createDiskStore(folder: string, now: () => number = Date.now): DiskStore {
  const lists = readPackLists(folder)
  let entries = lists.packs.length > maxPacks ? repack(folder, () => true) : lists.entries
  const used = new Set<string>()
  const writer = packWriter(folder, entry => entries.set(entry.name, entry))
  const nameOf = (step: string, key: string) => `${step}/${key}`
  writers.add(writer)
  return {
    get(step, key) {
      const name = nameOf(step, key)
      const entry = entries.get(name)
      const text = writer.pending(name) ?? (entry && readEntry(folder, entry))
      if (text === undefined) return undefined
      used.add(name)
      return JSON.parse(text)
    },
    put(step, key, value) {
      const name = nameOf(step, key)
      used.add(name)
      writer.add(JSON.stringify(value), { name, day: Math.floor(now() / dayInMs) })
    },
    flush: writer.flush,
    prune(days) {
      writer.flush()
      const stamp = path.join(folder, 'pruned')
      if (now() - (modifiedAt(stamp) ?? 0) < dayInMs) return
      const oldestDay = Math.floor(now() / dayInMs) - days
      const shouldKeep = ({ name, day }: { name: string; day: number }) => used.has(name) || day >= oldestDay
      if (![...entries.values()].every(shouldKeep)) entries = repack(folder, shouldKeep)
      writeAtomically(stamp, '')
    }
  }
}

/** Writers that may hold unwritten results when the program ends. */
const writers = new Set<PackWriter>()

process.on('exit', () => {
  for (const writer of writers) logErrors(writer.flush)
})
