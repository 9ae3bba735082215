import { writePlace } from '../../shared/href.ts'
import type { Heading, Page } from '../../shared/page.ts'
import { runLinkDemo } from '../../shared/page.ts'
import { reportAddress, runAddress } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { outside } from '../ui/menu.tsx'
import styles from './outline.module.css'

/** What stands beside an article, as the build draws it: its headings, of which demos carry their number. */
export function Outline({ page }: { page: Page }) {
  const { outline } = useMessages()
  return (
    <>
      {page.headings.length > 0 && (
        <nav aria-labelledby="outline-title">
          <h2 id="outline-title">{outline.title}</h2>
          <HeadingList page={page} />
        </nav>
      )}
      <PageActions page={page} />
    </>
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
      <HeadingList page={page} />
    </details>
  )
}

function HeadingList({ page }: { page: Page }) {
  const isNumbered = page.headings.some(heading => heading.number)
  return (
    <ul>
      {page.headings
        .filter(heading => heading.depth === 2)
        .map(heading => (
          <li key={heading.id}>
            <HeadingLink page={page} heading={heading} isNumbered={isNumbered} />
          </li>
        ))}
    </ul>
  )
}

function HeadingLink({ page, heading, isNumbered }: { page: Page; heading: Heading; isNumbered: boolean }) {
  return (
    <a href={writePlace(page.path, undefined, heading.id)} className={isNumbered ? undefined : styles.plain}>
      {isNumbered && <i>{heading.number ?? ''}</i>}
      {heading.text}
    </a>
  )
}

function PageActions({ page }: { page: Page }) {
  const { outline } = useMessages()
  const demo = runLinkDemo(page)
  return (
    <div className={styles.more}>
      {demo && (
        <a href={runAddress(demo.id)}>
          <Icon name="play" />
          {outline.run}
        </a>
      )}
      <a href={reportAddress(page)} data-report="" {...outside(reportAddress(page))}>
        <Icon name="flag" />
        {outline.report}
      </a>
    </div>
  )
}
