import { useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { DiffView } from '../../upgrade-facts/diff-view.ts'
import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { ways } from '../../upgrade-facts/version-diff.ts'
import type { AskedDiff } from './asked-diff.ts'
import styles from './diff-groups.module.css'
import { DiffRow } from './diff-row.tsx'
import type { DiffTexts } from './diff-texts.ts'
import { subjectTitle } from './subject-title.ts'

interface Props {
  text: DiffTexts
  language: Language
  asked: AskedDiff
  view: DiffView
  /** Somebody who looks for something sees the rows at once. */
  isOpen: boolean
  /** What the reference of this site describes. */
  documented?: VersionFacts
}

/** One part for each component; its rows are there when it is open. */
export function DiffGroups({ text, language, asked, view, isOpen, documented }: Props) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isShown = (subject: string) => toggled.get(subject) ?? isOpen
  const areAll = view.groups.every(({ subject }) => isShown(subject))
  const toggleAll = () => setToggled(new Map(view.groups.map(({ subject }) => [subject, !areAll])))
  return (
    <div className={styles.groups}>
      {view.groups.length > 1 && (
        <button type="button" className={`q ${styles.all}`} onClick={toggleAll}>
          {areAll ? text.collapse : text.expand}
        </button>
      )}
      {view.groups.map(group => (
        <Group
          key={group.subject}
          {...{ text, language, asked, group, documented }}
          isShown={isShown(group.subject)}
          toggle={() => setToggled(new Map(toggled).set(group.subject, !isShown(group.subject)))}
        />
      ))}
    </div>
  )
}

const step = 200

interface GroupProps extends Pick<Props, 'text' | 'language' | 'asked' | 'documented'> {
  group: DiffView['groups'][number]
  isShown: boolean
  toggle: () => void
}

function Group({ text, language, asked, group, isShown, toggle, documented }: GroupProps) {
  const { subject, changes, ways: counts } = group
  const [limit, setLimit] = useState(step)
  const rest = changes.length - limit
  return (
    <section className={styles.group} data-subject={subject}>
      <h3>
        <button type="button" aria-expanded={isShown} onClick={toggle}>
          <span className={styles.name}>{subjectTitle(subject, text)}</span>
          {ways.map(
            way =>
              counts[way] > 0 && (
                <small key={way} data-way={way}>
                  {text.ways[way]} {counts[way]}
                </small>
              )
          )}
        </button>
      </h3>
      {isShown && (
        <ul>
          {changes.slice(0, limit).map(change => (
            <DiffRow
              key={change.key}
              {...{ text, language, asked, change }}
              isDocumented={documented?.members[subject]?.[change.key] !== undefined}
            />
          ))}
        </ul>
      )}
      {isShown && rest > 0 && (
        <button type="button" className={`q ${styles.more}`} onClick={() => setLimit(limit + step)}>
          {text.more(Math.min(rest, step))}
        </button>
      )}
    </section>
  )
}
