import { useCallback, useEffect, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { loadChunk } from '../chunk-error.ts'
import { getCurrentLocation, replaceLocation, useCurrentLocation } from '../current-location.ts'
import { loadResults, SearchBox } from './search-box.tsx'

const loadClient = () => loadChunk('search-client', () => import('./search-client.ts'))

/**
 * The part of the search in the first load: the keys that open it, `?search=` in the address, and the box. The results,
 * the worker and the records are loaded when the search opens or when the browser is idle.
 */
export function LazySearch({
  language,
  isOpen,
  setIsOpen,
  openOffline
}: {
  language: Language
  isOpen: boolean
  setIsOpen: (isOpen: boolean) => void
  openOffline: () => void
}) {
  const query = useCurrentLocation().query.get('search') ?? ''
  const [typedQuery, setTypedQuery] = useState<string>()
  const openSearch = useCallback(() => setIsOpen(true), [setIsOpen])
  useShortcuts(openSearch)
  useEffect(() => {
    if (query) openSearch()
  }, [query, openSearch])
  useEffect(() => {
    const idle = window.requestIdleCallback?.(
      () =>
        void Promise.all([loadClient(), loadResults()]).then(
          ([{ preloadSearch }]) => preloadSearch(language),
          () => {}
        ),
      { timeout: 10_000 }
    )
    return () => window.cancelIdleCallback?.(idle)
  }, [language])
  if (!isOpen) return null
  const close = () => {
    setIsOpen(false)
    setTypedQuery(undefined)
    const { path, query: currentQuery, anchor } = getCurrentLocation()
    if (currentQuery.has('search'))
      replaceLocation(path, new Map([...currentQuery].filter(([key]) => key !== 'search')), anchor)
  }
  return (
    <SearchBox
      language={language}
      query={typedQuery ?? query}
      setQuery={setTypedQuery}
      close={close}
      runAction={openOffline}
    />
  )
}

/** Opens the search with Ctrl/Cmd+K anywhere, and with `/` outside of text fields and dialogs. */
function useShortcuts(openSearch: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
      if (!isCommand && !isSlash) return
      event.preventDefault()
      openSearch()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [openSearch])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"], dialog[open]') !== null)
