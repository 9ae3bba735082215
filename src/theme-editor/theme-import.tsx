import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './theme-editor.module.css'
import { readTheme } from './theme-exchange.ts'
import type { ThemeChanges } from './theme-output.ts'
import type { ThemeTexts } from './theme-texts.ts'

/** Field for a theme of another tool; the text is read as it is pasted. */
export function ThemeImport({ text, onImport }: { text: ThemeTexts; onImport: (changes: ThemeChanges) => void }) {
  const [message, setMessage] = useState('')
  const readText = (entered: string) => {
    if (!entered.trim()) return setMessage('')
    const { changes, ignored } = readTheme(entered)
    const count = Object.keys(changes).length
    setMessage(count ? text.imported(count, ignored) : text.nothingImported)
    if (count) onImport(changes)
  }
  return (
    <details className={styles.importTheme}>
      <summary>
        {text.importTheme}
        <Icon name="down" />
      </summary>
      <p>{text.importHint}</p>
      <textarea
        rows={5}
        aria-label={text.importLabel}
        placeholder={text.importLabel}
        spellCheck={false}
        onChange={event => readText(event.target.value)}
      />
      <p role="status">{message}</p>
    </details>
  )
}
