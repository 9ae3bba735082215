import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { CheckedProject } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import type { CheckFinding } from '../../version-check/finding.ts'
import { usePageQuery } from '../page-query.ts'
import { Failure } from '../ui/failure.tsx'
import { toast } from '../ui/toast.tsx'
import { checkFiles } from './check-files.ts'
import { CheckResult } from './check-result.tsx'
import type { CheckTarget } from './check-target.ts'
import { readTarget } from './check-target.ts'
import type { CheckTexts } from './check-texts.ts'
import { checkTexts } from './check-texts.ts'
import type { VersionCheckResult } from './check-version-files.ts'
import { checkVersionFiles } from './check-version-files.ts'
import { CommandBlock } from './command-block.tsx'
import type { UpgradeResultProps } from './download-results.tsx'
import { DownloadResults } from './download-results.tsx'
import { exampleCode, laterExampleCode } from './example-code.ts'
import type { ReadFiles } from './file-collector.ts'
import { fixFiles } from './fix-files.ts'
import { InputBox } from './input-box.tsx'
import { loadReleaseMembers, loadReleases } from './load-releases.ts'
import { TargetChoice } from './target-choice.tsx'
import styles from './upgrade-check.module.css'
import { useUpgradeCheck } from './use-upgrade-check.ts'
import { VersionResult } from './version-result.tsx'
import { versionTexts } from './version-texts.ts'
import type { WorkerPool } from './worker-pool.ts'

type PageResult =
  | { kind: 'upgrade'; versions: UpgradeVersions; project: CheckedProject }
  | { kind: 'version'; version: string; release: string; result: VersionCheckResult }

const noTexts: ReadonlyMap<string, string> = new Map()

/** Checks the reader's code for an upgrade or for a version; the code never leaves the browser. */
export function UpgradeCheck({ language }: { language: Language }) {
  const text = checkTexts[language]
  const [query, change] = usePageQuery('/upgrade/check')
  const target = readTarget(query)
  const isUpgrade = target.kind === 'upgrade'
  const { state, pool, check, replaceFiles, retry, cancel, clear } = useUpgradeCheck<PageResult>(
    isUpgrade ? `${target.from} ${target.to}` : target.version,
    (loaded, workerPool, report) => checkTarget(target, loaded, workerPool, report)
  )
  const [pasted, setPasted] = useState('')
  /** Texts before the changes of the page, by file. */
  const [originals, setOriginals] = useState(noTexts)
  const [isInputOpen, setInputOpen] = useState(true)
  const shouldFold = useRef(false)
  const { step } = state
  const version = state.step === 'done' && state.result.kind === 'version' ? state.result : undefined
  const progress = state.step === 'checking' ? state : state.step === 'done' ? state.progress : undefined
  useEffect(() => {
    if (step === 'waiting' || step === 'empty') setInputOpen(true)
    if (step !== 'done' || !shouldFold.current) return
    shouldFold.current = false
    setInputOpen(false)
  }, [step])
  const showFiles = (files: readonly SourceFile[]) => {
    const [only] = files
    if (pasted && only) setPasted(only.text)
    replaceFiles(files)
  }
  // The positions of findings belong to the checked texts, also those of a second change before the next check.
  const applied = useRef<{ result?: unknown; findings: ReadonlySet<CheckFinding> }>({ findings: new Set() })
  const fix = (result: VersionCheckResult, files: readonly SourceFile[], findings: readonly CheckFinding[]) => {
    const earlier = applied.current.result === result ? [...applied.current.findings] : []
    // Code that was typed since the check is not replaced.
    if (pasted && fixFiles(files, earlier)[0]?.text !== pasted) return
    applied.current = { result, findings: new Set([...earlier, ...findings]) }
    const fixed = fixFiles(files, [...applied.current.findings])
    const changed = files.filter((file, index) => file.text !== fixed[index]!.text)
    setOriginals(new Map([...changed.map(file => [file.name, file.text] as const), ...originals]))
    showFiles(fixed)
    toast(versionTexts[language].fixed(findings.length))
  }
  const undo = (files: readonly SourceFile[]) => {
    applied.current = { findings: new Set() }
    setOriginals(noTexts)
    showFiles(files.map(file => ({ ...file, text: originals.get(file.name) ?? file.text })))
  }
  return (
    <div className={styles.check}>
      <TargetChoice text={text} language={language} target={target} onChange={change} />
      <InputBox
        text={text}
        example={isUpgrade ? exampleCode : laterExampleCode}
        pasted={pasted}
        setPasted={code => {
          setOriginals(noTexts)
          setPasted(code)
        }}
        check={check}
        clear={clear}
        canClear={step !== 'waiting'}
        isOpen={isInputOpen}
        setOpen={setInputOpen}
        onInput={isComplete => (shouldFold.current = isComplete)}
        summary={state.step === 'done' ? summarize(text, pasted, state.files) : ''}
      />
      <div role="status" className={styles.status}>
        {state.step === 'reading' && <p>{text.reading}</p>}
        {progress && <p>{text.progress(progress.done, progress.total)}</p>}
        {state.step === 'empty' && <p>{text.noFiles}</p>}
        {state.step === 'cancelled' && <p>{text.canceled}</p>}
      </div>
      {progress && (
        <div className={styles.progress}>
          <progress
            max={progress.total}
            value={progress.done}
            aria-label={text.progress(progress.done, progress.total)}
          />
          <button type="button" className="btn" onClick={cancel}>
            {text.cancel}
          </button>
        </div>
      )}
      {state.step === 'failed' && (
        <Failure title={text.failed} error={state.error} action={text.retry} onAction={retry} />
      )}
      {version && state.step === 'done' && (
        <VersionResult
          {...version}
          text={text}
          language={language}
          files={state.files}
          originals={originals}
          pool={pool}
          onFix={findings => fix(version.result, state.files, findings)}
          onUndo={() => undo(state.files)}
        />
      )}
      {state.step === 'done' && state.result.kind === 'upgrade' && (
        <UpgradeResult text={text} language={language} {...state.result} files={state.files} pool={pool} />
      )}
      {isUpgrade && <CommandBlock text={text} versions={target} />}
    </div>
  )
}

function UpgradeResult(props: UpgradeResultProps) {
  return <CheckResult {...props} renderActions={changes => <DownloadResults {...props} {...changes} />} />
}

async function checkTarget(
  target: CheckTarget,
  loaded: ReadFiles,
  pool: WorkerPool,
  report: (done: number) => void
): Promise<PageResult> {
  if (target.kind === 'upgrade')
    return { kind: 'upgrade', versions: target, project: await checkFiles(loaded, target, pool, report) }
  const { version } = target
  pool.setReleases(await loadReleases())
  const { findRelease } = await loadReleaseMembers()
  const result = await checkVersionFiles(loaded, version, pool, report)
  return { kind: 'version', version, release: findRelease(version), result }
}

/** Describes the input while it is folded. */
const summarize = (text: CheckTexts, pasted: string, files: readonly SourceFile[]): string =>
  pasted && files[0] ? text.pasted(files[0].name, pasted.trimEnd().split('\n').length) : text.files(files.length)
