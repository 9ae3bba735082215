import type { CSSProperties } from 'react'
import type { Demo } from '../../shared/demo.ts'
import { getDemoAnchor } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { demoTitle } from '../../shared/page.ts'
import { getStaticPageName } from '../../shared/static-names.ts'
import { useMessages } from '../locale/texts.ts'
import styles from './demo-space.module.css'
import { MembersRow } from './members-row.tsx'

/** Frame of a demo as the build renders it, with space for the running demo, its bar and its source. */
export function DemoSpace({ demo, page }: { demo: Demo; page: Page }) {
  const { demo: texts } = useMessages()
  return (
    <section
      id={getDemoAnchor(demo.name)}
      className={styles.demo}
      aria-label={texts.label(demo.number, demoTitle(demo, page))}
      data-demo={demo.name}
      data-island="demo"
    >
      <div
        className={styles.stage}
        data-stage
        data-state="waiting"
        style={{ '--reserved': `${demo.height}px` } as CSSProperties}
      >
        <div />
        <noscript>
          {texts.needsScript}{' '}
          <a href={import.meta.env.BASE_URL + getStaticPageName(page.path, page.language, 'md')}>Markdown</a>
        </noscript>
      </div>
      {demo.parts && <div className={styles.knobs} style={partSpace} data-parts />}
      {demo.knobs && <div className={styles.knobs} data-knobs />}
      <div className={styles.controls} data-controls />
      <MembersRow members={demo.members} />
    </section>
  )
}

/** Reserves about the height of the list of parts, which loads with the app: narrow lists are higher. */
const partSpace: CSSProperties = { height: 'auto', minHeight: 'clamp(240px, calc(344px - 7.2vw), 320px)' }
