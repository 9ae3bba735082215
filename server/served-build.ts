import { ChangedFileError } from './load-file.ts'
import type { Log } from './log.ts'
import { stampManifest } from './read-manifest.ts'
import { createCompletenessCheck, readBuild, type SiteBuild } from './site-build.ts'

/** The build that is served, and the one before it. */
export interface ServedBuild {
  current: SiteBuild
  previous: SiteBuild | undefined
  /** Switches to a new build in the folder, once it is complete and `check` accepts it. Never rejects. */
  refresh(): Promise<void>
}

export function createServedBuild(
  folder: string,
  first: SiteBuild,
  check: (build: SiteBuild) => Promise<void>,
  report: (sentence: string, cause?: unknown) => void
): ServedBuild {
  const findNextBuild = createBuildFinder(folder, check)
  const served: ServedBuild = {
    current: first,
    previous: undefined,
    refresh: shareCalls(async () => {
      try {
        const next = await findNextBuild(served.current)
        if (next) Object.assign(served, { previous: served.current, current: next })
      } catch (error) {
        report(`The new build in ${folder} is not served.`, error)
      }
    })
  }
  return served
}

/** Returns a function that finds another build than the given one, once it is complete. */
function createBuildFinder(
  folder: string,
  check: (build: SiteBuild) => Promise<void>
): (current: SiteBuild) => Promise<SiteBuild | undefined> {
  let candidate: { stamp: string; isComplete: () => Promise<boolean> } | undefined
  let rejected: string | undefined
  return async current => {
    const stamp = await stampManifest(folder)
    if (stamp === undefined || stamp === current.stamp || stamp === rejected) return undefined
    try {
      if (candidate?.stamp !== stamp) {
        const build = await readBuild(folder, current)
        candidate = { stamp: build.stamp, isComplete: createCompletenessCheck(folder, build, current) }
      }
      if (!(await candidate.isComplete())) return undefined
      // Read again, because an operator's files may have come after the manifest.
      const build = await readBuild(folder, current)
      if (build.stamp !== stamp) return undefined
      await check(build)
      candidate = undefined
      return build
    } catch (error) {
      candidate = undefined
      if (error instanceof ChangedFileError) return undefined
      // A damaged manifest is read once. An error of the disk may pass.
      if (!(error instanceof Error && 'code' in error)) rejected = stamp
      throw error
    }
  }
}

/** Concurrent calls share one execution. */
function shareCalls(work: () => Promise<void>): () => Promise<void> {
  let pending: Promise<void> | undefined
  return () => (pending ??= work().finally(() => (pending = undefined)))
}

/** Maximum number of sentences that a server remembers, so that a broken deployment can't fill its memory. */
const maxReports = 1000

/** Logs each sentence once. */
export function createOnceReporter(log: Pick<Log, 'error'> | undefined): (sentence: string, cause?: unknown) => void {
  const reported = new Set<string>()
  return (sentence, cause) => {
    const key = cause instanceof Error ? `${sentence} ${cause.message}` : sentence
    if (reported.has(key) || reported.size >= maxReports) return
    reported.add(key)
    log?.error(sentence, cause instanceof Error ? cause.message : cause)
  }
}
