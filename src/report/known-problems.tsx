import { getKnownProblemsName } from '../../shared/static-names.ts'
import { contentUrl } from '../content.ts'
import { useLoaded } from '../use-loaded.ts'
import { useTexts } from '../locale/texts.ts'
import styles from './report-dialog.module.css'
import { reportTexts } from './report-texts.ts'
import { fetchKnownProblems } from './send-report.ts'

/** Lists the known problems of a page or demo, so that they are not reported again. */
export function KnownProblems({ page, demo }: { page: string; demo: string | undefined }) {
  const { language } = useTexts()
  const text = reportTexts[language]
  const { value = [] } = useLoaded(`${page} ${language}`, () => fetchKnownProblems(page, language))
  const problems = value.filter(problem => demo === undefined || problem.demo === undefined || problem.demo === demo)
  if (problems.length === 0) return null
  return (
    <section className={styles.knownProblems} aria-label={text.knownProblems}>
      <b>{text.knownProblems}</b>
      <ul>
        {problems.map(({ id, state, note }) => (
          <li key={id}>
            <span className="badge">{text.knownState[state]}</span> {note}
          </li>
        ))}
      </ul>
      <a href={contentUrl(getKnownProblemsName(language))} target="_blank" rel="noopener">
        {text.allKnown}
      </a>
    </section>
  )
}
