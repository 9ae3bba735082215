import { useCallback, useEffect, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { loadChunk } from '../chunk-error.ts'
import { currentPlace, replacePlace, usePlace } from '../place.ts'
import { loadResults, SearchBox } from './search-box.tsx'

const loadClient = () => loadChunk('search-client', () => import('./search-client.ts'))

/**
 * What stands in the first load: the keys that open the search, and `?search=` in the address, and the box. The results, the
 * worker and the records come when they are wanted, or when nothing else is to do.
 */
export function SearchDoor({
  language,
  open,
  setOpen
}: {
  language: Language
  open: boolean
  setOpen: (open: boolean) => void
}) {
  const query = usePlace().query.get('search') ?? ''
  const [typed, setTyped] = useState<string>()
  const show = useCallback(() => setOpen(true), [setOpen])
  useShortcuts(show)
  useEffect(() => {
    if (query) show()
  }, [query, show])
  useEffect(() => {
    const idle = window.requestIdleCallback?.(
      () =>
        void Promise.all([loadClient(), loadResults()]).then(
          ([{ warmUp }]) => warmUp(language),
          () => {}
        ),
      { timeout: 10_000 }
    )
    return () => window.cancelIdleCallback?.(idle)
  }, [language])
  if (!open) return null
  const close = () => {
    setOpen(false)
    setTyped(undefined)
    const { path, query: now, anchor } = currentPlace()
    if (now.has('search')) replacePlace(path, new Map([...now].filter(([key]) => key !== 'search')), anchor)
  }
  return <SearchBox language={language} query={typed ?? query} setQuery={setTyped} close={close} />
}

/** Ctrl/Cmd+K anywhere, `/` where nobody types. */
function useShortcuts(show: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
      if (!isCommand && !isSlash) return
      event.preventDefault()
      show()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [show])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"], dialog[open]') !== null)
