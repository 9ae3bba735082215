import type { CSSProperties } from 'react'
import { useRef, useState } from 'react'
import type { GalleryGroup } from '../../shared/gallery.ts'
import type { Language } from '../../shared/locale.ts'
import { useNearWindow } from './use-near-window.ts'
import type { DemoRunner } from './demo-card.tsx'
import { DemoCard } from './demo-card.tsx'
import styles from './gallery.module.css'

export const getGroupAnchor = ({ key }: Pick<GalleryGroup, 'key'>): string => `gallery-${key}`

interface Props extends DemoRunner {
  group: GalleryGroup
  language: Language
  /** The pages are search results: they have no heading, and each demo names its page. */
  isFound: boolean
}

/** A group of pages with the pictures of their demos, rendered when it comes near the window. */
export function GalleryPages({ group, language, isFound, ...runner }: Props) {
  const section = useRef<HTMLElement>(null)
  const isNear = useNearWindow(section)
  const [runningDemo, setRunningDemo] = useState<string>()
  const demos = group.pages.flatMap(page => page.demos.map(demo => ({ page, demo })))
  return (
    <section
      ref={section}
      className={isFound ? styles.found : styles.group}
      aria-labelledby={isFound ? undefined : getGroupAnchor(group)}
    >
      {!isFound && (
        <h2 id={getGroupAnchor(group)}>
          {group.title} <small>{demos.length}</small>
        </h2>
      )}
      <div
        role="list"
        className={styles.cards}
        style={{ '--count': demos.length } as CSSProperties}
        data-rendered={isNear}
      >
        {isNear &&
          demos.map(({ page, demo }) => {
            const id = `${page.path} ${demo.name}`
            return (
              <DemoCard
                key={id}
                {...{ page, demo, language, ...runner }}
                isRunning={runningDemo === id}
                setRunning={isRunning =>
                  setRunningDemo(current => (isRunning ? id : current === id ? undefined : current))
                }
              />
            )
          })}
      </div>
    </section>
  )
}
