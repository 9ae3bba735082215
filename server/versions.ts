import { reasons, type Log } from './log.ts'
import { versionFacts, type Releases, type VersionFacts } from './releases.ts'

export interface Versions {
  /** The newest that is known. Waits only while the process is new, and then not for long. */
  read(): Promise<VersionFacts>
  /** Resolves when no refresh is under way: for runtimes that stop working after an answer. */
  idle(): Promise<void>
}

export interface VersionsOptions {
  fetchReleases: () => Promise<Releases>
  snapshot: Releases
  log: Log
  /** Milliseconds that only ever grow; the clock of the wall may jump. */
  now?: () => number
  /** How long an answer counts as fresh. */
  lifetime?: number
  /** How long the first readers of a new process wait before the snapshot answers them. */
  patience?: number
  /** The pause after a failure; doubles with each further one, up to half an hour. */
  pause?: number
}

const longestPause = 30 * 60_000

/** A refresh that didn't end by then was cancelled by the runtime: the next reader starts another. */
const lease = 60_000

/**
 * Readers never pay for the registry: what is known answers at once and a refresh runs beside it,
 * one at a time. A registry that fails is left alone for a while.
 */
export function createVersions(options: VersionsOptions): Versions {
  const { fetchReleases, snapshot, log, now = () => performance.now() } = options
  const { lifetime = 10 * 60_000, patience = 1500, pause = 30_000 } = options
  let facts = versionFacts(snapshot)
  let due = -Infinity
  let failures = 0
  let waitUntil: number | undefined
  let pending: Promise<void> | undefined

  async function refresh(): Promise<void> {
    try {
      facts = versionFacts(await fetchReleases())
      failures = 0
      due = now() + lifetime
    } catch (error) {
      due = now() + Math.min(pause * 2 ** failures++, longestPause)
      log.error('The list of versions could not be refreshed; the last one known is served.', reasons(error))
    }
    waitUntil = -Infinity
  }

  return {
    async read() {
      const time = now()
      if (time >= due) {
        due = time + lease
        pending = refresh()
      }
      waitUntil ??= time + patience
      if (pending && time < waitUntil) await settledWithin(pending, waitUntil - time)
      return facts
    },
    async idle() {
      await pending
    }
  }
}

/** A timer of its own for each reader: where requests are cancelled, one's timer may never fire for another. */
async function settledWithin(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([work, new Promise<void>(resolve => (timer = setTimeout(resolve, milliseconds)))])
  clearTimeout(timer)
}
