import type { Language } from '../../../shared/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './empty-preview.module.css'
import { playTexts } from '../play-texts.ts'
import { consoleTexts } from '../console/console-texts.ts'
import type { Run } from './use-run.ts'

interface Props {
  run: Run
  language: Language
  /** Shows a line of the reader's code; without an editor around it there is nowhere to go. */
  onOpen?: (file: string, line: number) => void
}

/** What stands where the preview would be while code with an error has shown nothing yet. */
export function EmptyPreview({ run, language, onOpen }: Props) {
  const text = playTexts[language]
  const [error] = run.errors
  if (!run.isEmpty || run.status !== 'failed' || !error) return null
  const { file, line = 1, message } = error
  const place = file && `${file}:${line}`
  return (
    <div className={styles.empty}>
      <div className="oops" role="alert">
        <Icon name="warning" />
        <div>
          <b>{file ? text.broken : text.empty}</b>
          <p className={styles.message}>{message}</p>
          {place && !onOpen && <code>{place}</code>}
        </div>
        {place && onOpen && (
          <button
            type="button"
            className={`btn ${styles.place}`}
            aria-label={consoleTexts[language].open(place)}
            onClick={() => onOpen(file, line)}
          >
            {place}
          </button>
        )}
        {!place && (
          <button type="button" className="btn" onClick={run.again}>
            {text.reload}
          </button>
        )}
      </div>
    </div>
  )
}
