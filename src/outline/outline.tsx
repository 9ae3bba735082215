import { useEffect, useState } from 'react'
import { writePlace } from '../../shared/href.ts'
import type { Heading, Page } from '../../shared/page.ts'
import { reportAddress, runAddress } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { outside } from '../ui/menu.tsx'
import styles from './outline.module.css'

/** Headings of the page with the current one marked; demos carry their number. */
export function Outline({ page }: { page: Page }) {
  const { outline } = useMessages()
  const current = useCurrentHeading(page)
  return (
    <aside className={styles.outline} data-of-page aria-label={outline.title}>
      {page.headings.length > 0 && (
        <nav aria-labelledby="outline-title">
          <h2 id="outline-title">{outline.title}</h2>
          <ul>
            {page.headings.filter(heading => heading.depth === 2).map(heading => (
              <li key={heading.id}>
                <HeadingLink page={page} heading={heading} current={heading.id === current} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <PageActions page={page} />
    </aside>
  )
}

/** The same list as a row that opens, below the lead, where there is no room for a column. */
export function OutlineRow({ page }: { page: Page }) {
  const { outline } = useMessages()
  if (page.headings.length === 0) return null
  return (
    <details className={styles.row}>
      <summary>
        {outline.title}
        <Icon name="down" />
      </summary>
      <ul>
        {page.headings.filter(heading => heading.depth === 2).map(heading => (
          <li key={heading.id}>
            <HeadingLink page={page} heading={heading} current={false} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function HeadingLink({ page, heading, current }: { page: Page; heading: Heading; current: boolean }) {
  const isNumbered = page.headings.some(other => other.number)
  return (
    <a href={writePlace(page.path, undefined, heading.id)} className={isNumbered ? undefined : styles.plain} aria-current={current ? 'true' : undefined}>
      {isNumbered && <i>{heading.number ?? ''}</i>}
      {heading.text}
    </a>
  )
}

function PageActions({ page }: { page: Page }) {
  const { outline } = useMessages()
  const demo = page.kind === 'demo' ? page.demos[0] : undefined
  return (
    <div className={styles.more}>
      {demo && (
        <a href={runAddress(demo.id)}>
          <Icon name="play" />
          {outline.run}
        </a>
      )}
      <a href={reportAddress(page)} {...outside(reportAddress(page))}>
        <Icon name="flag" />
        {outline.report}
      </a>
    </div>
  )
}

/** The last heading above the upper third of the window. */
function useCurrentHeading(page: Page): string | undefined {
  const [current, setCurrent] = useState(page.headings[0]?.id)
  useEffect(() => {
    let frame = 0
    const find = () => {
      frame = 0
      const line = innerHeight / 3
      const passed = page.headings.filter(heading => heading.depth === 2 && (document.getElementById(heading.id)?.getBoundingClientRect().top ?? Infinity) < line)
      setCurrent((passed.at(-1) ?? page.headings[0])?.id)
    }
    const schedule = () => (frame ||= requestAnimationFrame(find))
    find()
    addEventListener('scroll', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
    }
  }, [page])
  return current
}
