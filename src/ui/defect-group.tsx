import { getDefectsAddress } from '../../shared/api.ts'
import { useState } from 'react'
import { defectWords } from '../../shared/defect-words.ts'
import type { DefectList, ListedDefect } from '../../shared/defects.ts'
import { defectSeverities } from '../../shared/defects.ts'
import type { Language } from '../../shared/locale.ts'
import { formatLocation, playgroundPath } from '../../shared/site-location.ts'
import { useMessages } from '../locale/texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { ChunkFailure } from './chunk-failure.tsx'
import styles from './defect-group.module.css'
import { Icon } from './icon.tsx'
import { TextWithCode } from './text-with-code.tsx'

interface Props {
  language: Language
  title: string
  ids: readonly string[]
  /** Loads the words of all defects when the group is opened. */
  load: (language: Language) => Promise<DefectList>
  /** Release that runs the cases. */
  release: string
  /** Opens links in a new tab, for a page that a link would close. */
  isInNewTab?: boolean
}

/** Disclosure with defects, each with links to its page and to its case in the playground. */
export function DefectGroup({ language, title, ids, load, release, isInNewTab = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { chunk } = useMessages()
  const { value, error, retry } = useLoaded(isOpen ? language : undefined, () => load(language))
  return (
    <details className={styles.group} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="right" />
        {title}
      </summary>
      {isOpen && error !== undefined && <ChunkFailure title={chunk.partTitle} error={error} retry={retry} />}
      {isOpen && error === undefined && (
        <ul aria-busy={value === undefined}>
          {sortBySeverity(value?.defects ?? [], ids).map(defect => (
            <DefectItem key={defect.id} {...{ language, defect, release, isInNewTab }} />
          ))}
        </ul>
      )}
    </details>
  )
}

/** Returns the defects with the ids, the most harmful first. */
const sortBySeverity = (defects: readonly ListedDefect[], ids: readonly string[]): ListedDefect[] =>
  defectSeverities.flatMap(severity => defects.filter(each => each.severity === severity && ids.includes(each.id)))

interface ItemProps extends Pick<Props, 'language' | 'release' | 'isInNewTab'> {
  defect: ListedDefect
}

function DefectItem({ language, defect: { id, page, title, severity, symptom }, release, isInNewTab }: ItemProps) {
  const text = defectWords[language]
  const link = isInNewTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <li data-severity={severity}>
      <span className={styles.severity}>{text.severity[severity]}</span>
      <span className={styles.symptom}>
        <TextWithCode text={symptom} />
      </span>
      <span className={styles.links}>
        <a href={getDefectsAddress(page)} {...link}>
          {title}
        </a>
        <a href={formatLocation(playgroundPath, new Map(Object.entries({ defect: id, release })))} {...link}>
          {text.run(release)} <code>{id.slice(page.length + 1)}</code>
        </a>
      </span>
    </li>
  )
}
