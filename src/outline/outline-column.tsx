import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Page } from '../../shared/page.ts'
import { useMessages } from '../locale/texts.ts'
import { Drawn } from '../ui/drawn.tsx'
import styles from './outline.module.css'

interface Props {
  /** Nothing is shown without one. */
  page?: Page
  /** What the build has drawn. */
  html: string
}

/** The column beside the article; the heading that is read is marked in it. */
export function OutlineColumn({ page, html }: Props) {
  const { outline } = useMessages()
  const column = useRef<HTMLDivElement>(null)
  const shown = useRef(html)
  useLayoutEffect(() => {
    if (shown.current !== html) column.current!.innerHTML = html
    shown.current = html
  }, [html])
  useEffect(() => (page ? followHeadings(column.current!, page) : undefined), [page])
  return (
    <Drawn
      as="aside"
      html={html}
      ref={column}
      className={styles.outline}
      aria-label={outline.title}
      data-outline
      hidden={page === undefined}
    />
  )
}

/** Marks the last heading above the upper third of the window. */
function followHeadings(column: HTMLElement, page: Page): () => void {
  const ids = page.headings.filter(heading => heading.depth === 2).map(({ id }) => id)
  const links = [...column.querySelectorAll('li a')]
  let frame = 0
  const mark = () => {
    frame = 0
    const line = innerHeight / 3
    const passed = ids.filter(id => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line)
    const current = Math.max(0, ids.indexOf(passed.at(-1) ?? ''))
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
  }
  const schedule = () => (frame ||= requestAnimationFrame(mark))
  schedule()
  addEventListener('scroll', schedule, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', schedule)
  }
}
