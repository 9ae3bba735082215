import type { SelectionNote } from '../../upgrade-facts/selection-notes.ts'
import { TextWithCode } from '../ui/text-with-code.tsx'
import { Icon } from '../ui/icon.tsx'
import type { FitTexts } from '../../upgrade-facts/fit-texts.ts'
import styles from './fit-notes.module.css'

/** Lists warnings first, as they are about code that breaks. */
export function FitNotes({ text, notes }: { text: FitTexts; notes: readonly SelectionNote[] }) {
  const inOrder = [...notes.filter(note => note.isWarning), ...notes.filter(note => !note.isWarning)]
  return (
    <section className={styles.notes}>
      <h3>{text.notes}</h3>
      <ul>
        {inOrder.map(({ id, isWarning, facts }) => (
          <li
            key={`${id} ${facts.plugin ?? ''}`}
            data-note={id}
            className={isWarning ? `${styles.note} ${styles.warning}` : styles.note}
          >
            <Icon name={isWarning ? 'warning' : 'info'} />
            <span>
              <span className="visually-hidden">{isWarning ? text.warning : text.note}: </span>
              <TextWithCode text={text.words[id](facts)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
