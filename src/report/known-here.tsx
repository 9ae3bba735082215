import { knownName } from '../../shared/plain-name.ts'
import { contentUrl } from '../content.ts'
import { useLoaded } from '../loaded.ts'
import { useTexts } from '../locale/texts.ts'
import styles from './report-dialog.module.css'
import { reportTexts } from './report-texts.ts'
import { fetchKnown } from './send-report.ts'

/** What is known of the place already: nobody needs to write it again. */
export function KnownHere({ page, demo }: { page: string; demo: string | undefined }) {
  const { language } = useTexts()
  const text = reportTexts[language]
  const { value = [] } = useLoaded(`${page} ${language}`, () => fetchKnown(page, language))
  const here = value.filter(problem => demo === undefined || problem.demo === undefined || problem.demo === demo)
  if (here.length === 0) return null
  return (
    <section className={styles.known} aria-label={text.known}>
      <b>{text.known}</b>
      <ul>
        {here.map(({ id, state, note }) => (
          <li key={id}>
            <span className="badge">{text.knownState[state]}</span> {note}
          </li>
        ))}
      </ul>
      <a href={contentUrl(knownName(language))} target="_blank" rel="noopener">
        {text.allKnown}
      </a>
    </section>
  )
}
