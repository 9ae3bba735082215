import type { Language } from '../../../shared/locale.ts'
import type { PlayTexts } from '../play-texts.ts'
import { playTexts } from '../play-texts.ts'
import styles from './project-parts.module.css'
import type { Edited } from './use-edited.ts'
import type { Run } from '../preview/use-run.ts'

/** What stands beside every editor, large or small. */
export function RunStatus({ run, language }: { run: Run; language: Language }) {
  return (
    <span className={styles.status} data-status={run.status} role="status">
      {statusText(run, playTexts[language])}
    </span>
  )
}

function statusText({ status, isEmpty, time }: Run, text: PlayTexts): string {
  if (status === 'failed') return isEmpty ? text.failedAtOnce : text.failed
  return status === 'shown' ? text.compiled(time) : text.working
}

/** Asks nothing: what was there before comes back with the same button. */
export function ResetButton({ edited, language }: { edited: Edited; language: Language }) {
  const text = playTexts[language]
  if (edited.undo) {
    return (
      <button type="button" className="btn" onClick={edited.undo.run}>
        {text.undo[edited.undo.of]}
      </button>
    )
  }
  return (
    <button type="button" className="btn" disabled={!edited.isEdited} onClick={edited.reset}>
      {text.reset}
    </button>
  )
}

export function NewOriginalNote({ edited, language }: { edited: Edited; language: Language }) {
  const text = playTexts[language]
  if (!edited.hasNewOriginal) return null
  return (
    <span className={styles.changed}>
      {text.changed}
      <button type="button" onClick={edited.reset}>
        {text.takeNew}
      </button>
    </span>
  )
}
