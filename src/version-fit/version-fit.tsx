import { useMemo } from 'react'
import type { Language } from '../../shared/locale.ts'
import { readChoice } from '../../upgrade-facts/choices.ts'
import type { PackageChoice } from '../../upgrade-facts/choices.ts'
import type { PackageSelection } from '../../upgrade-facts/select-packages.ts'
import { selectPackages } from '../../upgrade-facts/select-packages.ts'
import { snapshot } from '../../upgrade-facts/snapshot.ts'
import { usePageQuery } from '../page-query.ts'
import { TextWithCode } from '../ui/text-with-code.tsx'
import { FitDefects } from './fit-defects.tsx'
import { FitForm } from './fit-form.tsx'
import { FitNotes } from './fit-notes.tsx'
import { FitReasons } from './fit-reasons.tsx'
import { fitTexts } from '../../upgrade-facts/fit-texts.ts'
import { InstallBlock } from './install-block.tsx'
import styles from './version-fit.module.css'

/** Shows the install lines of a choice, which is in the address so that it can be shared. */
export function VersionFit({ language }: { language: Language }) {
  const text = fitTexts[language]
  const [query, change] = usePageQuery('/upgrade/versions')
  const choice = useMemo(() => readChoice(snapshot, query), [query])
  const result = useMemo(() => selectPackages(snapshot, choice), [choice])
  const choose = (next: Partial<PackageChoice>) =>
    change({
      ...(next.vue && { vue: next.vue }),
      ...(next.table && { table: next.table }),
      ...(next.plugins && { plugins: next.plugins.join(',') })
    })
  return (
    <div className={styles.fit}>
      <FitForm text={text} choice={choice} choose={choose} />
      {choice.unknown.length > 0 && (
        <p className={styles.unknown} role="status">
          {text.unknown(choice.unknown.join(', '))}
        </p>
      )}
      <InstallBlock text={text} fit={result} />
      <FitReasons text={text} fit={result} />
      <FitNotes text={text} notes={result.notes} />
      <FitDefects language={language} version={findVersion(result, 'vxe-table')} />
      <p className={styles.source}>
        <TextWithCode text={text.source(snapshot.renewed)} />
      </p>
    </div>
  )
}

const findVersion = ({ packages }: PackageSelection, name: string): string =>
  packages.find(each => each.name === name)?.version ?? ''
