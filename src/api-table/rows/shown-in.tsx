import { Fragment, useEffect, useRef, useState } from 'react'
import type { ApiDemo } from '../../../shared/api.ts'
import styles from './shown-in.module.css'
import type { ApiTexts } from '../api-texts.ts'

const shortCount = 3

/** The demos that use a member, most telling first. */
export function ShownIn({ demos, text, tabIndex }: { demos: readonly ApiDemo[]; text: ApiTexts; tabIndex?: number }) {
  const [all, setAll] = useState(false)
  const rest = demos.length - shortCount
  const line = useRef<HTMLSpanElement>(null)
  // The button is gone, so the focus goes on to the first link it has brought.
  useEffect(() => {
    if (all) line.current?.querySelectorAll('a')[shortCount]?.focus({ preventScroll: true })
  }, [all])
  return (
    <span ref={line} className={styles.shownIn}>
      {text.shownIn}
      {(all ? demos : demos.slice(0, shortCount)).map(({ href, title, page }, index) => (
        <Fragment key={href}>
          {index > 0 && text.separator}
          <a href={href} title={page} tabIndex={tabIndex}>
            {title}
          </a>
        </Fragment>
      ))}
      {!all && rest > 0 && (
        <button
          type="button"
          tabIndex={tabIndex}
          title={text.moreDemos(rest)}
          aria-label={text.moreDemos(rest)}
          onClick={() => setAll(true)}
        >
          +{rest}
        </button>
      )}
    </span>
  )
}
