import { useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { SearchAction } from '../../shared/search-actions.ts'
import { loadChunk } from '../chunk-error.ts'
import { useLoaded } from '../use-loaded.ts'
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
  runAction: (action: SearchAction) => void
}

/** Actions in the results that keys in the field trigger. */
export interface ResultKeys {
  moveSelection: (step: number) => void
  openSelected: (newTab: boolean) => void
  /** Returns true if there was another scope to select. */
  selectNextScope: (step: number) => boolean
}

export const loadResults = () => loadChunk('search-results', () => import('./search-results.tsx'))

/**
 * Dialog with a combobox: the focus stays in the field, arrows choose, Enter opens. It is part of the first load, so
 * that it opens with the key press; the text typed before the results are loaded is searched afterwards.
 */
export function SearchBox({ language, query, setQuery, close, runAction }: Props) {
  const { searchBox: text, chunk } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const keys = useRef<ResultKeys>(null)
  const [selectedIndex, setSelectedIndex] = useState(0)
  const { value, error, retry } = useLoaded('search-results', loadResults)
  const latestClose = useRef(close)
  latestClose.current = close
  useLayoutEffect(() => (dialog.current ? openAbove(dialog.current, () => latestClose.current()) : undefined), [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text.title}
      aria-modal="true"
      // The event is asynchronous, and the dialog may be open again by then.
      onClose={() => !dialog.current?.open && close()}
      onClick={event => event.target === dialog.current && close()}
    >
      <div className={styles.panel}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            type="text"
            inputMode="search"
            role="combobox"
            aria-expanded={value !== undefined}
            aria-controls="search-hits"
            aria-activedescendant={`search-hit-${selectedIndex}`}
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
              if (key === 'ArrowDown' || key === 'ArrowUp') keys.current?.moveSelection(key === 'ArrowDown' ? 1 : -1)
              else if (key === 'Enter') keys.current?.openSelected(ctrlKey || metaKey)
              else if (key !== 'Tab' || !query.trim() || !keys.current?.selectNextScope(shiftKey ? -1 : 1)) return
              event.preventDefault()
            }}
          />
          {query && (
            <button
              type="button"
              className="quiet icon"
              aria-label={text.clear}
              title={text.clear}
              onClick={() => setQuery('')}
            >
              <Icon name="close" />
            </button>
          )}
          <button type="button" className={styles.escape} data-escape aria-label={text.close} onClick={close}>
            <kbd>Esc</kbd>
          </button>
        </div>
        {error !== undefined && <ChunkFailure title={chunk.partTitle} error={error} retry={retry} />}
        {value ? (
          <value.SearchResults
            {...{ language, query, setQuery, close, runAction, keys, selectedIndex, setSelectedIndex }}
          />
        ) : (
          <div className={styles.hits} id="search-hits" role="listbox" aria-label={text.title} />
        )}
      </div>
    </dialog>
  )
}
