import { useTexts } from '../locale/texts.ts'
import styles from './report-dialog.module.css'
import { reportTexts } from './report-texts.ts'

interface Props {
  label: string
  body: string
  checked: boolean
  set: (checked: boolean) => void
}

/** Something that is sent along unless the reader unticks it, and can be read before. */
export function Attached({ label, body, checked, set }: Props) {
  const { language } = useTexts()
  return (
    <div className={styles.attached}>
      <label>
        <input type="checkbox" checked={checked} onChange={event => set(event.target.checked)} />
        {label}
      </label>
      <details className={styles.more}>
        <summary aria-label={`${reportTexts[language].preview}: ${label}`}>{reportTexts[language].preview}</summary>
        <pre tabIndex={0}>{body}</pre>
      </details>
    </div>
  )
}
