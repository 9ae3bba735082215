import type { RefObject } from 'react'
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '../../shared/locale.ts'
import { loadWithTimeout } from '../chunk-error.ts'
import type { LoadedValue } from '../use-loaded.ts'
import { useLoaded } from '../use-loaded.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import type { SearchResponseWithQuery } from './search-hits.tsx'
import { HitPicture } from './hit-picture.tsx'
import { SearchHits } from './search-hits.tsx'
import { navigateToHash } from '../current-location.ts'
import { readRecentSearches, storeSearch, clearSearches } from './recent-searches.ts'
import { getBoostCount, search, subscribeToBoosts } from './search-client.ts'
import type { ResultKeys } from './search-box.tsx'
import styles from './search-results.module.css'
import { afterFrame } from '../ui/after-frame.ts'
import type { SearchScope } from '../../shared/search-sections.ts'
import { arrangeHits, scopes } from '../../shared/search-sections.ts'
import type { SearchAction } from '../../shared/search-actions.ts'
import type { SearchResponse } from './search-protocol.ts'
import type { SearchTexts } from './search-texts.ts'
import { searchTexts } from './search-texts.ts'
import { SearchStart } from './search-start.tsx'

interface Props {
  language: Language
  query: string
  setQuery: (query: string) => void
  close: () => void
  /** Opens the dialog that a hit is for. */
  runAction: (action: SearchAction) => void
  /** Receives the actions for the keys in the field. */
  keys: RefObject<ResultKeys | null>
  selectedIndex: number
  setSelectedIndex: (index: number) => void
}

/** Hits by scope, or recent and suggested queries before a query is typed. */
export function SearchResults({
  language,
  query,
  setQuery,
  close,
  runAction,
  keys,
  selectedIndex,
  setSelectedIndex
}: Props) {
  const text = searchTexts[language]
  const list = useRef<HTMLDivElement>(null)
  const [scope, setScope] = useState<SearchScope>()
  const { response, error, retry } = useSearchResponse(query, language, selectedIndex > 0)
  const hasFailed = error !== undefined
  const sections = useMemo(() => (response ? arrangeHits(response.hits, scope) : []), [response, scope])
  const isFullyRendered = useIsFullyRendered(response)
  const latestOnOpen = useRef(() => {})
  latestOnOpen.current = () => {
    storeSearch(query)
    close()
  }
  const onOpen = useCallback(() => latestOnOpen.current(), [])
  const latestOnAction = useRef(runAction)
  latestOnAction.current = action => {
    latestOnOpen.current()
    runAction(action)
  }
  const onAction = useCallback((action: SearchAction) => latestOnAction.current(action), [])
  useEffect(() => setSelectedIndex(0), [query, scope, setSelectedIndex])
  const getOptions = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
  const moveSelection = (step: number) => {
    const count = getOptions().length
    if (!count) return
    const next = (selectedIndex + step + count) % count
    setSelectedIndex(next)
    getOptions()[next]?.scrollIntoView({ block: 'nearest' })
  }
  const openSelected = (newTab: boolean) => {
    const link = getOptions()[selectedIndex]
    if (!link) return
    if (!(link instanceof HTMLAnchorElement)) return link.click()
    storeSearch(query)
    if (newTab) return void window.open(link.href, '_blank', 'noopener')
    close()
    navigateToHash(link.hash)
  }
  const selectNextScope = (step: number) => {
    if (!response?.total) return false
    const all = [undefined, ...scopes.filter(each => response.totals[each] > 0)]
    setScope(all[(all.indexOf(scope) + step + all.length) % all.length])
    return true
  }
  const [selectedHref, setSelectedHref] = useState<string>()
  useEffect(
    () => setSelectedHref(getOptions()[selectedIndex]?.getAttribute('href') ?? undefined),
    [selectedIndex, sections, isFullyRendered]
  )
  useImperativeHandle(keys, () => ({ moveSelection, openSelected, selectNextScope }))
  return (
    <>
      {query.trim() !== '' && response && (
        <SearchScopes text={text} response={response} scope={scope} setScope={setScope} />
      )}
      {hasFailed && <ChunkFailure title={text.failed} error={error} retry={retry} />}
      <div
        ref={list}
        className={styles.hits}
        id="search-hits"
        role="listbox"
        aria-label={text.title}
        hidden={hasFailed}
      >
        {!hasFailed && query.trim() === '' && (
          <SearchStart
            text={text}
            recent={readRecentSearches()}
            selectedIndex={selectedIndex}
            selectQuery={setQuery}
            clearRecent={clearSearches}
          />
        )}
        {!hasFailed && query.trim() !== '' && response && (
          <SearchHits
            text={text}
            language={language}
            response={response}
            sections={sections}
            isScoped={scope !== undefined}
            maxHits={isFullyRendered ? Infinity : maxFirstHits}
            selectedIndex={selectedIndex}
            setSelectedIndex={setSelectedIndex}
            onOpen={onOpen}
            onAction={onAction}
          />
        )}
      </div>
      {query.trim() !== '' && response && <HitPicture language={language} href={selectedHref} />}
      <SearchFooter text={text} response={query.trim() ? response : undefined} />
    </>
  )
}

/** Number of hits that fit into the visible part of the list. */
const maxFirstHits = 10

/** Returns true once a response has been on screen for a frame, after which the hits below the visible ones render. */
function useIsFullyRendered(response: SearchResponseWithQuery | undefined): boolean {
  const [renderedResponse, setRenderedResponse] = useState<SearchResponseWithQuery>()
  useEffect(() => afterFrame(() => setRenderedResponse(response)), [response])
  return renderedResponse === response
}

function SearchScopes({
  text,
  response,
  scope,
  setScope
}: {
  text: SearchTexts
  response: SearchResponse
  scope?: SearchScope
  setScope: (scope?: SearchScope) => void
}) {
  return (
    <div className={styles.scope} role="group" aria-label={text.keys.scope}>
      <button type="button" aria-pressed={scope === undefined} onClick={() => setScope(undefined)}>
        {text.all} <small>{response.total}</small>
      </button>
      {scopes.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={scope === each}
          disabled={response.totals[each] === 0}
          onClick={() => setScope(each)}
        >
          {text.scopes[each]} <small>{response.totals[each]}</small>
        </button>
      ))}
    </div>
  )
}

function SearchFooter({ text, response }: { text: SearchTexts; response?: SearchResponse }) {
  const { keys } = text
  return (
    <footer className={styles.footer}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {keys.choose}
      </span>
      <span>
        <kbd>↵</kbd>
        {keys.open}
      </span>
      <span>
        <kbd>Ctrl ↵</kbd>
        {keys.tab}
      </span>
      <span>
        <kbd>Tab</kbd>
        {keys.scope}
      </span>
      <span className={styles.count} role="status">
        {response ? text.results(response.total) : ''}
      </span>
    </footer>
  )
}

/**
 * Keeps the last response while the next one is pending; an empty query has no response rather than an empty one. A
 * response renders synchronously, since after a key press the browser delays later work of React by a frame.
 */
function useSearchResponse(
  query: string,
  language: Language,
  hasSelection: boolean
): Omit<LoadedValue<SearchResponseWithQuery>, 'latest'> & { response?: SearchResponseWithQuery } {
  const boostCount = useSyncExternalStore(subscribeToBoosts, getBoostCount)
  const usedBoosts = useRef(boostCount)
  // Hits are not reordered while the reader moves through them.
  if (!hasSelection) usedBoosts.current = boostCount
  const { latest, error, retry } = useLoaded(
    `${language} ${usedBoosts.current} ${query}`,
    async () => {
      const response = await loadWithTimeout('search-worker', () => search(query, language))
      return query.trim() ? { ...response, query } : undefined
    },
    { applyUpdate: flushSync }
  )
  return { response: latest, error, retry }
}
