import { useTexts } from '../locale/texts.ts'
import styles from './report-dialog.module.css'
import { reportTexts } from './report-texts.ts'

interface Props {
  label: string
  body: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Optional part of a report with a preview of its content; the reader can uncheck it. */
export function Attachment({ label, body, checked, onChange }: Props) {
  const { language } = useTexts()
  return (
    <div className={styles.attachment}>
      <label>
        <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} />
        {label}
      </label>
      <details className={styles.more}>
        <summary aria-label={`${reportTexts[language].preview}: ${label}`}>{reportTexts[language].preview}</summary>
        <pre tabIndex={0}>{body}</pre>
      </details>
    </div>
  )
}
