import type { CheckedProject } from '../../upgrade/check-project.ts'
import { mergeResults } from '../../upgrade/check-project.ts'
import { planChecks } from '../../usage/project/plan-checks.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Problem } from '../../upgrade/finding.ts'
import type { CrossFileUse } from '../../usage/follow/cross-file-use.ts'
import { createProblem } from '../../upgrade/problem.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import type { ChangeFilter, CheckedFile, PatchedFile } from './check-protocol.ts'
import type { ReadFiles } from './file-collector.ts'
import type { WorkerPool } from './worker-pool.ts'
import { TooSlowError } from './worker-pool.ts'

/** Checks files in workers. A file that takes too long is reported as not read, like those that could not be read. */
export async function checkFiles(
  { files, problems }: ReadFiles,
  versions: UpgradeVersions,
  pool: WorkerPool,
  reportProgress: (done: number) => void
): Promise<CheckedProject> {
  const check = (file: SourceFile): Promise<CheckedFile> =>
    pool
      .send({ kind: 'check', file, versions })
      .catch((error: unknown) => ({ findings: [], problems: [toProblem(file, error)], packages: [], uses: [] }))
  return mergeResults(await checkInWorkers(files, pool, check, reportProgress), problems)
}

/** Checks all files, and those again that others use options of; the results are in the order of the files. */
export async function checkInWorkers<T extends { uses: readonly CrossFileUse[] }>(
  files: readonly SourceFile[],
  pool: WorkerPool,
  check: (file: SourceFile) => Promise<T>,
  reportProgress: (done: number) => void
): Promise<T[]> {
  pool.setProject(files)
  const results = new Map<SourceFile, T>()
  for (const batch of planChecks(files, pool.takeChanged))
    await Promise.all(
      batch.map(async file => {
        const result = await check(file)
        results.set(file, result)
        pool.addUses(result.uses)
        reportProgress(results.size)
      })
    )
  return files.map(file => results.get(file)!)
}

/** Returns the problem of a file that takes too long; other errors end the whole check. */
export function toProblem({ name }: SourceFile, error: unknown): Problem {
  if (error instanceof TooSlowError) return createProblem(name, 'tooSlow', String(error.seconds))
  throw error
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
