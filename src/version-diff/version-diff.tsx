import { useDeferredValue, useMemo, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { createDiffView } from '../../upgrade-facts/diff-view.ts'
import { diffVersions } from '../../upgrade-facts/version-diff.ts'
import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { useLoaded } from '../use-loaded.ts'
import { useMessages } from '../locale/texts.ts'
import { usePageQuery } from '../page-query.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import type { DiffParams } from './diff-params.ts'
import { readDiffParams } from './diff-params.ts'
import { DiffBar } from './diff-bar.tsx'
import { DiffGroups } from './diff-groups.tsx'
import type { DiffTexts } from './diff-texts.ts'
import { diffTexts } from './diff-texts.ts'
import { loadFacts } from './load-facts.ts'
import styles from './version-diff.module.css'

/** Lists the members added, removed and changed between two versions; all choices are in the address. */
export function VersionDiff({ language }: { language: Language }) {
  const text = diffTexts[language]
  const { chunk } = useMessages()
  const [query, changeParams] = usePageQuery('/upgrade/diff')
  const params = useMemo(() => readDiffParams(query), [query])
  const { from, to } = params
  const { latest, error, retry } = useLoaded(`${from} ${to}`, () => Promise.all([loadFacts(from), loadFacts(to)]))
  if (error !== undefined) return <ChunkFailure title={chunk.partTitle} error={error} retry={retry} />
  if (!latest) return <div className={styles.waiting} />
  return <LoadedDiff text={text} language={language} params={params} changeParams={changeParams} facts={latest} />
}

interface Props {
  text: DiffTexts
  language: Language
  params: DiffParams
  changeParams: (changes: Record<string, string | undefined>, delay?: number) => void
  facts: readonly [VersionFacts, VersionFacts]
}

function LoadedDiff({ text, language, params, changeParams, facts: [from, to] }: Props) {
  const [typedQuery, setTypedQuery] = useTypedQuery(params.query)
  const changes = useMemo(() => diffVersions(from, to), [from, to])
  // Deferred, so that typing stays responsive while the rows render.
  const query = useDeferredValue(typedQuery)
  const { kind, changeType, subject } = params
  const view = useMemo(
    () => createDiffView(changes, { kind, changeType, subject, query }),
    [changes, kind, changeType, subject, query]
  )
  const changeQuery = (next: string) => {
    setTypedQuery(next)
    changeParams({ q: next }, 300)
  }
  const reset = () => {
    setTypedQuery('')
    changeParams({ q: '', kind: '', way: '', of: '' })
  }
  const documented = useMemo(
    () => (from.version === '3.8.6' ? from : to.version === '3.8.6' ? to : undefined),
    [from, to]
  )
  return (
    <div className={styles.diff}>
      <DiffBar
        {...{ text, params, changeParams, view, typedQuery, changeQuery }}
        subjects={[...new Set(changes.map(each => each.subject))]}
      />
      <p className={styles.count} role="status">
        {params.from === params.to ? text.same : text.found(view.total)}
      </p>
      {view.total === 0 && params.from !== params.to && (
        <div className={styles.nothing}>
          <p>{text.nothing}</p>
          <button type="button" className="btn" onClick={reset}>
            {text.reset}
          </button>
        </div>
      )}
      <DiffGroups
        {...{ text, language, params, view }}
        isOpen={query !== '' || subject !== undefined}
        documented={documented}
      />
      <p className={styles.source}>{text.read(nameOf(from, text), nameOf(to, text))}</p>
    </div>
  )
}

const nameOf = ({ version, ui }: VersionFacts, text: DiffTexts): string =>
  ui ? text.with(version, ui) : `vxe-table ${version}`

/** Holds the typed query, which reaches the address with a delay; any other change of the address replaces it. */
function useTypedQuery(addressQuery: string): [string, (typedQuery: string) => void] {
  const [typedQuery, setTypedQuery] = useState(addressQuery)
  const [lastAddressQuery, setLastAddressQuery] = useState(addressQuery)
  if (addressQuery !== lastAddressQuery) {
    setLastAddressQuery(addressQuery)
    setTypedQuery(addressQuery)
  }
  return [typedQuery, setTypedQuery]
}
