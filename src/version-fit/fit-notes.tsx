import type { FitNote } from '../../upgrade-facts/fit-notes.ts'
import { CodeWords } from '../ui/code-words.tsx'
import { Icon } from '../ui/icon.tsx'
import type { FitTexts } from './fit-texts.ts'
import styles from './fit-notes.module.css'

/** Warnings first: they are about what breaks. */
export function FitNotes({ text, notes }: { text: FitTexts; notes: readonly FitNote[] }) {
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
              <span className="vh">{isWarning ? text.warning : text.note}: </span>
              <CodeWords text={text.words[id](facts)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
