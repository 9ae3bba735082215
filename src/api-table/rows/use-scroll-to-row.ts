import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/**
 * Scrolls the marked row to a third of the window when the reader arrives at it, and back up to the first results when
 * the filter changes further down.
 */
export function useScrollToRow(grid: RefObject<HTMLElement | null>, filter: string, arrivals: number): void {
  const previousArrivals = useRef(arrivals)
  useLayoutEffect(
    () => (arrivals > 0 ? scrollToMarkedRow(grid, arrivals > previousArrivals.current) : undefined),
    [grid, arrivals]
  )
  const previous = useRef({ filter, arrivals })
  useLayoutEffect(() => {
    const isNewFilter = filter !== previous.current.filter && arrivals === previous.current.arrivals
    previous.current = { filter, arrivals }
    if (isNewFilter && (grid.current?.getBoundingClientRect().top ?? 0) < 0)
      grid.current?.scrollIntoView({ block: 'start' })
  }, [grid, filter, arrivals])
}

/**
 * Runs after the page has set its own scroll position, and corrects it twice, because rows outside of the window have
 * estimated heights until they are rendered.
 */
function scrollToMarkedRow(grid: RefObject<HTMLElement | null>, takesFocus: boolean): () => void {
  let frame = requestAnimationFrame(function scrollAndFocus() {
    scrollToRow(grid.current)
    if (takesFocus) focusMarkedRow(grid.current)
    frame = requestAnimationFrame(() => {
      scrollToRow(grid.current)
      frame = requestAnimationFrame(() => scrollToRow(grid.current))
    })
  })
  return () => cancelAnimationFrame(frame)
}

const getMarkedRow = (grid: HTMLElement | null) => grid?.querySelector<HTMLElement>('[aria-current]')

function scrollToRow(grid: HTMLElement | null): void {
  const row = getMarkedRow(grid)
  if (row) window.scrollBy({ top: row.getBoundingClientRect().top - innerHeight / 3, behavior: 'instant' })
}

/**
 * Focuses the marked row unless the focus is outside of the table, because the link that led here may be removed with
 * its row.
 */
function focusMarkedRow(grid: HTMLElement | null): void {
  const focused = document.activeElement
  if (focused === document.body || grid?.contains(focused)) getMarkedRow(grid)?.focus({ preventScroll: true })
}
