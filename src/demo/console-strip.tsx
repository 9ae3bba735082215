import { useEffect } from 'react'
import { useMessages } from '../locale/texts.ts'
import { registerConsoleLines } from '../console-lines.ts'
import styles from './demo-block.module.css'

/** Lists the errors thrown by a running demo. */
export function ConsoleStrip({ id, errors, clear }: { id: string; errors: string[]; clear: () => void }) {
  const { demo } = useMessages()
  useEffect(() => registerConsoleLines(id, () => errors), [id, errors])
  return (
    <div className={styles.console} role="log" aria-label={demo.console}>
      <p>
        <b>{demo.console}</b>
        <span>{errors.length}</span>
        <button type="button" className="quiet" onClick={clear}>
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
