import { feedName } from '../../../shared/plain-name.ts'
import { writePlace } from '../../../shared/href.ts'
import type { Page, PageLink } from '../../../shared/page.ts'
import { dayAnchor } from '../../../shared/page.ts'
import { useTexts } from '../../locale/texts.ts'

/** The days on which pages came and changed, the newest first. */
export function DocChanges({ page }: { page: Page }) {
  const { messages, language } = useTexts()
  const { changes } = messages
  const days = page.changes ?? []
  if (days.length === 0) return <p>{changes.unknown}</p>
  return (
    <>
      <p>
        <a href={import.meta.env.BASE_URL + feedName(language)}>{changes.feed}</a>
      </p>
      {days.map(({ date, added, changed }) => (
        <section key={date}>
          <h2 id={dayAnchor(date)} tabIndex={-1}>
            <time dateTime={date}>{date}</time>
          </h2>
          <Links label={changes.added(added.length)} links={added} />
          <Links label={changes.changed(changed.length)} links={changed} />
        </section>
      ))}
    </>
  )
}

const fewLinks = 40

/** A day on which everything changed is opened by who wants to know. */
function Links({ label, links }: { label: string; links: readonly PageLink[] }) {
  if (links.length === 0) return null
  return (
    <details open={links.length <= fewLinks}>
      <summary>{label}</summary>
      <ul>
        {links.map(({ path, title }) => (
          <li key={path}>
            <a href={writePlace(path)}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
