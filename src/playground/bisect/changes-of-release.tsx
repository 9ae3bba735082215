import { getDefectsAddress } from '../../../shared/api.ts'
import type { ListedDefect } from '../../../shared/defects.ts'
import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import { loadChunk } from '../../chunk-error.ts'
import { useLoaded } from '../../use-loaded.ts'
import { Failure } from '../../ui/failure.tsx'
import { TextWithCode } from '../../ui/text-with-code.tsx'
import type { BisectTexts } from './bisect-texts.ts'
import styles from './bisect-panel.module.css'

interface Props {
  before: string
  after: string
  project: Project
  language: Language
  text: BisectTexts
}

const loadModule = () => loadChunk('release-changes', () => import('../../upgrade-check/release-changes.ts'))

/** Everything on record that differs between the two releases, each kind closed at first. */
export function ChangesOfRelease({ before, after, project, language, text }: Props) {
  const { value, error, retry } = useLoaded(`${before} ${after} ${language}`, async () =>
    (await loadModule()).loadReleaseChanges(before, after, project, language)
  )
  if (error !== undefined) return <Failure title={text.failed} error={error} action={text.again} onAction={retry} />
  if (!value) return null
  const { added, removed, fixed, brought } = value
  const isEmpty = [added, removed, fixed, brought].every(list => list.length === 0)
  return (
    <div className={styles.changes}>
      <h3>{text.changes(after)}</h3>
      {isEmpty && <p>{text.none}</p>}
      <Defects title={text.brought} defects={brought} />
      <Defects title={text.fixed} defects={fixed} />
      <Members title={text.added} names={added} text={text} />
      <Members title={text.removed} names={removed} text={text} />
    </div>
  )
}

function Defects({ title, defects }: { title: (count: number) => string; defects: readonly ListedDefect[] }) {
  if (defects.length === 0) return null
  return (
    <details>
      <summary>{title(defects.length)}</summary>
      <ul>
        {defects.map(({ id, page, symptom }) => (
          <li key={id}>
            <a href={getDefectsAddress(page)}>
              <TextWithCode text={symptom} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Maximum number of members to list. */
const maxMembers = 60

interface MembersProps {
  title: (count: number) => string
  names: readonly string[]
  text: BisectTexts
}

function Members({ title, names, text }: MembersProps) {
  if (names.length === 0) return null
  return (
    <details>
      <summary>{title(names.length)}</summary>
      <ul className={styles.members}>
        {names.slice(0, maxMembers).map(name => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
        {names.length > maxMembers && <li>{text.more(names.length - maxMembers)}</li>}
      </ul>
    </details>
  )
}
