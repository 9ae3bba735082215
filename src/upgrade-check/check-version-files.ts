import type { SourceFile } from '../../upgrade/check.ts'
import type { Problem } from '../../upgrade/finding.ts'
import type { CheckFinding } from '../../version-check/finding.ts'
import { mergeFindings } from '../../version-check/merge-findings.ts'
import { checkInWorkers, toProblem } from './check-in-workers.ts'
import type { WorkerResults } from './check-protocol.ts'
import type { ReadFiles } from './file-collector.ts'
import type { WorkerPool } from './worker-pool.ts'

export interface VersionCheckResult {
  findings: CheckFinding[]
  problems: Problem[]
}

/** Checks files for a version in workers, which need the releases first. */
export async function checkVersionFiles(
  { files, problems }: ReadFiles,
  version: string,
  pool: WorkerPool,
  reportProgress: (done: number) => void
): Promise<VersionCheckResult> {
  const check = (file: SourceFile): Promise<WorkerResults['checkVersion']> =>
    pool
      .send({ kind: 'checkVersion', file, version })
      .catch((error: unknown) => ({ findings: [], problems: [toProblem(file, error)], uses: [], storing: [] }))
  const results = await checkInWorkers(files, pool, check, reportProgress)
  return {
    findings: mergeFindings(results),
    problems: [...problems, ...results.flatMap(result => result.problems)]
  }
}
