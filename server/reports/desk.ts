import { statSync } from 'node:fs'
import { reasons, type Log } from '../log.ts'
import type { OpenSql } from './sqlite.ts'
import type { OpenStore, Store, StoreLimits } from './store.ts'
import { openStore, storeLimits } from './store.ts'
import { ReportsTrouble, troubleOf } from './trouble.ts'

/** Where the server hands reports in and asks for known problems. */
export interface Desk {
  /** Throws `ReportsTrouble`. */
  use<T>(work: (store: Store) => T): T
}

export interface DeskParts {
  file: string
  /** Found when it is needed first. */
  findSqlite: () => OpenSql | undefined
  log: Log
  /** Milliseconds that only go forward. */
  now: () => number
  limits?: StoreLimits
}

/** After trouble nobody waits for the file again for so many milliseconds. */
const rest = 2000

/**
 * Opens the file when it is needed first and keeps it open; a file that was put in its place meanwhile is opened in its
 * stead. Says once what is wrong with it, until it is well again or something else is wrong.
 */
export function createDesk({ file, findSqlite, log, now, limits = storeLimits }: DeskParts): Desk {
  let store: (OpenStore & { stamp: string }) | undefined
  let trouble: ReportsTrouble | undefined
  let again = 0
  const close = () => {
    store?.close()
    store = undefined
  }
  const opened = (): Store => {
    if (store && store.stamp === stampOf(file)) return store
    close()
    const open = findSqlite()
    if (!open) throw new ReportsTrouble('storage', withoutSqlite)
    const fresh = openStore(open, file, limits)
    store = { ...fresh, stamp: stampOf(file) }
    return store
  }
  return {
    use(work) {
      if (trouble && trouble.kind !== 'full' && now() < again) throw trouble
      try {
        const result = work(opened())
        trouble = undefined
        return result
      } catch (reason) {
        const error = troubleOf(reason, file)
        if (error.kind === 'storage') close()
        if (error.message !== trouble?.message)
          log.error(error.message, error.cause === undefined ? undefined : reasons(error.cause))
        trouble = error
        again = now() + rest
        throw error
      }
    }
  }
}

/** Which file it is, not what is in it. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.dev}:${found.ino}` : ''
}

export const withoutSqlite =
  'Reports need SQLite, which is part of Node from 22.13 on. With an older Node, put the package beside the server: npm install libsql@0.5.29'
