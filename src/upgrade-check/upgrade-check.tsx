import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import { usePageQuery } from '../page-query.ts'
import { Failure } from '../ui/failure.tsx'
import { CheckResult } from './check-result.tsx'
import type { CheckTexts } from './check-texts.ts'
import { checkTexts } from './check-texts.ts'
import { CommandBlock } from './command-block.tsx'
import { InputBox } from './input-box.tsx'
import styles from './upgrade-check.module.css'
import { DownloadResults } from './download-results.tsx'
import { useUpgradeCheck } from './use-upgrade-check.ts'
import { VersionSelects } from './version-selects.tsx'
import { readVersions } from './version-options.ts'

/** Checks the reader's code for an upgrade; the code never leaves the browser. */
export function UpgradeCheck({ language }: { language: Language }) {
  const text = checkTexts[language]
  const [query, change] = usePageQuery('/upgrade/check')
  const versions: UpgradeVersions = readVersions(query)
  const { state, pool, check, retry, cancel, clear } = useUpgradeCheck(versions)
  const [pasted, setPasted] = useState('')
  const [isInputOpen, setInputOpen] = useState(true)
  const shouldFold = useRef(false)
  const { step } = state
  useEffect(() => {
    if (step === 'waiting' || step === 'empty') setInputOpen(true)
    if (step !== 'done' || !shouldFold.current) return
    shouldFold.current = false
    setInputOpen(false)
  }, [step])
  return (
    <div className={styles.check}>
      <VersionSelects text={text} versions={versions} onChange={change} />
      <InputBox
        text={text}
        pasted={pasted}
        setPasted={setPasted}
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
        {state.step === 'checking' && <p>{text.progress(state.done, state.total)}</p>}
        {state.step === 'empty' && <p>{text.noFiles}</p>}
        {state.step === 'cancelled' && <p>{text.canceled}</p>}
      </div>
      {state.step === 'checking' && (
        <div className={styles.progress}>
          <progress max={state.total} value={state.done} aria-label={text.progress(state.done, state.total)} />
          <button type="button" className="btn" onClick={cancel}>
            {text.cancel}
          </button>
        </div>
      )}
      {state.step === 'failed' && (
        <Failure title={text.failed} error={state.error} action={text.retry} onAction={retry} />
      )}
      {state.step === 'done' && (
        <CheckResult
          text={text}
          language={language}
          versions={versions}
          project={state.project}
          pool={pool}
          files={state.files}
          renderActions={changes => (
            <DownloadResults
              text={text}
              language={language}
              versions={versions}
              project={state.project}
              files={state.files}
              pool={pool}
              {...changes}
            />
          )}
        />
      )}
      <CommandBlock text={text} versions={versions} />
    </div>
  )
}

/** Describes the input while it is folded. */
const summarize = (text: CheckTexts, pasted: string, files: readonly SourceFile[]): string =>
  pasted && files[0] ? text.pasted(files[0].name, pasted.trimEnd().split('\n').length) : text.files(files.length)
