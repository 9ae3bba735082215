import type { Language } from '../../../shared/locale.ts'
import { MenuButton } from '../../ui/menu.tsx'
import type { PlayTexts } from '../play-texts.ts'
import { playTexts } from '../play-texts.ts'
import styles from './project-parts.module.css'
import type { EditedProject } from './use-edited.ts'
import type { Run } from '../preview/use-run.ts'

/** Status of the run, shown beside every editor. */
export function RunStatus({ run, language }: { run: Run; language: Language }) {
  const text = statusText(run, playTexts[language])
  return (
    <span className={styles.status} data-status={run.status} role="status" title={text}>
      {text}
    </span>
  )
}

function statusText({ status, isEmpty, time }: Run, text: PlayTexts): string {
  if (status === 'failed') return isEmpty ? text.failedAtOnce : text.failed
  return status === 'shown' ? text.compiled(time) : text.working
}

interface ResetProps {
  edited: EditedProject
  language: Language
  className?: string
}

/** Resets without a confirmation, because the same action undoes it. */
function getReset({ edited, language }: ResetProps) {
  const text = playTexts[language]
  const { undo, reset, isEdited } = edited
  return undo
    ? { label: text.undo[undo.change], run: undo.run, isDisabled: false }
    : { label: text.reset, run: reset, isDisabled: !isEdited }
}

export function ResetButton(props: ResetProps) {
  const { label, run, isDisabled } = getReset(props)
  return (
    <button type="button" className={`btn ${props.className ?? ''}`} disabled={isDisabled} onClick={run}>
      {label}
    </button>
  )
}

export function ResetItem(props: ResetProps) {
  const { label, run, isDisabled } = getReset(props)
  return (
    <MenuButton className={props.className} isDisabled={isDisabled} onClick={run}>
      {label}
    </MenuButton>
  )
}

export function DemoChangedNote({ edited, language }: { edited: EditedProject; language: Language }) {
  const text = playTexts[language]
  if (!edited.hasDemoChanged) return null
  return (
    <span className={styles.changed}>
      {text.changed}
      <button type="button" onClick={edited.reset}>
        {text.takeNew}
      </button>
    </span>
  )
}
