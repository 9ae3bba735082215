import { useEffect } from 'react'
import { useMessages } from '../locale/texts.ts'
import { tellLines } from '../shown-lines.ts'
import styles from './demo-block.module.css'

/** What the demo's own code threw while it ran. The demo goes on. */
export function ConsoleStrip({ id, errors, clear }: { id: string; errors: string[]; clear: () => void }) {
  const { demo } = useMessages()
  useEffect(() => tellLines(id, () => errors), [id, errors])
  return (
    <div className={styles.console} role="log" aria-label={demo.console}>
      <p>
        <b>{demo.console}</b>
        <span>{errors.length}</span>
        <button type="button" className="q" onClick={clear}>
          {demo.clearConsole}
        </button>
      </p>
      <ul>
        {errors.map((error, index) => (
          <li key={index}>{error}</li>
        ))}
      </ul>
    </div>
  )
}
