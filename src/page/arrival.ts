import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Place } from '../../shared/href.ts'
import { currentPlace } from '../place.ts'
import { afterFrame } from '../ui/after-frame.ts'

/**
 * What happens when a page has arrived: a new page starts at its top or at the linked heading and takes the focus,
 * going back finds the old scroll position. Every entry of the history keeps its own position in its state.
 */
export function useArrival(place: Place, shownPath: string | undefined): void {
  const first = useRef(true)
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
    if (typeof scroll === 'number') window.scrollTo(0, scroll)
    else if (target) {
      target.scrollIntoView()
      if (target.tabIndex >= -1) target.focus({ preventScroll: true })
    } else if (!first.current) {
      if (!keepsScroll()) window.scrollTo(0, 0)
      heading = document.querySelector('main h1')
    }
    // Not before the page is on the screen: the browser would lay it out for this, and again for its first table.
    return afterFrame(() => {
      first.current = false
      if (!isInDialog()) heading?.focus({ preventScroll: true })
      arrivedAt.current = spotOf({ path: place.path, anchor: place.anchor })
      history.replaceState({ ...history.state, scroll: scrollY }, '')
    })
  }, [place.path, place.anchor, shownPath])
}

const spotOf = ({ path, anchor }: Pick<Place, 'path' | 'anchor'>): string => `${path}#${anchor}`

/** Tabs over kept-alive views are links, but the reader stays where they are. */
const keepsScroll = (): boolean =>
  document.activeElement?.closest('[data-keep-scroll]') !== null && document.activeElement !== document.body

/** A reader may have opened the search by then. */
const isInDialog = (): boolean => document.activeElement?.closest('dialog[open]') != null
