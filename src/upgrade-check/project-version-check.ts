import type { SourceFile } from '../../upgrade/check.ts'
import type { CheckFinding } from '../../version-check/finding.ts'
import { checkVersionFiles } from './check-version-files.ts'
import { loadReleases } from './load-releases.ts'
import { createWorkerPool } from './worker-pool.ts'

/** Findings of a file, with the text that their positions belong to: its line breaks are `\n`, as in the editor. */
export interface VersionFindings {
  text: string
  findings: readonly CheckFinding[]
}

export interface ProjectVersionCheck {
  /**
   * Returns the findings by file. Only the newest request gets them; an older one that has not started resolves to
   * `undefined`.
   */
  check: (files: readonly SourceFile[], version: string) => Promise<ReadonlyMap<string, VersionFindings> | undefined>
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
      const texts = files.map(({ name, text }) => ({ name, text: text.replace(/\r\n?/g, '\n') }))
      const result = checkVersionFiles({ files: texts, problems: [] }, version, pool, () => {})
      running = result.catch(() => {})
      const { findings } = await result
      return new Map(
        texts.map(({ name, text }) => [name, { text, findings: findings.filter(({ file }) => file === name) }])
      )
    },
    close() {
      // A check that has not started would start another worker.
      lastId++
      pool.close()
    }
  }
}
