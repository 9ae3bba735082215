import type { SourceFile } from '../../upgrade/check.ts'
import type { Versions } from '../../upgrade/version.ts'
import { patchFiles } from './check-files.ts'
import { createPool } from './worker-pool.ts'

/** The files with every automatic change, in their order. */
export async function upgradedFiles(files: readonly SourceFile[], versions: Versions): Promise<SourceFile[]> {
  const pool = createPool(1)
  try {
    const wanted = { certainty: ['mechanical'], when: ['today', 'swap', 'after'] } as const
    const changed = new Map((await patchFiles(files, versions, wanted, pool)).map(({ name, text }) => [name, text]))
    return files.map(({ name, text }) => ({ name, text: changed.get(name) ?? text }))
  } finally {
    pool.end()
  }
}
