import { compareMetDefects } from '../../shared/compare-defects.ts'
import type { Language } from '../../shared/locale.ts'
import type { CheckedProject } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import { agentReport } from '../../upgrade/report/agent.ts'
import { markdownReport } from '../../upgrade/report/markdown.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import { loadDefects } from '../content.ts'
import { saveFile } from '../ui/save-file.ts'
import { patchFiles } from './check-files.ts'
import type { SelectedChanges } from './check-result.tsx'
import type { CheckTexts } from './check-texts.ts'
import styles from './download-results.module.css'
import { DownloadButton, siteAddress, useDownloads } from './downloads.tsx'
import type { WorkerPool } from './worker-pool.ts'

export interface UpgradeResultProps {
  text: CheckTexts
  language: Language
  versions: UpgradeVersions
  project: CheckedProject
  files: readonly SourceFile[]
  pool: () => WorkerPool
}

/** Downloads of the result. */
export function DownloadResults({
  text,
  language,
  versions,
  project,
  files,
  changedFiles,
  filter,
  pool
}: UpgradeResultProps & SelectedChanges) {
  const { isBusy, run, warnAbout, ...save } = useDownloads(text, language, pool)
  const getPatchedFiles = async () => {
    const patched = await patchFiles(
      files.filter(({ name }) => changedFiles.has(name)),
      versions,
      filter,
      pool()
    )
    warnAbout(patched.problems)
    return patched.files
  }
  const saveZip = async () => save.saveZip('upgraded.zip', await getPatchedFiles())
  const savePatch = async () => {
    const before = new Map(files.map(({ name, text: source }) => [name, source]))
    save.savePatch(
      'upgrade.patch',
      (await getPatchedFiles()).map(file => ({ name: file.name, before: before.get(file.name)!, after: file.text }))
    )
  }
  const saveReport = async () => {
    // Without a network, the report lacks the defects.
    const list = await loadDefects(language).catch(() => undefined)
    const defects = list && compareMetDefects(list, project.members, versions)
    saveFile(
      'upgrade.md',
      'text/markdown',
      markdownReport({ project, versions, language, site: siteAddress(), defects })
    )
  }
  const saveInstructions = () => {
    const texts = new Map(files.map(file => [file.name, file.text]))
    const textOf = (name: string) => texts.get(name)
    saveFile(
      'instructions.md',
      'text/markdown',
      agentReport({ project, versions, language, site: siteAddress(), textOf })
    )
  }
  const hasChanges = changedFiles.size > 0 && filter.certainty.length > 0
  return (
    <div className={styles.downloads}>
      <div className={styles.buttons} role="group" aria-label={text.downloads}>
        <DownloadButton label={text.zip} disabled={isBusy || !hasChanges} onClick={() => run(saveZip)} />
        <DownloadButton label={text.patch} disabled={isBusy || !hasChanges} onClick={() => run(savePatch)} />
        <DownloadButton label={text.report} disabled={isBusy} onClick={() => run(saveReport)} />
        <DownloadButton label={text.instructions} disabled={isBusy} onClick={() => run(saveInstructions)} />
      </div>
      <p>{hasChanges ? text.downloadsHint : text.unchanged}</p>
    </div>
  )
}
