import { useMemo } from 'react'
import { compareDefects } from '../../shared/compare-defects.ts'
import { defectWords } from '../../shared/defect-words.ts'
import type { Language } from '../../shared/locale.ts'
import { getDefectsOf } from '../../upgrade-facts/defect-members.ts'
import { defectResults, documentedRelease } from '../../upgrade-facts/defect-results.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import { loadDefects } from '../content.ts'
import { DefectGroup } from '../ui/defect-group.tsx'
import styles from './defect-section.module.css'

interface Props {
  language: Language
  versions: UpgradeVersions
  /** Members and components that the code uses. */
  members: readonly string[]
  /** Opens links in a new tab, for a page that a link would close. */
  isInNewTab: boolean
}

/** Shows the known defects that the code can meet in only one of the versions; nothing if there are none. */
export function DefectSection({ language, versions: { from, to }, members, isInNewTab }: Props) {
  const comparison = useMemo(() => {
    const met = new Map(getDefectsOf(members).map(id => [id, defectResults.cases[id] ?? '']))
    return compareDefects({ releases: defectResults.releases, cases: Object.fromEntries(met) }, from, to)
  }, [members, from, to])
  if (!comparison) return null
  const text = defectWords[language]
  const groups = [
    { title: text.fixes(comparison.fixed.length), ids: comparison.fixed },
    { title: text.brings(comparison.added.length), ids: comparison.added }
  ].filter(({ ids }) => ids.length > 0)
  if (groups.length === 0) return null
  const { cases, releases, renewed } = defectResults
  const sentences = [
    text.compared(comparison.from, comparison.to),
    text.basis(Object.keys(cases).length, releases.length, renewed),
    text.scope(documentedRelease)
  ]
  return (
    <section className={styles.defects} aria-label={text.title}>
      <h3>{text.title}</h3>
      {groups.map(({ title, ids }) => (
        <DefectGroup key={title} {...{ language, title, ids, isInNewTab }} load={loadDefects} release={comparison.to} />
      ))}
      <p>{text.join(sentences)}</p>
    </section>
  )
}
