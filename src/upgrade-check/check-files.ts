import type { CheckedProject } from '../../upgrade/check-project.ts'
import { mergeResults } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Problem } from '../../upgrade/finding.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import { checkInWorkers, toProblem } from './check-in-workers.ts'
import type { ChangeFilter, CheckedFile, PatchedFile } from './check-protocol.ts'
import type { ReadFiles } from './file-collector.ts'
import type { WorkerPool } from './worker-pool.ts'

/** Checks files in workers. A file that takes too long is reported as not read, like those that could not be read. */
export async function checkFiles(
  { files, problems }: ReadFiles,
  versions: UpgradeVersions,
  pool: WorkerPool,
  reportProgress: (done: number) => void
): Promise<CheckedProject> {
  const check = (file: SourceFile): Promise<CheckedFile> =>
    pool.send({ kind: 'check', file, versions }).catch((error: unknown) => ({
      findings: [],
      problems: [toProblem(file, error)],
      packages: [],
      uses: [],
      members: []
    }))
  return mergeResults(await checkInWorkers(files, pool, check, reportProgress), problems)
}

export interface PatchedFiles {
  /** Files that change, with their new text. */
  files: SourceFile[]
  /** Files that could not be changed. */
  problems: Problem[]
}

export async function patchFiles(
  files: readonly SourceFile[],
  versions: UpgradeVersions,
  filter: ChangeFilter,
  pool: WorkerPool
): Promise<PatchedFiles> {
  const results = await Promise.all(
    files.map(async (file): Promise<PatchedFile> =>
      pool
        .send({ kind: 'patch', file, versions, filter })
        .catch((error: unknown) => ({ text: file.text, problem: toProblem(file, error) }))
    )
  )
  return {
    files: files.flatMap(({ name, text }, index) => {
      const patched = results[index]!
      return patched.text === text ? [] : [{ name, text: patched.text }]
    }),
    problems: results.flatMap(({ problem }) => problem ?? [])
  }
}
