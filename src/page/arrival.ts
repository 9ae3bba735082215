import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Place } from '../../shared/href.ts'
import { currentPlace } from '../place.ts'
import { afterFrame } from '../ui/after-frame.ts'

/**
 * What happens when a page has arrived: a new page starts at its top or at the linked heading and takes the focus,
 * going back finds the old scroll position. Every entry of the history keeps its own position in its state.
 */
export function useArrival(place: Place, shownPath: string | undefined): void {
  const loadedWith = useRef(shownPath)
  const arrivedAt = useRef('')
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => {
      // As long as a page is on its way, the position is that of another entry of the history.
      if (arrivedAt.current === spotOf(currentPlace())) history.replaceState({ ...history.state, scroll: scrollY }, '')
    }
    let timer = 0
    const schedule = () => {
      clearTimeout(timer)
      timer = window.setTimeout(remember, 120)
    }
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('pagehide', remember)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', schedule)
      removeEventListener('pagehide', remember)
    }
  }, [])

  useLayoutEffect(() => {
    if (shownPath === undefined) return
    const scroll: unknown = history.state?.scroll
    const target = place.anchor ? document.getElementById(place.anchor) : null
    let heading: HTMLElement | null = null
    // Also when its address leads on to another.
    const isFirst = arrivedAt.current === '' && shownPath === loadedWith.current
    if (typeof scroll === 'number') window.scrollTo(0, scroll)
    else if (target) {
      target.scrollIntoView()
      if (target.tabIndex >= -1) target.focus({ preventScroll: true })
    } else if (!isFirst) {
      if (!keepsScroll()) window.scrollTo(0, 0)
      heading = document.querySelector('main h1')
    }
    const spot = spotOf({ path: place.path, anchor: place.anchor })
    const focused = document.activeElement
    // Not before the page is on the screen: the browser would lay it out for this, and again for its first table.
    return afterFrame(() => {
      // The event of another address may still be on its way.
      if (spotOf(currentPlace()) !== spot) return
      if (!hasLeft(focused)) heading?.focus({ preventScroll: true })
      arrivedAt.current = spot
      history.replaceState({ ...history.state, scroll: scrollY }, '')
    })
  }, [place.path, place.anchor, shownPath])
}

const spotOf = ({ path, anchor }: Pick<Place, 'path' | 'anchor'>): string => `${path}#${anchor}`

/** Tabs over kept-alive views are links, but the reader stays where they are. */
const keepsScroll = (): boolean =>
  document.activeElement?.closest('[data-keep-scroll]') !== null && document.activeElement !== document.body

/** Whether the reader, or a demo, has put the focus elsewhere. A dialog that closes gives it back by itself. */
function hasLeft(focused: Element | null): boolean {
  const now = document.activeElement
  if (now?.closest('dialog[open]')) return true
  return now !== focused && now !== document.body && !focused?.closest('dialog')
}
