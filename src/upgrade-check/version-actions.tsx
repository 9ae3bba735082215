import type { Language } from '../../shared/locale.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { CheckFinding } from '../../version-check/finding.ts'
import { textReport } from '../../version-check/report/text.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { saveFile } from '../ui/save-file.ts'
import type { CheckTexts } from './check-texts.ts'
import type { VersionCheckResult } from './check-version-files.ts'
import styles from './download-results.module.css'
import { DownloadButton, siteAddress, useDownloads } from './downloads.tsx'
import { fixFiles } from './fix-files.ts'
import { versionTexts } from './version-texts.ts'
import type { WorkerPool } from './worker-pool.ts'

interface Props {
  text: CheckTexts
  language: Language
  version: string
  release: string
  result: VersionCheckResult
  files: readonly SourceFile[]
  originals: ReadonlyMap<string, string>
  /** Findings that pass the filters. */
  selected: readonly CheckFinding[]
  pool: () => WorkerPool
  onFix: (findings: readonly CheckFinding[]) => void
  onUndo: () => void
}

/** Applies the certain changes, and takes the changed code. */
export function VersionActions(props: Props) {
  const { text, language, version, release, result, files, originals, selected, pool, onFix, onUndo } = props
  const words = versionTexts[language]
  const { isBusy, run, ...save } = useDownloads(text, language, pool)
  const fixable = selected.filter(({ edits }) => edits.length > 0)
  const hasChanges = fixable.length > 0 || originals.size > 0
  const getChanges = () => {
    const texts = new Map(files.map(file => [file.name, file.text]))
    return fixFiles(files, selected)
      .map(({ name, text: after }) => ({ name, before: originals.get(name) ?? texts.get(name)!, after }))
      .filter(({ before, after }) => before !== after)
  }
  const saveZip = () =>
    save.saveZip(
      'changed.zip',
      getChanges().map(({ name, after }) => ({ name, text: after }))
    )
  const savePatch = () => save.savePatch('changes.patch', getChanges())
  const saveReport = () =>
    saveFile(
      `vxe-table-${version}.txt`,
      'text/plain',
      textReport({ project: { version, release, files: files.length, ...result }, language, site: siteAddress() })
    )
  const [only] = files.length === 1 ? files : []
  return (
    <div className={styles.downloads}>
      <div className={styles.buttons} role="group" aria-label={words.result}>
        {fixable.length > 0 && (
          <button type="button" className="btn primary" onClick={() => onFix(fixable)}>
            {words.fixAll(fixable.length)}
          </button>
        )}
        {originals.size > 0 && (
          <button type="button" className="btn" onClick={onUndo}>
            {words.undo}
          </button>
        )}
        {only && hasChanges && (
          <CopyButton className="btn" text={() => Promise.resolve({ text: fixFiles([only], selected)[0]!.text })} />
        )}
        <DownloadButton label={text.zip} disabled={isBusy || !hasChanges} onClick={() => run(saveZip)} />
        <DownloadButton label={text.patch} disabled={isBusy || !hasChanges} onClick={() => run(savePatch)} />
        <DownloadButton label={words.report} disabled={isBusy} onClick={() => run(saveReport)} />
      </div>
      <p>{hasChanges ? words.resultHint : words.nothingToFix}</p>
    </div>
  )
}
