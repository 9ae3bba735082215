import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './search-results.module.css'
import type { SearchTexts } from './search-texts.ts'

/** Before the first key: what was searched for lately, and what one may try. */
export function Start({
  text,
  recent,
  chosen,
  choose,
  forget
}: {
  text: SearchTexts
  recent: string[]
  chosen: number
  choose: (query: string) => void
  forget: () => void
}) {
  const [kept, setKept] = useState(recent)
  return (
    <>
      {kept.length > 0 && (
        <div role="group" aria-label={text.recent}>
          <h3 role="presentation">
            {text.recent}
            <button
              type="button"
              className={styles.forget}
              tabIndex={-1}
              onClick={() => {
                forget()
                setKept([])
              }}
            >
              {text.forget}
            </button>
          </h3>
          <Queries queries={kept} first={0} chosen={chosen} choose={choose} />
        </div>
      )}
      <div role="group" aria-label={text.suggestions}>
        <h3 role="presentation">{text.suggestions}</h3>
        <Queries queries={text.suggested} first={kept.length} chosen={chosen} choose={choose} />
      </div>
    </>
  )
}

function Queries({
  queries,
  first,
  chosen,
  choose
}: {
  queries: string[]
  first: number
  chosen: number
  choose: (query: string) => void
}) {
  return queries.map((query, index) => (
    <button
      key={query}
      type="button"
      id={`search-hit-${first + index}`}
      className={styles.hit}
      role="option"
      aria-selected={first + index === chosen}
      data-query={query}
      tabIndex={-1}
      onClick={() => choose(query)}
    >
      <Icon name="search" />
      <span>{query}</span>
    </button>
  ))
}
