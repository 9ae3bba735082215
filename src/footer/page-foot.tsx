import { facts } from 'virtual:facts'
import { formatLocation } from '../../shared/site-location.ts'
import type { Page, PageLink } from '../../shared/page.ts'
import { changesPath, getRunLinkDemo } from '../../shared/page.ts'
import { editAddress, playgroundAddress, reportAddress } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { externalLinkProps } from '../ui/menu.tsx'
import styles from './page-foot.module.css'

export function PageFoot({ page }: { page: Page }) {
  const { foot, outline } = useMessages()
  const demo = getRunLinkDemo(page)
  return (
    <footer className={styles.foot}>
      <div className={styles.row}>
        {demo && (
          <a href={playgroundAddress(demo.id)}>
            <Icon name="play" />
            {outline.run}
          </a>
        )}
        <a href={editAddress(page)} {...externalLinkProps(editAddress(page))}>
          <Icon name="edit" />
          {foot.edit}
        </a>
        <a href={reportAddress(page)} data-report="" {...externalLinkProps(reportAddress(page))}>
          <Icon name="flag" />
          {outline.report}
        </a>
        {page.updated && (
          <a className={styles.updated} href={formatLocation(changesPath)}>
            {foot.updated} <time dateTime={page.updated}>{page.updated}</time>
          </a>
        )}
      </div>
      {(page.previous || page.next) && (
        <nav className={styles.pageTurn} aria-label={foot.pages}>
          {page.previous ? <PageTurnLink link={page.previous} label={foot.previous} direction="previous" /> : <span />}
          {page.next ? <PageTurnLink link={page.next} label={foot.next} direction="next" /> : <span />}
        </nav>
      )}
      <p className={styles.colophon}>
        <span>© 2018–2026 vxe-table</span>
        <span>{foot.runs(facts.library, facts.vue)}</span>
      </p>
    </footer>
  )
}

function PageTurnLink({ link, label, direction }: { link: PageLink; label: string; direction: 'previous' | 'next' }) {
  return (
    <a href={formatLocation(link.path)} className={styles[direction]} rel={direction === 'next' ? 'next' : 'prev'}>
      <Icon name={direction} />
      <small>{label}</small>
      <span>{link.title}</span>
    </a>
  )
}
