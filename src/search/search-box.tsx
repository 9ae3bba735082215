import { useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { loadChunk } from '../chunk-error.ts'
import { useLoaded } from '../loaded.ts'
import { useMessages } from '../locale/texts.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { openAbove } from './open-above.ts'
import styles from './search-box.module.css'

interface Props {
  language: Language
  query: string
  setQuery: (query: string) => void
  close: () => void
}

/** What the keys of the field do to the results. */
export interface ResultKeys {
  choose: (step: number) => void
  open: (newTab: boolean) => void
  /** Whether there was another scope to go to. */
  nextScope: (step: number) => boolean
}

export const loadResults = () => loadChunk('search-results', () => import('./search-results.tsx'))

/**
 * A dialog with a combobox: the focus stays in the field, arrows choose, Enter opens. It stands in the
 * first load, so that it is there with the key that opens it; what is typed by the time the results come is answered.
 */
export function SearchBox({ language, query, setQuery, close }: Props) {
  const { searchBox: text, chunk } = useMessages()
  const box = useRef<HTMLDialogElement>(null)
  const keys = useRef<ResultKeys>(null)
  const [chosen, setChosen] = useState(0)
  const { value, error, retry } = useLoaded('search-results', loadResults)
  const leave = useRef(close)
  leave.current = close
  useLayoutEffect(() => (box.current ? openAbove(box.current, () => leave.current()) : undefined), [])
  return (
    <dialog
      ref={box}
      className={styles.find}
      aria-label={text.title}
      aria-modal="true"
      // The event comes later: it may be open again by then.
      onClose={() => !box.current?.open && close()}
      onClick={event => event.target === box.current && close()}
    >
      <div className={styles.panel}>
        <div className={styles.in}>
          <Icon name="search" />
          <input
            type="text"
            inputMode="search"
            role="combobox"
            aria-expanded={value !== undefined}
            aria-controls="search-hits"
            aria-activedescendant={`search-hit-${chosen}`}
            aria-label={text.title}
            placeholder={text.placeholder}
            value={query}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={event => setQuery(event.target.value)}
            onKeyDown={event => {
              if (event.nativeEvent.isComposing) return
              const { key, ctrlKey, metaKey, shiftKey } = event
              if (key === 'ArrowDown' || key === 'ArrowUp') keys.current?.choose(key === 'ArrowDown' ? 1 : -1)
              else if (key === 'Enter') keys.current?.open(ctrlKey || metaKey)
              else if (key !== 'Tab' || !query.trim() || !keys.current?.nextScope(shiftKey ? -1 : 1)) return
              event.preventDefault()
            }}
          />
          {query && (
            <button
              type="button"
              className="q icon"
              aria-label={text.clear}
              title={text.clear}
              onClick={() => setQuery('')}
            >
              <Icon name="close" />
            </button>
          )}
          <button type="button" className={styles.escape} aria-label={text.close} onClick={close}>
            <kbd>Esc</kbd>
          </button>
        </div>
        {error !== undefined && <ChunkFailure title={chunk.partTitle} error={error} retry={retry} />}
        {value ? (
          <value.SearchResults {...{ language, query, setQuery, close, keys, chosen, setChosen }} />
        ) : (
          <div className={styles.hits} id="search-hits" role="listbox" aria-label={text.title} />
        )}
      </div>
    </dialog>
  )
}
