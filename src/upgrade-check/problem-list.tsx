import type { Problem } from '../../upgrade/finding.ts'
import type { CheckTexts } from './check-texts.ts'
import styles from './problem-list.module.css'

const most = 20

export function ProblemList({ text, problems }: { text: CheckTexts; problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <section className={styles.problems}>
      <h3>
        {text.problems} ({problems.length})
      </h3>
      <ul>
        {problems.slice(0, most).map(({ file, line, column, message }) => (
          <li key={`${file} ${line} ${column}`}>
            {text.problemAt(file, line)}: <code>{message}</code>
          </li>
        ))}
        {problems.length > most && <li>…</li>}
      </ul>
    </section>
  )
}
