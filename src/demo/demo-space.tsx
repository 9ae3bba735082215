import type { CSSProperties } from 'react'
import type { Demo } from '../../shared/demo.ts'
import { demoAnchor } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { plainName } from '../../shared/plain-name.ts'
import { useMessages } from '../locale/texts.ts'
import styles from './demo-space.module.css'
import { MembersRow } from './members-row.tsx'

/** One frame cut by hairlines, as the build draws it: where the demo will run, where its bar and its source will be. */
export function DemoSpace({ demo, page }: { demo: Demo; page: Page }) {
  const { demo: texts } = useMessages()
  return (
    <section
      id={demoAnchor(demo.name)}
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
          <a href={import.meta.env.BASE_URL + plainName(page.path, page.language, 'md')}>Markdown</a>
        </noscript>
      </div>
      <div className={styles.controls} data-controls />
      <MembersRow members={demo.members} />
    </section>
  )
}

export const demoTitle = ({ number }: Demo, page: Page): string =>
  page.headings.find(heading => heading.number === number)?.text ?? page.title
