import { Fragment } from 'react'
import { homePath, formatLocation } from '../../shared/site-location.ts'
import type { ShellTexts } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './missing-page.module.css'
import { missingTexts } from './missing-texts.ts'
import { nearestPages, searchWordsOf } from '../../shared/nearest-pages.ts'

/** Maximum number of characters shown of an address. */
const maxShownLength = 80

/** Shown above the page that replaces a missing one: similar pages and a link to the search. */
export function MissingPage({ path, texts }: { path: string; texts: ShellTexts }) {
  const text = missingTexts[texts.language]
  const pages = nearestPages(
    texts.nav.filter(group => !group.isHidden).flatMap(group => group.pages),
    path
  )
  const query = searchWordsOf(path)
  const [before, after] = text.missing
  return (
    <aside className={styles.missing} role="status" aria-label={text.label}>
      <Icon name="info" />
      <p>
        {before}
        <code>{path.length > maxShownLength ? `${path.slice(0, maxShownLength)}…` : path}</code>
        {after}
      </p>
      <p>
        {pages.length > 0 && text.nearest}
        {pages.map((page, index) => (
          <Fragment key={page.path}>
            {index > 0 && text.separator}
            <a href={formatLocation(page.path)}>{page.title}</a>
          </Fragment>
        ))}
      </p>
      {query && (
        <a className={styles.search} href={formatLocation(homePath, new Map([['search', query]]))}>
          <Icon name="search" />
          {text.search(query)}
        </a>
      )}
    </aside>
  )
}
