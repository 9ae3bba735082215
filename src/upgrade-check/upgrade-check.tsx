import { useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { Versions } from '../../upgrade/version.ts'
import { usePageQuery } from '../page-query.ts'
import { Failure } from '../ui/failure.tsx'
import { CheckResult } from './check-result.tsx'
import { checkTexts } from './check-texts.ts'
import { CommandBlock } from './command-block.tsx'
import { InputBox } from './input-box.tsx'
import styles from './upgrade-check.module.css'
import { TakeAlong } from './take-along.tsx'
import { useUpgradeCheck } from './use-upgrade-check.ts'
import { VersionChoice } from './version-choice.tsx'
import { readVersions } from './versions.ts'

/** Code in, an answer out: what stands in the way of a newer version, and what becomes of it. Nothing leaves the browser. */
export function UpgradeCheck({ language }: { language: Language }) {
  const text = checkTexts[language]
  const [query, change] = usePageQuery('/upgrade/check')
  const versions: Versions = readVersions(query)
  const { state, pool, check, again, cancel, clear } = useUpgradeCheck(versions)
  const [pasted, setPasted] = useState('')
  return (
    <div className={styles.check}>
      <VersionChoice text={text} versions={versions} choose={change} />
      <InputBox
        text={text}
        pasted={pasted}
        setPasted={setPasted}
        check={check}
        clear={clear}
        canClear={state.step !== 'waiting'}
      />
      <div role="status" className={styles.status}>
        {state.step === 'reading' && <p>{text.reading}</p>}
        {state.step === 'checking' && <p>{text.progress(state.done, state.total)}</p>}
        {state.step === 'empty' && <p>{text.nothingRead}</p>}
        {state.step === 'cancelled' && <p>{text.cancelled}</p>}
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
        <Failure title={text.failed} error={state.error} action={text.again} onAction={again} />
      )}
      {state.step === 'done' && (
        <CheckResult
          text={text}
          language={language}
          project={state.project}
          files={state.files}
          skipped={state.skipped}
          renderChanges={changes => (
            <TakeAlong
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
