import { useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { DiffView } from '../../upgrade-facts/diff-view.ts'
import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { changeTypes } from '../../upgrade-facts/version-diff.ts'
import type { DiffParams } from './diff-params.ts'
import styles from './diff-groups.module.css'
import { DiffRow } from './diff-row.tsx'
import type { DiffTexts } from './diff-texts.ts'
import { subjectTitle } from './subject-title.ts'

interface Props {
  text: DiffTexts
  language: Language
  params: DiffParams
  view: DiffView
  /** True if groups start open, as with a query or a selected component. */
  isOpen: boolean
  /** Facts of the version that the reference of this site documents. */
  documented?: VersionFacts
}

/** Shows a group per component, with its rows rendered only while it is open. */
export function DiffGroups({ text, language, params, view, isOpen, documented }: Props) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isShown = (subject: string) => toggled.get(subject) ?? isOpen
  const areAllShown = view.groups.every(({ subject }) => isShown(subject))
  const toggleAll = () => setToggled(new Map(view.groups.map(({ subject }) => [subject, !areAllShown])))
  return (
    <div className={styles.groups}>
      {view.groups.length > 1 && (
        <button type="button" className={`quiet ${styles.all}`} onClick={toggleAll}>
          {areAllShown ? text.collapse : text.expand}
        </button>
      )}
      {view.groups.map(group => (
        <Group
          key={group.subject}
          {...{ text, language, params, group, documented }}
          isShown={isShown(group.subject)}
          toggle={() => setToggled(new Map(toggled).set(group.subject, !isShown(group.subject)))}
        />
      ))}
    </div>
  )
}

const rowsPerStep = 200

interface GroupProps extends Pick<Props, 'text' | 'language' | 'params' | 'documented'> {
  group: DiffView['groups'][number]
  isShown: boolean
  toggle: () => void
}

function Group({ text, language, params, group, isShown, toggle, documented }: GroupProps) {
  const { subject, changes, countsByType: counts } = group
  const [limit, setLimit] = useState(rowsPerStep)
  const rest = changes.length - limit
  return (
    <section className={styles.group} data-subject={subject}>
      <h3>
        <button type="button" aria-expanded={isShown} onClick={toggle}>
          <span className={styles.name}>{subjectTitle(subject, text)}</span>
          {changeTypes.map(
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
              {...{ text, language, params, change }}
              isDocumented={documented?.members[subject]?.[change.key] !== undefined}
            />
          ))}
        </ul>
      )}
      {isShown && rest > 0 && (
        <button type="button" className={`quiet ${styles.more}`} onClick={() => setLimit(limit + rowsPerStep)}>
          {text.more(Math.min(rest, rowsPerStep))}
        </button>
      )}
    </section>
  )
}
