import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Problem } from '../../upgrade/finding.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import { defaultVersions } from '../../upgrade/version.ts'
import { Failure } from '../ui/failure.tsx'
import { errorMessage } from '../ui/error-message.ts'
import { checkFiles, patchFiles } from './check-files.ts'
import type { SelectedChanges } from './check-result.tsx'
import { CheckResult } from './check-result.tsx'
import type { CheckTexts } from './check-texts.ts'
import { checkTexts } from './check-texts.ts'
import { ProblemList } from './problem-list.tsx'
import styles from './upgrade-check.module.css'
import { useUpgradeCheck } from './use-upgrade-check.ts'
import { VersionSelects } from './version-selects.tsx'

interface Props {
  language: Language
  files: readonly SourceFile[]
  /** Version of the library that runs the preview beside the code. */
  runningVersion: string
  /** Replaces the files of the same names. */
  onApply: (files: readonly SourceFile[]) => void
  onOpen: (file: string, line: number) => void
}

/** Checks code in an editor and applies changes to it. */
export function ProjectCheck({ language, files, runningVersion, onApply, onOpen }: Props) {
  const text = checkTexts[language]
  const [versions, setVersions] = useState<UpgradeVersions>(defaultVersions)
  const [applyResult, setApplyResult] = useState<ApplyResult>({})
  const { from, to } = versions
  const { state, pool, check, retry } = useUpgradeCheck(`${from} ${to}`, (loaded, workerPool, report) =>
    checkFiles(loaded, versions, workerPool, report)
  )
  const latestCheck = useRef(check)
  latestCheck.current = check
  useEffect(() => latestCheck.current({ sources: files }), [files])
  const apply = async ({ changedFiles, filter }: SelectedChanges) => {
    try {
      const filesToPatch = files.filter(({ name }) => changedFiles.has(name))
      const patched = await patchFiles(filesToPatch, versions, filter, pool())
      onApply(patched.files)
      setApplyResult({ files: patched.files.length, problems: patched.problems })
    } catch (error) {
      setApplyResult({ error })
    }
  }
  return (
    <div className={styles.check}>
      <VersionSelects
        text={text}
        versions={versions}
        onChange={({ from = versions.from, to = defaultVersions.to }) => setVersions({ from, to })}
      />
      <div role="status" className={styles.status}>
        {applyResult.files !== undefined && <p>{text.applied(applyResult.files)}</p>}
      </div>
      <ProblemList text={text} language={language} problems={applyResult.problems ?? []} />
      {applyResult.error !== undefined && <p role="alert">{errorMessage(applyResult.error)}</p>}
      {state.step === 'failed' && (
        <Failure title={text.failed} error={state.error} action={text.retry} onAction={retry} />
      )}
      {state.step === 'done' && (
        <CheckResult
          text={text}
          language={language}
          versions={versions}
          project={state.result}
          pool={pool}
          files={state.files}
          onOpen={onOpen}
          renderActions={changes => (
            <ApplyChanges
              text={text}
              runningVersion={runningVersion}
              changes={changes}
              apply={() => void apply(changes)}
            />
          )}
        />
      )}
    </div>
  )
}

interface ApplyResult {
  /** Number of changed files. */
  files?: number
  problems?: readonly Problem[]
  error?: unknown
}

interface ApplyProps {
  text: CheckTexts
  runningVersion: string
  changes: SelectedChanges
  apply: () => void
}

function ApplyChanges({ text, runningVersion, changes: { changedFiles, filter }, apply }: ApplyProps) {
  const hasChanges = changedFiles.size > 0
  return (
    <section className={styles.apply}>
      <p>{hasChanges ? text.applyHint : text.unchanged}</p>
      {hasChanges && filter.when.some(when => when !== 'today') && <p>{text.applyVersionHint(runningVersion)}</p>}
      <button type="button" className="btn primary" disabled={!hasChanges} onClick={apply}>
        {text.apply}
      </button>
    </section>
  )
}
