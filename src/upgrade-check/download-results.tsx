import { useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { CheckedProject } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Problem } from '../../upgrade/finding.ts'
import { describeProblem } from '../../upgrade/problem.ts'
import { escapeControls } from '../../shared/escape-controls.ts'
import { agentReport } from '../../upgrade/report/agent.ts'
import { markdownReport } from '../../upgrade/report/markdown.ts'
import { splitPrintable } from '../../upgrade/report/printable-changes.ts'
import { unifiedDiff } from '../../upgrade/report/unified-diff.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import { Icon } from '../ui/icon.tsx'
import { saveFile } from '../ui/save-file.ts'
import { errorMessage } from '../ui/error-message.ts'
import { toast } from '../ui/toast.tsx'
import { patchFiles } from './check-files.ts'
import type { SelectedChanges } from './check-result.tsx'
import type { CheckTexts } from './check-texts.ts'
import styles from './download-results.module.css'
import type { WorkerPool } from './worker-pool.ts'

interface Props extends SelectedChanges {
  text: CheckTexts
  language: Language
  versions: UpgradeVersions
  project: CheckedProject
  files: readonly SourceFile[]
  pool: () => WorkerPool
}

const maxWarnings = 3

const siteAddress = (): string => new URL('#', location.href).href

/** Downloads of the result, created on click because most readers take only one. */
export function DownloadResults({ text, language, versions, project, files, changedFiles, filter, pool }: Props) {
  const [busy, setBusy] = useState(false)
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
  const warnAbout = (problems: readonly Problem[]) => {
    const sentences = problems
      .slice(0, maxWarnings)
      .map(problem => text.problemOf(escapeControls(problem.file), describeProblem(problem, language)))
    if (sentences.length) toast(sentences.join(' '), 'warning')
  }
  const runDownload = async (download: () => Promise<void>) => {
    setBusy(true)
    try {
      await download()
    } catch (error) {
      toast(errorMessage(error), 'warning')
    } finally {
      setBusy(false)
    }
  }
  const saveZip = async () => {
    const archive = await pool().send({ kind: 'pack', files: await getPatchedFiles() })
    saveFile('upgraded.zip', 'application/zip', archive)
  }
  const savePatch = async () => {
    const before = new Map(files.map(({ name, text: source }) => [name, source]))
    const changes = (await getPatchedFiles()).map(file => ({
      name: file.name,
      before: before.get(file.name)!,
      after: file.text
    }))
    const { printable, problems } = splitPrintable(changes)
    warnAbout(problems)
    saveFile('upgrade.patch', 'text/x-diff', unifiedDiff(printable))
  }
  const saveReport = () => {
    saveFile('upgrade.md', 'text/markdown', markdownReport({ project, versions, language, site: siteAddress() }))
    return Promise.resolve()
  }
  const saveInstructions = () => {
    const texts = new Map(files.map(file => [file.name, file.text]))
    const textOf = (name: string) => texts.get(name)
    saveFile(
      'instructions.md',
      'text/markdown',
      agentReport({ project, versions, language, site: siteAddress(), textOf })
    )
    return Promise.resolve()
  }
  const hasChanges = changedFiles.size > 0 && filter.certainty.length > 0
  return (
    <div className={styles.downloads}>
      <div className={styles.buttons} role="group" aria-label={text.downloads}>
        <DownloadButton label={text.zip} disabled={busy || !hasChanges} onClick={() => void runDownload(saveZip)} />
        <DownloadButton label={text.patch} disabled={busy || !hasChanges} onClick={() => void runDownload(savePatch)} />
        <DownloadButton label={text.report} disabled={busy} onClick={() => void runDownload(saveReport)} />
        <DownloadButton label={text.instructions} disabled={busy} onClick={() => void runDownload(saveInstructions)} />
      </div>
      <p>{hasChanges ? text.downloadsHint : text.unchanged}</p>
    </div>
  )
}

function DownloadButton({ label, disabled, onClick }: { label: string; disabled: boolean; onClick: () => void }) {
  return (
    <button type="button" className="btn" disabled={disabled} onClick={onClick}>
      <Icon name="page" />
      {label}
    </button>
  )
}
