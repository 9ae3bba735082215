import type { SourceFile } from '../../upgrade/check.ts'
import type { Versions } from '../../upgrade/version.ts'
import { patchFiles } from './check-files.ts'
import type { Wanted } from './check-protocol.ts'
import { createPool } from './worker-pool.ts'

export interface Upgrader {
  /** The files with every automatic change, in their order. */
  upgrade: (files: readonly SourceFile[], versions: Versions) => Promise<SourceFile[]>
  end: () => void
}

const wanted: Wanted = { certainty: ['mechanical'], when: ['today', 'swap', 'after'] }

/** One worker for as long as files are upgraded again and again: with each change of somebody who types. */
export function createUpgrader(): Upgrader {
  const pool = createPool(1)
  return {
    upgrade: async (files, versions) => {
      const patched = await patchFiles(files, versions, wanted, pool)
      const changed = new Map(patched.map(({ name, text }) => [name, text]))
      return files.map(({ name, text }) => ({ name, text: changed.get(name) ?? text }))
    },
    end: pool.end
  }
}
