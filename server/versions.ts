import { formatErrorMessages, type Log } from './log.ts'
import { getVersionFacts, type Releases, type VersionFacts } from './releases.ts'

export interface VersionsService {
  /** Returns the newest known versions. Waits for the registry only in a new process, and for a bounded time. */
  read(): Promise<VersionFacts>
  /** Resolves when no refresh is running, for runtimes that stop after a response. */
  idle(): Promise<void>
}

export interface VersionsOptions {
  fetchReleases: () => Promise<Releases>
  snapshot: Releases
  log: Log
  /** Monotonic time in milliseconds; wall-clock time may jump. */
  now?: () => number
  /** Milliseconds for which a response of the registry is fresh. */
  lifetime?: number
  /** Milliseconds that the first requests of a new process wait for the registry before they get the snapshot. */
  maxFirstWait?: number
  /** Milliseconds until the next attempt after a failure; doubles with each further failure, up to half an hour. */
  retryDelay?: number
}

const maxRetryDelay = 30 * 60_000

/** Milliseconds after which an unfinished refresh counts as canceled by the runtime, and the next request starts another. */
const refreshTimeout = 60_000

/**
 * Serves the known versions at once and refreshes them in the background, one refresh at a time. After a failure no
 * refresh starts for a while.
 */
export function createVersions(options: VersionsOptions): VersionsService {
  const { fetchReleases, snapshot, log, now = () => performance.now() } = options
  const { lifetime = 10 * 60_000, maxFirstWait = 1500, retryDelay = 30_000 } = options
  let facts = getVersionFacts(snapshot)
  let nextRefresh = -Infinity
  let failures = 0
  let waitUntil: number | undefined
  let pending: Promise<void> | undefined

  async function refresh(): Promise<void> {
    try {
      facts = getVersionFacts(await fetchReleases())
      failures = 0
      nextRefresh = now() + lifetime
    } catch (error) {
      nextRefresh = now() + Math.min(retryDelay * 2 ** failures++, maxRetryDelay)
      log.error(
        'The list of versions could not be refreshed; the last one known is served.',
        formatErrorMessages(error)
      )
    }
    waitUntil = -Infinity
  }

  return {
    async read() {
      const time = now()
      if (time >= nextRefresh) {
        nextRefresh = time + refreshTimeout
        pending = refresh()
      }
      waitUntil ??= time + maxFirstWait
      if (pending && time < waitUntil) await settledWithin(pending, waitUntil - time)
      return facts
    },
    async idle() {
      await pending
    }
  }
}

/** Uses one timer per request, because a runtime that cancels a request also drops its timers. */
async function settledWithin(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([work, new Promise<void>(resolve => (timer = setTimeout(resolve, milliseconds)))])
  clearTimeout(timer)
}
