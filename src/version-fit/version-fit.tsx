import { useMemo } from 'react'
import type { Language } from '../../shared/locale.ts'
import { readChoice } from '../../upgrade-facts/choices.ts'
import type { Choice } from '../../upgrade-facts/choices.ts'
import { fit } from '../../upgrade-facts/fit.ts'
import { snapshot } from '../../upgrade-facts/snapshot.ts'
import { usePageQuery } from '../page-query.ts'
import { CodeWords } from '../ui/code-words.tsx'
import { FitForm } from './fit-form.tsx'
import { FitNotes } from './fit-notes.tsx'
import { FitReasons } from './fit-reasons.tsx'
import { fitTexts } from './fit-texts.ts'
import { InstallBlock } from './install-block.tsx'
import styles from './version-fit.module.css'

/** The reader chooses, the install lines follow. The choice is in the address, so that it can be sent to somebody. */
export function VersionFit({ language }: { language: Language }) {
  const text = fitTexts[language]
  const [query, change] = usePageQuery('/upgrade/versions')
  const choice = useMemo(() => readChoice(snapshot, query), [query])
  const result = useMemo(() => fit(snapshot, choice), [choice])
  const choose = (next: Partial<Choice>) =>
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
      <p className={styles.source}>
        <CodeWords text={text.source(snapshot.renewed)} />
      </p>
    </div>
  )
}
