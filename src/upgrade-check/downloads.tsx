import { useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { escapeControls } from '../../shared/escape-controls.ts'
import type { Problem } from '../../upgrade/finding.ts'
import { describeProblem } from '../../upgrade/problem.ts'
import { splitPrintable } from '../../upgrade/report/printable-changes.ts'
import type { FileChange } from '../../upgrade/report/unified-diff.ts'
import { unifiedDiff } from '../../upgrade/report/unified-diff.ts'
import { errorMessage } from '../ui/error-message.ts'
import { Icon } from '../ui/icon.tsx'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast.tsx'
import type { CheckTexts } from './check-texts.ts'
import type { WorkerPool } from './worker-pool.ts'

const maxWarnings = 3

/** Address of the site before the route of a page. */
export const siteAddress = (): string => new URL('#', location.href).href

export interface Downloads {
  isBusy: boolean
  run: (download: () => Promise<void> | void) => void
  /** Names files that are not in the download. */
  warnAbout: (problems: readonly Problem[]) => void
  saveZip: (name: string, files: readonly { name: string; text: string }[]) => Promise<void>
  savePatch: (name: string, changes: readonly FileChange[]) => void
}

/** Downloads are created on click, because most readers take only one; errors are shown as toasts. */
export function useDownloads(text: CheckTexts, language: Language, pool: () => WorkerPool): Downloads {
  const [isBusy, setBusy] = useState(false)
  const warnAbout = (problems: readonly Problem[]) => {
    const sentences = problems
      .slice(0, maxWarnings)
      .map(problem => text.problemOf(escapeControls(problem.file), describeProblem(problem, language)))
    if (sentences.length) toast(sentences.join(' '), 'warning')
  }
  const runAsync = async (download: () => Promise<void> | void) => {
    setBusy(true)
    try {
      await download()
    } catch (error) {
      toast(errorMessage(error), 'warning')
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    run: download => void runAsync(download),
    warnAbout,
    saveZip: async (name, files) =>
      saveFile(name, 'application/zip', await pool().send({ kind: 'pack', files: [...files] })),
    savePatch(name, changes) {
      const { printable, problems } = splitPrintable(changes)
      warnAbout(problems)
      saveFile(name, 'text/x-diff', unifiedDiff(printable))
    }
  }
}

export function DownloadButton({
  label,
  disabled,
  onClick
}: {
  label: string
  disabled: boolean
  onClick: () => void
}) {
  return (
    <button type="button" className="btn" disabled={disabled} onClick={onClick}>
      <Icon name="page" />
      {label}
    </button>
  )
}
