import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './search-results.module.css'
import type { SearchTexts } from './search-texts.ts'

/** Recent searches and suggestions, shown before a query is typed. */
export function SearchStart({
  text,
  recent,
  selectedIndex,
  selectQuery,
  clearRecent
}: {
  text: SearchTexts
  recent: string[]
  selectedIndex: number
  selectQuery: (query: string) => void
  clearRecent: () => void
}) {
  const [shownRecent, setShownRecent] = useState(recent)
  return (
    <>
      {shownRecent.length > 0 && (
        <div role="group" aria-label={text.recent}>
          <h3 role="presentation">
            {text.recent}
            <button
              type="button"
              className={styles.forget}
              tabIndex={-1}
              onClick={() => {
                clearRecent()
                setShownRecent([])
              }}
            >
              {text.forget}
            </button>
          </h3>
          <Queries queries={shownRecent} firstIndex={0} selectedIndex={selectedIndex} selectQuery={selectQuery} />
        </div>
      )}
      <div role="group" aria-label={text.suggestions}>
        <h3 role="presentation">{text.suggestions}</h3>
        <Queries
          queries={text.suggested}
          firstIndex={shownRecent.length}
          selectedIndex={selectedIndex}
          selectQuery={selectQuery}
        />
      </div>
    </>
  )
}

function Queries({
  queries,
  firstIndex,
  selectedIndex,
  selectQuery
}: {
  queries: string[]
  firstIndex: number
  selectedIndex: number
  selectQuery: (query: string) => void
}) {
  return queries.map((query, index) => (
    <button
      key={query}
      type="button"
      id={`search-hit-${firstIndex + index}`}
      className={styles.hit}
      role="option"
      aria-selected={firstIndex + index === selectedIndex}

      tabIndex={-1}
      onClick={() => selectQuery(query)}
    >
      <Icon name="search" />
      <span>{query}</span>
    </button>
  ))
}
