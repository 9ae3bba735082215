import { getFeedName } from '../../../shared/static-names.ts'
import { formatLocation } from '../../../shared/site-location.ts'
import type { Page, PageLink } from '../../../shared/page.ts'
import { getDayAnchor } from '../../../shared/page.ts'
import { useTexts } from '../../locale/texts.ts'

/** Added and changed pages by day, the newest first. */
export function DocChanges({ page }: { page: Page }) {
  const { messages, language } = useTexts()
  const { changes } = messages
  const days = page.changes ?? []
  if (days.length === 0) return <p>{changes.unknown}</p>
  return (
    <>
      <p>
        <a href={import.meta.env.BASE_URL + getFeedName(language)}>{changes.feed}</a>
      </p>
      {days.map(({ date, added, changed }) => (
        <section key={date}>
          <h2 id={getDayAnchor(date)} tabIndex={-1}>
            <time dateTime={date}>{date}</time>
          </h2>
          <DayLinks label={changes.added(added.length)} links={added} />
          <DayLinks label={changes.changed(changed.length)} links={changed} />
        </section>
      ))}
    </>
  )
}

const maxOpenLinks = 40

/** A long list is closed until the reader opens it. */
function DayLinks({ label, links }: { label: string; links: readonly PageLink[] }) {
  if (links.length === 0) return null
  return (
    <details open={links.length <= maxOpenLinks}>
      <summary>{label}</summary>
      <ul>
        {links.map(({ path, title }) => (
          <li key={path}>
            <a href={formatLocation(path)}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
