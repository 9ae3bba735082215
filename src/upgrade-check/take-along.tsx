import { useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { CheckedProject } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import { markdownReport } from '../../upgrade/report/markdown.ts'
import { unifiedDiff } from '../../upgrade/report/unified-diff.ts'
import type { Versions } from '../../upgrade/version.ts'
import { Icon } from '../ui/icon.tsx'
import { saveFile } from '../ui/save-file.ts'
import { sentence } from '../ui/sentence.ts'
import { toast } from '../ui/toast.tsx'
import { patchFiles } from './check-files.ts'
import type { Changes } from './check-result.tsx'
import type { CheckTexts } from './check-texts.ts'
import styles from './take-along.module.css'
import type { Pool } from './worker-pool.ts'

interface Props extends Changes {
  text: CheckTexts
  language: Language
  versions: Versions
  project: CheckedProject
  files: readonly SourceFile[]
  pool: () => Pool
}

/** Made when it is asked for: most readers take one of them. */
export function TakeAlong({ text, language, versions, project, files, changed, wanted, pool }: Props) {
  const [busy, setBusy] = useState(false)
  const patched = () =>
    patchFiles(
      files.filter(({ name }) => changed.has(name)),
      versions,
      wanted,
      pool()
    )
  const take = async (make: () => Promise<void>) => {
    setBusy(true)
    try {
      await make()
    } catch (error) {
      toast(sentence(error), 'warning')
    } finally {
      setBusy(false)
    }
  }
  const saveZip = async () => {
    const packed = await pool().ask({ kind: 'pack', files: await patched() })
    saveFile('upgraded.zip', 'application/zip', packed)
  }
  const savePatch = async () => {
    const before = new Map(files.map(({ name, text: source }) => [name, source]))
    const changes = (await patched()).map(file => ({
      name: file.name,
      before: before.get(file.name)!,
      after: file.text
    }))
    saveFile('upgrade.patch', 'text/x-diff', unifiedDiff(changes))
  }
  const saveReport = () => {
    const site = new URL('#', location.href).href
    saveFile('upgrade.md', 'text/markdown', markdownReport({ project, versions, language, site }))
    return Promise.resolve()
  }
  const hasChanges = changed.size > 0 && wanted.certainty.length > 0
  return (
    <section className={styles.take}>
      <h3>{text.take}</h3>
      <p>{hasChanges ? text.takeSays : text.unchanged}</p>
      <div className={styles.buttons}>
        <Take label={text.zip} disabled={busy || !hasChanges} onClick={() => void take(saveZip)} />
        <Take label={text.patch} disabled={busy || !hasChanges} onClick={() => void take(savePatch)} />
        <Take label={text.report} disabled={busy} onClick={() => void take(saveReport)} />
      </div>
    </section>
  )
}

function Take({ label, disabled, onClick }: { label: string; disabled: boolean; onClick: () => void }) {
  return (
    <button type="button" className="btn" disabled={disabled} onClick={onClick}>
      <Icon name="page" />
      {label}
    </button>
  )
}
