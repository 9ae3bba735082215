import { formatLocation } from '../../shared/site-location.ts'
import type { Heading, Page } from '../../shared/page.ts'
import { getListedHeadings, getRunLinkDemo } from '../../shared/page.ts'
import { reportAddress, playgroundAddress } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { externalLinkProps } from '../ui/menu.tsx'
import styles from './outline.module.css'

/** Outline of an article as the build renders it: its headings, numbered if they belong to a demo. */
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

/** Outline as a collapsible row below the lead, for windows without room for the column. */
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
  const renderLink = (heading: Heading) => <HeadingLink page={page} heading={heading} isNumbered={isNumbered} />
  return (
    <ul>
      {groupBySection(getListedHeadings(page.headings)).map(([first, ...subheadings]) => (
        <li key={first.id}>
          {renderLink(first)}
          {subheadings.length > 0 && (
            <ul>
              {subheadings.map(heading => (
                <li key={heading.id}>{renderLink(heading)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Groups each heading with the subheadings below it. */
function groupBySection(headings: readonly Heading[]): [Heading, ...Heading[]][] {
  const sections: [Heading, ...Heading[]][] = []
  for (const heading of headings)
    if (heading.depth === 3 && sections.length > 0) sections.at(-1)!.push(heading)
    else sections.push([heading])
  return sections
}

function HeadingLink({ page, heading, isNumbered }: { page: Page; heading: Heading; isNumbered: boolean }) {
  return (
    <a href={formatLocation(page.path, undefined, heading.id)} className={isNumbered ? undefined : styles.plain}>
      {isNumbered && <i>{heading.number ?? ''}</i>}
      {heading.text}
    </a>
  )
}

function PageActions({ page }: { page: Page }) {
  const { outline } = useMessages()
  const demo = getRunLinkDemo(page)
  return (
    <div className={styles.more}>
      {demo && (
        <a href={playgroundAddress(demo.id)}>
          <Icon name="play" />
          {outline.run}
        </a>
      )}
      <a href={reportAddress(page)} data-report="" {...externalLinkProps(reportAddress(page))}>
        <Icon name="flag" />
        {outline.report}
      </a>
    </div>
  )
}
