import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Page } from '../../shared/page.ts'
import { getListedHeadings } from '../../shared/page.ts'
import { useMessages } from '../locale/texts.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import styles from './outline.module.css'

interface Props {
  /** Without a page the column is hidden. */
  page?: Page
  /** HTML rendered by the build. */
  html: string
}

/** Column beside the article that marks the current heading. */
export function OutlineColumn({ page, html }: Props) {
  const { outline } = useMessages()
  const column = useRef<HTMLDivElement>(null)
  const shownHtml = useRef(html)
  useLayoutEffect(() => {
    if (shownHtml.current !== html) column.current!.innerHTML = html
    shownHtml.current = html
  }, [html])
  useEffect(() => (page ? followHeadings(column.current!, page) : undefined), [page])
  return (
    <RawHtml
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
  const ids = getListedHeadings(page.headings).map(({ id }) => id)
  const links = [...column.querySelectorAll('li a')]
  let frame = 0
  const markCurrent = () => {
    frame = 0
    const maxTop = innerHeight / 3
    const passedIds = ids.filter(id => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < maxTop)
    const current = Math.max(0, ids.indexOf(passedIds.at(-1) ?? ''))
    links.forEach((link, index) => {
      if (index !== current) return link.removeAttribute('aria-current')
      if (link.hasAttribute('aria-current')) return undefined
      link.setAttribute('aria-current', 'true')
      showInColumn(column, link)
    })
  }
  const schedule = () => (frame ||= requestAnimationFrame(markCurrent))
  schedule()
  addEventListener('scroll', schedule, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', schedule)
  }
}

/** Scrolls a column that is longer than the window, so that the link is in it. */
function showInColumn(column: HTMLElement, link: Element): void {
  const [outer, inner] = [column.getBoundingClientRect(), link.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    column.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
}
