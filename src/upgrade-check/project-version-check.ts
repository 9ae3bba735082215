import type { SourceFile } from '../../upgrade/check.ts'
import type { CheckFinding } from '../../version-check/finding.ts'
import { checkVersionFiles } from './check-version-files.ts'
import { loadReleases } from './load-releases.ts'
import { createWorkerPool } from './worker-pool.ts'

export interface ProjectVersionCheck {
  /** Only the newest request gets findings. An older one that has not started resolves to `undefined`. */
  check: (files: readonly SourceFile[], version: string) => Promise<readonly CheckFinding[] | undefined>
  close: () => void
}

/** Checks a project again and again while it is edited, in one worker, and one version of it at a time. */
export function createProjectVersionCheck(): ProjectVersionCheck {
  const pool = createWorkerPool(1)
  let lastId = 0
  let running: Promise<unknown> = Promise.resolve()
  return {
    async check(files, version) {
      const id = ++lastId
      pool.setReleases(await loadReleases())
      await running
      if (id !== lastId) return undefined
      const result = checkVersionFiles({ files: [...files], problems: [] }, version, pool, () => {})
      running = result.catch(() => {})
      return (await result).findings
    },
    close() {
      // A check that has not started would start another worker.
      lastId++
      pool.close()
    }
  }
}
