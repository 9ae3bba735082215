import { useDeferredValue, useMemo, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { diffView } from '../../upgrade-facts/diff-view.ts'
import { diffVersions } from '../../upgrade-facts/version-diff.ts'
import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { useLoaded } from '../loaded.ts'
import { useMessages } from '../locale/texts.ts'
import { usePageQuery } from '../page-query.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import type { AskedDiff } from './asked-diff.ts'
import { readAskedDiff } from './asked-diff.ts'
import { DiffBar } from './diff-bar.tsx'
import { DiffGroups } from './diff-groups.tsx'
import type { DiffTexts } from './diff-texts.ts'
import { diffTexts } from './diff-texts.ts'
import { loadFacts } from './fact-files.ts'
import styles from './version-diff.module.css'

/** What came, went and changed between two versions. All that is chosen is in the address. */
export function VersionDiff({ language }: { language: Language }) {
  const text = diffTexts[language]
  const { chunk } = useMessages()
  const [query, change] = usePageQuery('/upgrade/diff')
  const asked = useMemo(() => readAskedDiff(query), [query])
  const { from, to } = asked
  const { latest, error, retry } = useLoaded(`${from} ${to}`, () => Promise.all([loadFacts(from), loadFacts(to)]))
  if (error !== undefined) return <ChunkFailure title={chunk.partTitle} error={error} retry={retry} />
  if (!latest) return <div className={styles.waiting} />
  return <Loaded text={text} language={language} asked={asked} change={change} facts={latest} />
}

interface Props {
  text: DiffTexts
  language: Language
  asked: AskedDiff
  change: (changes: Record<string, string | undefined>, delay?: number) => void
  facts: readonly [VersionFacts, VersionFacts]
}

function Loaded({ text, language, asked, change, facts: [from, to] }: Props) {
  const [typed, setTyped] = useTyped(asked.query)
  const changes = useMemo(() => diffVersions(from, to), [from, to])
  // The field answers at once, the rows follow.
  const query = useDeferredValue(typed)
  const { kind, way, subject } = asked
  const view = useMemo(() => diffView(changes, { kind, way, subject, query }), [changes, kind, way, subject, query])
  const type = (next: string) => {
    setTyped(next)
    change({ q: next }, 300)
  }
  const reset = () => {
    setTyped('')
    change({ q: '', kind: '', way: '', of: '' })
  }
  const known = useMemo(() => (from.version === '3.8.6' ? from : to.version === '3.8.6' ? to : undefined), [from, to])
  return (
    <div className={styles.diff}>
      <DiffBar
        {...{ text, asked, change, view, typed, type }}
        subjects={[...new Set(changes.map(each => each.subject))]}
      />
      <p className={styles.count} role="status">
        {asked.from === asked.to ? text.same : text.found(view.found)}
      </p>
      {view.found === 0 && asked.from !== asked.to && (
        <div className={styles.nothing}>
          <p>{text.nothing}</p>
          <button type="button" className="btn" onClick={reset}>
            {text.reset}
          </button>
        </div>
      )}
      <DiffGroups
        {...{ text, language, asked, view }}
        isOpen={query !== '' || subject !== undefined}
        documented={known}
      />
      <p className={styles.source}>{text.read(nameOf(from, text), nameOf(to, text))}</p>
    </div>
  )
}

const nameOf = ({ version, ui }: VersionFacts, text: DiffTexts): string =>
  ui ? text.with(version, ui) : `vxe-table ${version}`

/** The address follows what is typed a moment later; when it changes by itself, the field follows the address. */
function useTyped(asked: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(asked)
  const [known, setKnown] = useState(asked)
  if (asked !== known) {
    setKnown(asked)
    setTyped(asked)
  }
  return [typed, setTyped]
}
