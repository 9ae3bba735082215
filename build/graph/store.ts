import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './hash.ts'

/** Results of steps between two runs. What can't be read is as if it had never been there. */
export interface Store {
  get: (step: string, key: string) => unknown
  put: (step: string, key: string, value: unknown) => void
}

const aDay = 86_400_000

export const noStore: Store = { get: () => undefined, put: () => {} }

/**
 * One file for each result, named by what it was made from. A file is written whole under another name first, so that
 * two builds at once only write the same thing twice; its first line is a sum of the rest, so that a damaged or
 * half-written one is noticed and thrown away.
 */
export function folderStore(folder: string): DiskStore {
  const made = new Set<string>()
  const used = new Set<string>()
  const fileOf = (step: string, key: string) => path.join(folder, step, `${key}.json`)
  return {
    get(step, key) {
      const file = fileOf(step, key)
      const text = readText(file)
      if (text === undefined) return undefined
      used.add(file)
      const value = checked(text)
      if (value === undefined) rmSync(file, { force: true })
      return value
    },
    put(step, key, value) {
      const file = fileOf(step, key)
      if (!made.has(step)) mkdirSync(path.join(folder, step), { recursive: true })
      made.add(step)
      used.add(file)
      const text = JSON.stringify(value)
      writeWhole(file, `${hashOf(text)}\n${text}`)
    },
    prune(days) {
      const stamp = path.join(folder, 'pruned')
      if (Date.now() - (changedAt(stamp) ?? 0) < aDay) return
      const oldest = Date.now() - days * aDay
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name)
        if (entry.isFile() && !used.has(file) && (changedAt(file) ?? Infinity) < oldest) rmSync(file, { force: true })
      }
      writeWhole(stamp, '')
    }
  }
}

export interface DiskStore extends Store {
  /** Removes what this run did not need and no run has written for so many days. Looks once a day: there are thousands of files. */
  prune: (days: number) => void
}

/** Another build may be reading the file: it sees the old one or the new one, never a part. */
export function writeWhole(file: string, body: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.new`
  try {
    writeFileSync(draft, body)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw diskError(error, file)
  }
}

/** When a file was written last; undefined for one that another build has just renamed or removed. */
export const changedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** Does what another build may have done in this moment, or undone: what is gone is gone, what came in between stays. */
export function unlessGone<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    if (/^(ENOENT|ENOTEMPTY|EEXIST)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/** A full disk is one sentence. */
export function diskError(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Error(`The disk is full: ${file} could not be written. Free some space and build again.`, {
      cause: error
    })
  if (code === 'EROFS' || code === 'EACCES')
    return new Error(`${file} could not be written (${code}). Allow writing there and build again.`, { cause: error })
  return error
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function checked(text: string): unknown {
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  if (end < 0 || text.slice(0, end) !== hashOf(body)) return undefined
  return JSON.parse(body)
}
