import type { CheckedProject } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import { verdictOn } from '../../upgrade/verdict.ts'
import type { Versions } from '../../upgrade/version.ts'
import type { Wanted } from './check-protocol.ts'
import type { Pool } from './worker-pool.ts'

const filesInBatch = 25
const lettersInBatch = 400_000

/** In pieces that take a worker a moment, so that progress is seen and no worker waits for another. */
export function inBatches(files: readonly SourceFile[]): SourceFile[][] {
  const batches: SourceFile[][] = []
  let letters = Infinity
  for (const file of files) {
    const last = batches.at(-1)
    if (!last || last.length >= filesInBatch || letters + file.text.length > lettersInBatch) {
      batches.push([file])
      letters = file.text.length
    } else {
      last.push(file)
      letters += file.text.length
    }
  }
  return batches
}

export async function checkFiles(
  files: readonly SourceFile[],
  versions: Versions,
  pool: Pool,
  progress: (done: number) => void
): Promise<CheckedProject> {
  let done = 0
  const parts = await Promise.all(
    inBatches(files).map(async batch => {
      const part = await pool.ask({ kind: 'check', files: batch, versions })
      progress((done += batch.length))
      return part
    })
  )
  const findings = parts.flatMap(part => part.findings)
  return {
    findings,
    problems: parts.flatMap(part => part.problems),
    packages: parts.flatMap(part => part.packages),
    files: files.length,
    verdict: verdictOn(findings)
  }
}

/** The files that change, as they are then. */
export async function patchFiles(
  files: readonly SourceFile[],
  versions: Versions,
  wanted: Wanted,
  pool: Pool
): Promise<SourceFile[]> {
  const parts = await Promise.all(
    inBatches(files).map(batch => pool.ask({ kind: 'patch', files: batch, versions, wanted }))
  )
  return parts.flat()
}
