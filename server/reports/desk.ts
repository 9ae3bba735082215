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

/** In milliseconds: a file that can't be opened, or is locked, nobody waits for again; the same trouble is not said again. */
const pause = { attempts: 2000, log: 60_000 }

/**
 * Opens the file when it is needed first and keeps it open; a file that was put in its place meanwhile is opened in its
 * stead. What is wrong with it is said to the operator, but not over and over.
 */
export function createDesk({ file, findSqlite, log, now, limits = storeLimits }: DeskParts): Desk {
  let store: (OpenStore & { stamp: string }) | undefined
  let held: { trouble: ReportsTrouble; until: number } | undefined
  let said: { sentence: string; until: number } | undefined
  const tell = ({ message, cause }: ReportsTrouble) => {
    if (said?.sentence === message && now() < said.until) return
    said = { sentence: message, until: now() + pause.log }
    log.error(message, cause === undefined ? undefined : reasons(cause))
  }
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
      if (held && now() < held.until) throw held.trouble
      held = undefined
      try {
        return work(opened())
      } catch (reason) {
        const trouble = troubleOf(reason, file)
        if (!store || trouble.kind === 'busy') held = { trouble, until: now() + pause.attempts }
        if (trouble.kind === 'storage') close()
        tell(trouble)
        throw trouble
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
