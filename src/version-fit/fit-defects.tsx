import { compareDefects } from '../../shared/compare-defects.ts'
import { defectWords } from '../../shared/defect-words.ts'
import type { Language } from '../../shared/locale.ts'
import { defectResults, documentedRelease } from '../../upgrade-facts/defect-results.ts'
import { loadDefects } from '../content.ts'
import { DefectGroup } from '../ui/defect-group.tsx'
import styles from './fit-defects.module.css'

interface Props {
  language: Language
  /** Release of the table. */
  version: string
}

/** Known defects of the documented release that another one has fixed, and those that it still has. */
export function FitDefects({ language, version }: Props) {
  const text = defectWords[language]
  const comparison = compareDefects(defectResults, documentedRelease, version)
  if (!comparison) return null
  const { from, to, fixed, added, remaining, unanswered } = comparison
  const { cases, releases, renewed } = defectResults
  const groups = [
    { title: text.fixed(fixed.length), ids: fixed },
    { title: text.added(added.length), ids: added },
    { title: from === to ? text.of(to, remaining.length) : text.remaining(remaining.length), ids: remaining }
  ].filter(({ ids }) => ids.length > 0)
  const sentences = [
    ...(from === to ? [] : [text.compared(from, to)]),
    text.basis(Object.keys(cases).length, releases.length, renewed),
    ...(unanswered > 0 ? [text.unanswered(unanswered, to)] : []),
    ...(added.length > 0 || from === to ? [] : [text.scope(from)])
  ]
  return (
    <section>
      <h3>{text.title}</h3>
      <div className={styles.groups}>
        {groups.map(({ title, ids }) => (
          <DefectGroup key={`${to} ${title}`} {...{ language, title, ids }} load={loadDefects} release={to} />
        ))}
      </div>
      <p className={styles.basis}>
        {text.join(sentences)} <a href="#/upgrade/defects">{text.all}</a>
      </p>
    </section>
  )
}
