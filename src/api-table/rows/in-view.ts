import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/**
 * Brings the marked row to a third of the window when the reader has arrived at it, and the first results below the bar
 * when others are looked for from further down.
 */
export function useInView(grid: RefObject<HTMLElement | null>, filter: string, arrivals: number): void {
  const arrivalsBefore = useRef(arrivals)
  useLayoutEffect(
    () => (arrivals > 0 ? showCurrent(grid, arrivals > arrivalsBefore.current) : undefined),
    [grid, arrivals]
  )
  const before = useRef({ filter, arrivals })
  useLayoutEffect(() => {
    const isOther = filter !== before.current.filter && arrivals === before.current.arrivals
    before.current = { filter, arrivals }
    if (isOther && (grid.current?.getBoundingClientRect().top ?? 0) < 0)
      grid.current?.scrollIntoView({ block: 'start' })
  }, [grid, filter, arrivals])
}

/** After the page's own arrival. Rows out of sight have estimated heights, so the place is corrected once they are drawn. */
function showCurrent(grid: RefObject<HTMLElement | null>, takesFocus: boolean): () => void {
  let frame = requestAnimationFrame(function place() {
    scrollToCurrent(grid.current)
    if (takesFocus) focusCurrent(grid.current)
    frame = requestAnimationFrame(() => {
      scrollToCurrent(grid.current)
      frame = requestAnimationFrame(() => scrollToCurrent(grid.current))
    })
  })
  return () => cancelAnimationFrame(frame)
}

const currentRow = (grid: HTMLElement | null) => grid?.querySelector<HTMLElement>('[aria-current]')

function scrollToCurrent(grid: HTMLElement | null): void {
  const row = currentRow(grid)
  if (row) window.scrollBy({ top: row.getBoundingClientRect().top - innerHeight / 3, behavior: 'instant' })
}

/** A link inside of the table may be gone with its row; the focus goes where it led. */
function focusCurrent(grid: HTMLElement | null): void {
  const focused = document.activeElement
  if (focused === document.body || grid?.contains(focused)) currentRow(grid)?.focus({ preventScroll: true })
}
