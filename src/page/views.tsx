import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Demo } from '../../shared/demo.ts'
import { demoAnchor } from '../../shared/demo.ts'
import { writePlace } from '../../shared/href.ts'
import type { Page } from '../../shared/page.ts'
import { MembersRow } from '../demo/members-row.tsx'
import { SourcePanel } from '../demo/source-panel.tsx'
import { useSourceKind } from '../demo/source-kind.ts'
import blockStyles from '../demo/demo-block.module.css'
import { DemoBar } from '../demo/demo-bar.tsx'
import type { KeptViews } from '../demo/kept-views.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { usePlace } from '../place.ts'
import styles from './views.module.css'

/**
 * Child routes as tabs over one Vue root: the route only swaps the view inside `<keep-alive>`, so input and scroll
 * position survive; leaving the page destroys all of them.
 */
export function Views({ page, height }: { page: Page; height: number | string }) {
  const { demo: texts, views: viewTexts } = useMessages()
  const place = usePlace()
  const current = Math.max(0, page.views.findIndex(view => place.path === `${page.path}/${view.name}`))
  const [open, setOpen] = useState(false)
  const [kind] = useSourceKind()
  const frame = useRef<HTMLElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const demo = viewDemos(page)[current]
  const running = useKeptViews(page, current, host)
  if (!demo) return null
  return (
    <section ref={frame} id={demoAnchor(demo.name)} className={blockStyles.demo} aria-label={texts.label(demo.number, page.title)} data-demo={demo.name}>
      <nav className={styles.tabs} aria-label={viewTexts.label}>
        {page.views.map((view, index) => (
          <a key={view.name} href={writePlace(`${page.path}/${view.name}`)} aria-current={index === current ? 'page' : undefined} data-keep-scroll>
            {view.title}
          </a>
        ))}
      </nav>
      <div className={blockStyles.stage} data-stage data-state={running ? 'running' : 'waiting'} style={{ minHeight: `${Number(height) + 40}px` }}>
        <div ref={host} />
      </div>
      <DemoBar demo={demo} page={page} open={open} setOpen={setOpen} kind={kind} frame={frame} />
      {open && <SourcePanel key={demo.id} demo={demo} kind={kind} />}
      <MembersRow members={demo.members} />
    </section>
  )
}

/** The views are the last demos of a page. */
const viewDemos = (page: Page): Demo[] => page.demos.slice(page.demos.length - page.views.length)

function useKeptViews(page: Page, current: number, host: RefObject<HTMLDivElement | null>): boolean {
  const { language } = useTexts()
  const [running, setRunning] = useState(false)
  const kept = useRef<KeptViews>(null)
  const latest = useRef({ page, current, language })
  latest.current = { page, current, language }
  useEffect(() => {
    const node = host.current
    if (!node) return
    let live = true
    import('../demo/kept-views.ts').then(({ mountViews }) => {
      if (!live) return
      kept.current = mountViews(node, latest.current.language)
      kept.current.show(viewDemos(latest.current.page), latest.current.current, latest.current.language)
      setRunning(true)
    }, () => {})
    return () => {
      live = false
      kept.current?.unmount()
      kept.current = null
    }
  }, [page.path, host])
  useEffect(() => {
    kept.current?.show(viewDemos(page), current, language)
  }, [page, current, language])
  return running
}
