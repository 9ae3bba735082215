import { facts } from 'virtual:facts'
import { writePlace } from '../../shared/href.ts'
import type { Page, PageLink } from '../../shared/page.ts'
import { changesPath } from '../../shared/page.ts'
import { editAddress, reportAddress } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { outside } from '../ui/menu.tsx'
import styles from './page-foot.module.css'

export function PageFoot({ page }: { page: Page }) {
  const { foot, outline } = useMessages()
  return (
    <footer className={styles.foot}>
      <div className={styles.row}>
        <a href={editAddress(page)} {...outside(editAddress(page))}>
          <Icon name="edit" />
          {foot.edit}
        </a>
        <a className={styles.report} href={reportAddress(page)} data-report="" {...outside(reportAddress(page))}>
          <Icon name="flag" />
          {outline.report}
        </a>
        {page.updated && (
          <a className={styles.updated} href={writePlace(changesPath)}>
            {foot.updated} <time dateTime={page.updated}>{page.updated}</time>
          </a>
        )}
      </div>
      {(page.previous || page.next) && (
        <nav className={styles.turn} aria-label={foot.pages}>
          {page.previous ? <Turn link={page.previous} label={foot.previous} way="previous" /> : <span />}
          {page.next ? <Turn link={page.next} label={foot.next} way="next" /> : <span />}
        </nav>
      )}
      <p className={styles.colophon}>
        <span>© 2018–2026 vxe-table</span>
        <span>{foot.runs(facts.library, facts.vue)}</span>
      </p>
    </footer>
  )
}

function Turn({ link, label, way }: { link: PageLink; label: string; way: 'previous' | 'next' }) {
  return (
    <a href={writePlace(link.path)} className={styles[way]} rel={way === 'next' ? 'next' : 'prev'}>
      <Icon name={way} />
      <small>{label}</small>
      <span>{link.title}</span>
    </a>
  )
}
