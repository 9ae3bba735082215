import { Fragment, useEffect, useRef, useState } from 'react'
import type { ApiDemo } from '../../../shared/api.ts'
import styles from './demo-links.module.css'
import type { ApiTexts } from '../api-texts.ts'

const maxInitialDemos = 3

/** Links to the demos that use a member, the most relevant first. */
export function DemoLinks({ demos, text, tabIndex }: { demos: readonly ApiDemo[]; text: ApiTexts; tabIndex?: number }) {
  const [isExpanded, setAll] = useState(false)
  const rest = demos.length - maxInitialDemos
  const line = useRef<HTMLSpanElement>(null)
  // The button has disappeared, so the focus moves to the first link it revealed.
  useEffect(() => {
    if (isExpanded) line.current?.querySelectorAll('a')[maxInitialDemos]?.focus({ preventScroll: true })
  }, [isExpanded])
  return (
    <span ref={line} className={styles.demoLinks}>
      {text.shownIn}
      {(isExpanded ? demos : demos.slice(0, maxInitialDemos)).map(({ href, title, page }, index) => (
        <Fragment key={href}>
          {index > 0 && text.separator}
          <a href={href} title={page} tabIndex={tabIndex}>
            {title}
          </a>
        </Fragment>
      ))}
      {!isExpanded && rest > 0 && (
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
