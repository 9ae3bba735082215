import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import styles from './link-line.module.css'

interface Props<Item> {
  items: readonly Item[]
  /** Number of items that are shown until the reader asks for all. */
  max: number
  /** Name of the button that shows the others. */
  more: (count: number) => string
  tabIndex?: number
  before?: string
  children: (item: Item, index: number) => ReactNode
}

/** Small text with a link for each item; a button shows those after the first few. */
export function LinkLine<Item>({ items, max, more, tabIndex, before, children }: Props<Item>) {
  const [isExpanded, setAll] = useState(false)
  const rest = items.length - max
  const line = useRef<HTMLSpanElement>(null)
  // The button has disappeared, so the focus moves to the first link it revealed.
  useEffect(() => {
    if (isExpanded) line.current?.querySelectorAll('a')[max]?.focus({ preventScroll: true })
  }, [isExpanded, max])
  return (
    <span ref={line} className={styles.line}>
      {before}
      {(isExpanded ? items : items.slice(0, max)).map(children)}
      {!isExpanded && rest > 0 && (
        <button
          type="button"
          tabIndex={tabIndex}
          title={more(rest)}
          aria-label={more(rest)}
          onClick={() => setAll(true)}
        >
          +{rest}
        </button>
      )}
    </span>
  )
}
