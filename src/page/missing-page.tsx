import { Fragment } from 'react'
import { homePath, writePlace } from '../../shared/href.ts'
import type { Texts } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './missing-page.module.css'
import { missingTexts } from './missing-texts.ts'
import { nearestPages, wordsOf } from './nearest-pages.ts'

/** Longer addresses are nobody's typing. */
const longest = 80

/** Above the page that is shown in place of one that does not exist: where else the reader may want to go. */
export function MissingPage({ path, texts }: { path: string; texts: Texts }) {
  const text = missingTexts[texts.language]
  const pages = nearestPages(texts.nav, path)
  const query = wordsOf(path)
  const [before, after] = text.missing
  return (
    <aside className={styles.missing} role="status" aria-label={text.label}>
      <Icon name="info" />
      <p>
        {before}
        <code>{path.length > longest ? `${path.slice(0, longest)}…` : path}</code>
        {after}
      </p>
      <p>
        {pages.length > 0 && text.nearest}
        {pages.map((page, index) => (
          <Fragment key={page.path}>
            {index > 0 && text.separator}
            <a href={writePlace(page.path)}>{page.title}</a>
          </Fragment>
        ))}
      </p>
      {query && (
        <a className={styles.search} href={writePlace(homePath, new Map([['search', query]]))}>
          <Icon name="search" />
          {text.search(query)}
        </a>
      )}
    </aside>
  )
}
