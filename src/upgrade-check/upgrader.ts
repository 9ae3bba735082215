import type { Language } from '../../shared/locale.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Problem } from '../../upgrade/finding.ts'
import { describeProblem } from '../../upgrade/problem.ts'
import type { FindingGroup } from '../../upgrade/report/finding-groups.ts'
import { escapeControls } from '../../shared/escape-controls.ts'
import { findRestoredDefaults } from '../../upgrade/restored-defaults.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import { checkFiles, patchFiles } from './check-files.ts'
import type { ChangeFilter } from './check-protocol.ts'
import { createWorkerPool } from './worker-pool.ts'

export interface UpgradedFiles {
  /** Files with every automatic change, in the same order. */
  files: SourceFile[]
  /** Changes of the files that differ. */
  changes: FileChanges[]
}

export interface FileChanges {
  file: string
  groups: FindingGroup[]
}

export interface ChangedDefault {
  /** `table.minHeight` */
  path: string
  oldValue: string
  /** Sentence with `` `code` ``. */
  effect: Readonly<Record<Language, string>>
}

export interface Upgrader {
  /** Rejects with a message that names unread files. */
  upgrade: (files: readonly SourceFile[], versions: UpgradeVersions) => Promise<UpgradedFiles>
  /** Returns the changed defaults that the code relies on. */
  findDefaults: (files: readonly SourceFile[], versions: UpgradeVersions) => Promise<ChangedDefault[]>
  close: () => void
}

const automaticChanges: ChangeFilter = { certainty: ['mechanical'], when: ['today', 'swap', 'after'] }

/** Holds one worker, because the files are upgraded again after each edit. */
export function createUpgrader(language: Language): Upgrader {
  const pool = createWorkerPool(1)
  return {
    upgrade: async (files, versions) => {
      const checked = await checkFiles({ files: [...files], problems: [] }, versions, pool, () => {})
      rejectIf(checked.problems.filter(({ reason }) => reason?.id === 'tooSlow'))
      const { files: patched, problems } = await patchFiles(files, versions, automaticChanges, pool)
      rejectIf(problems)
      const changed = new Map(patched.map(({ name, text }) => [name, text]))
      return {
        files: files.map(({ name, text }) => ({ name, text: changed.get(name) ?? text })),
        changes: await Promise.all(
          files.filter(({ name }) => changed.has(name)).map(file => getChanges(file, versions))
        )
      }
    },
    findDefaults: async (files, versions) => {
      const { findings } = await checkFiles({ files: [...files], problems: [] }, versions, pool, () => {})
      const { defaults } = findRestoredDefaults(findings)
      return defaults.map(({ path, value, why }) => ({ path, oldValue: value, effect: why }))
    },
    close: pool.close
  }

  function rejectIf(problems: readonly Problem[]): void {
    if (problems.length)
      throw new Error(
        problems.map(problem => `${escapeControls(problem.file)}: ${describeProblem(problem, language)}`).join(' ')
      )
  }

  async function getChanges(file: SourceFile, versions: UpgradeVersions): Promise<FileChanges> {
    const { findings } = await pool.send({ kind: 'check', file, versions })
    return {
      file: file.name,
      groups: await pool.send({ kind: 'group', file, versions, findings, filter: automaticChanges })
    }
  }
}
