import type { Language } from '../../shared/locale.ts'
import { pageTexts } from './page-texts-of.ts'
import styles from './project-parts.module.css'
import type { Edited } from './use-edited.ts'
import type { Run } from './use-run.ts'

/** What stands beside every editor, large or small. */
export function RunStatus({ run, language }: { run: Run; language: Language }) {
  const text = pageTexts[language]
  return (
    <span className={styles.status} data-status={run.status} role="status">
      {run.status === 'failed' ? text.failed : run.status === 'shown' ? text.compiled(run.time) : text.working}
    </span>
  )
}

/** Asks nothing: what was there before comes back with the same button. */
export function ResetButton({ edited, language }: { edited: Edited; language: Language }) {
  const text = pageTexts[language]
  if (edited.undoReset) {
    return (
      <button type="button" className="btn" onClick={edited.undoReset}>
        {text.undoReset}
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
  const text = pageTexts[language]
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
