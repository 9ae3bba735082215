import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Versions } from '../../upgrade/version.ts'
import { defaultVersions } from '../../upgrade/version.ts'
import { Failure } from '../ui/failure.tsx'
import { sentence } from '../ui/sentence.ts'
import { patchFiles } from './check-files.ts'
import type { Changes } from './check-result.tsx'
import { CheckResult } from './check-result.tsx'
import type { CheckTexts } from './check-texts.ts'
import { checkTexts } from './check-texts.ts'
import styles from './upgrade-check.module.css'
import { useUpgradeCheck } from './use-upgrade-check.ts'
import { VersionChoice } from './version-choice.tsx'

interface Props {
  language: Language
  files: readonly SourceFile[]
  /** Of the library that runs what the reader sees beside the code. */
  running: string
  /** Puts files in the place of those with the same names. */
  onApply: (files: readonly SourceFile[]) => void
  onOpen: (file: string, line: number) => void
}

/** The check of code that stands in an editor: what is found can be changed there. */
export function ProjectCheck({ language, files, running, onApply, onOpen }: Props) {
  const text = checkTexts[language]
  const [versions, setVersions] = useState<Versions>(defaultVersions)
  const [applied, setApplied] = useState<Applied>({})
  const { state, pool, check, again } = useUpgradeCheck(versions)
  const newestCheck = useRef(check)
  newestCheck.current = check
  useEffect(() => newestCheck.current({ sources: files }), [files])
  const apply = async ({ changed, wanted }: Changes) => {
    try {
      const named = files.filter(({ name }) => changed.has(name))
      const patched = await patchFiles(named, versions, wanted, pool())
      onApply(patched)
      setApplied({ files: patched.length })
    } catch (error) {
      setApplied({ error })
    }
  }
  return (
    <div className={styles.check}>
      <VersionChoice
        text={text}
        versions={versions}
        choose={({ from = versions.from, to = defaultVersions.to }) => setVersions({ from, to })}
      />
      <div role="status" className={styles.status}>
        {applied.files !== undefined && <p>{text.applied(applied.files)}</p>}
      </div>
      {applied.error !== undefined && <p role="alert">{sentence(applied.error)}</p>}
      {state.step === 'failed' && (
        <Failure title={text.failed} error={state.error} action={text.again} onAction={again} />
      )}
      {state.step === 'done' && (
        <CheckResult
          text={text}
          language={language}
          project={state.project}
          files={state.files}
          skipped={state.skipped}
          onOpen={onOpen}
          renderChanges={changes => (
            <ApplyChanges text={text} running={running} changes={changes} apply={() => void apply(changes)} />
          )}
        />
      )}
    </div>
  )
}

interface Applied {
  /** How many were changed. */
  files?: number
  error?: unknown
}

interface ApplyProps {
  text: CheckTexts
  running: string
  changes: Changes
  apply: () => void
}

function ApplyChanges({ text, running, changes: { changed, wanted }, apply }: ApplyProps) {
  const hasChanges = changed.size > 0
  return (
    <section className={styles.apply}>
      <p>{hasChanges ? text.applySays : text.unchanged}</p>
      {hasChanges && wanted.when.some(when => when !== 'today') && <p>{text.applyRuns(running)}</p>}
      <button type="button" className="btn primary" disabled={!hasChanges} onClick={apply}>
        {text.apply}
      </button>
    </section>
  )
}
