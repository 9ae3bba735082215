import { formatErrorMessages, type Log } from '../log.ts'
import { ReportsError } from './reports-error.ts'
import type { OpenedStore } from './opened-store.ts'
import type { ReportStore } from './store.ts'

/** Access to the reports for the routes. */
export interface ReportsAccess {
  /** Rejects with `ReportsError`. */
  use<T>(work: (store: ReportStore) => Promise<T>): Promise<T>
}

export interface ReportsAccessOptions {
  open: () => Promise<OpenedStore>
  log: Log
  /** Monotonic time in milliseconds. */
  now: () => number
}

/** Milliseconds in which requests fail at once after a failed open or a lock, and in which the same error is not logged again. */
const pause = { attempts: 2000, log: 60_000 }

/**
 * Opens the store on first use and keeps it open; a file that has replaced it is opened instead. Errors are logged, but
 * the same one not repeatedly.
 */
export function createReportsAccess({ open, log, now }: ReportsAccessOptions): ReportsAccess {
  let opening: Promise<OpenedStore> | undefined
  let store: OpenedStore | undefined
  let recentFailure: { error: ReportsError; until: number } | undefined
  let lastLogged: { sentence: string; until: number } | undefined
  const logError = ({ message, cause }: ReportsError) => {
    if (lastLogged?.sentence === message && now() < lastLogged.until) return
    lastLogged = { sentence: message, until: now() + pause.log }
    log.error(message, cause === undefined ? undefined : formatErrorMessages(cause))
  }
  const close = () => {
    void store?.close().catch(() => {})
    store = undefined
    opening = undefined
  }
  const getStore = async (): Promise<OpenedStore> => {
    if (store?.isReplaced()) close()
    opening ??= open()
    return (store = await opening)
  }
  return {
    async use(work) {
      if (recentFailure && now() < recentFailure.until) throw recentFailure.error
      recentFailure = undefined
      try {
        return await work(await getStore())
      } catch (reason) {
        const error = reason instanceof ReportsError ? reason : new ReportsError('storage', 'Reports failed.', reason)
        if (error.kind === 'many') throw error
        if (!store || error.kind === 'busy') recentFailure = { error, until: now() + pause.attempts }
        if (error.kind === 'storage' || !store) close()
        logError(error)
        throw error
      }
    }
  }
}
