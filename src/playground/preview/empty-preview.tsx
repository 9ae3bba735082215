import type { Language } from '../../../shared/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './empty-preview.module.css'
import { playTexts } from '../play-texts.ts'
import { consoleTexts } from '../console/console-texts.ts'
import type { Run } from './use-run.ts'

interface Props {
  run: Run
  language: Language
  /** Shows a line of the reader's code. Not given if there is no editor. */
  onOpen?: (file: string, line: number) => void
}

/** Error message in place of the preview, shown if the code failed and nothing has been rendered yet. */
export function EmptyPreview({ run, language, onOpen }: Props) {
  const text = playTexts[language]
  const [error] = run.errors
  if (!run.isEmpty || run.status !== 'failed' || !error) return null
  const { file, line = 1, message } = error
  const position = file && `${file}:${line}`
  return (
    <div className={styles.empty}>
      <div className="failure-card" role="alert">
        <Icon name="warning" />
        <div>
          <b>{file ? text.broken : text.empty}</b>
          <p className={styles.message}>{message}</p>
          {position && !onOpen && <code>{position}</code>}
        </div>
        {position && onOpen && (
          <button
            type="button"
            className={`btn ${styles.position}`}
            aria-label={consoleTexts[language].open(position)}
            onClick={() => onOpen(file, line)}
          >
            {position}
          </button>
        )}
        {!position && (
          <button type="button" className="btn" onClick={run.rerun}>
            {text.reload}
          </button>
        )}
      </div>
    </div>
  )
}
