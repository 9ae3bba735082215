import type { Ref } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { Problem } from '../../upgrade/finding.ts'
import { describeProblem } from '../../upgrade/problem.ts'
import { escapeControls } from '../../shared/escape-controls.ts'
import type { CheckTexts } from './check-texts.ts'
import styles from './problem-list.module.css'

const maxProblems = 20

interface Props {
  ref?: Ref<HTMLElement>
  text: CheckTexts
  language: Language
  problems: readonly Problem[]
}

export function ProblemList({ ref, text, language, problems }: Props) {
  if (problems.length === 0) return null
  const nameOf = ({ file, line }: Problem) =>
    line > 1 ? text.problemAt(escapeControls(file), line) : escapeControls(file)
  return (
    <section ref={ref} className={styles.problems} tabIndex={-1}>
      <h3>
        {text.problems} ({problems.length})
      </h3>
      <ul>
        {problems.slice(0, maxProblems).map((problem, index) => (
          // A file can have several problems at the same position.
          <li key={index}>
            {problem.reason ? (
              text.problemOf(nameOf(problem), describeProblem(problem, language))
            ) : (
              <>
                {text.problemAt(escapeControls(problem.file), problem.line)}:{' '}
                <code>{escapeControls(problem.message)}</code>
              </>
            )}
          </li>
        ))}
        {problems.length > maxProblems && <li>…</li>}
      </ul>
    </section>
  )
}
