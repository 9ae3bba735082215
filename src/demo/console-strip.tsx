import { useMessages } from '../locale/texts.ts'
import styles from './demo-block.module.css'

/** What the demo's own code threw while it ran. The demo goes on. */
export function ConsoleStrip({ errors, clear }: { errors: string[]; clear: () => void }) {
  const { demo } = useMessages()
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
