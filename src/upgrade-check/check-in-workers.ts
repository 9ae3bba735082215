import type { SourceFile } from '../../upgrade/check.ts'
import type { Problem } from '../../upgrade/finding.ts'
import { createProblem } from '../../upgrade/problem.ts'
import type { CrossFileUse } from '../../usage/follow/cross-file-use.ts'
import { planChecks } from '../../usage/project/plan-checks.ts'
import type { WorkerPool } from './worker-pool.ts'
import { TooSlowError } from './worker-pool.ts'

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
