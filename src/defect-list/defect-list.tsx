import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DefectList as List } from '../../shared/defects.ts'
import type { Language } from '../../shared/locale.ts'
import type { NavGroup } from '../../shared/page.ts'
import { loadDefects, loadNav } from '../content.ts'
import { useMessages } from '../locale/texts.ts'
import { usePageQuery } from '../page-query.ts'
import { useLoaded } from '../use-loaded.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { DefectFilterBar } from './defect-filter-bar.tsx'
import styles from './defect-list.module.css'
import { createDefectView, readDefectFilters } from './filter-defects.ts'
import { listTexts } from './list-texts.ts'
import { updateTables } from './update-tables.ts'

/** Filters the tables of defects below it; the choices are in the address. */
export function DefectList({ language }: { language: Language }) {
  const { chunk } = useMessages()
  const { latest, error, retry } = useLoaded(language, () => Promise.all([loadDefects(language), loadNav(language)]))
  if (error !== undefined) return <ChunkFailure title={chunk.partTitle} error={error} retry={retry} />
  return latest && <LoadedList list={latest[0]} nav={latest[1]} language={language} />
}

function LoadedList({ list, nav, language }: { list: List; nav: readonly NavGroup[]; language: Language }) {
  const text = listTexts[language]
  const [params, changeParams] = usePageQuery('/upgrade/defects')
  const filters = useMemo(() => readDefectFilters(params, list), [params, list])
  const [typedQuery, setTypedQuery] = useTypedQuery(filters.query)
  // Deferred, so that typing stays responsive while the rows change.
  const query = useDeferredValue(typedQuery)
  const view = useMemo(() => createDefectView(list, { ...filters, query }), [list, filters, query])
  const box = useRef<HTMLDivElement>(null)
  const { release } = filters
  // In each render, because another language replaces the tables.
  useLayoutEffect(() => {
    const article = box.current!.closest('[data-prose]')
    if (article) updateTables(article, { list, view, release, language, nothing: text.nothing })
  })
  const changeQuery = (next: string) => {
    setTypedQuery(next)
    changeParams({ q: next }, 300)
  }
  const reset = () => {
    setTypedQuery('')
    changeParams({ q: '', of: '', harm: '', state: '' })
  }
  const isFiltered = typedQuery !== '' || filters.section || filters.severity || filters.state
  return (
    <div ref={box} className={styles.list}>
      <DefectFilterBar {...{ text, list, nav, filters, view, typedQuery, changeQuery, changeParams }} />
      <div className={styles.result}>
        <p role="status">
          {text.found(view.shown.size, view.total, release)} {view.unanswered > 0 && text.unanswered(view.unanswered)}
        </p>
        {isFiltered && (
          <button type="button" className="quiet" onClick={reset}>
            {text.reset}
          </button>
        )}
      </div>
    </div>
  )
}

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
