import { useEffect, useLayoutEffect, useRef } from 'react'
import type { SiteLocation } from '../../shared/site-location.ts'
import { getCurrentLocation } from '../current-location.ts'
import { afterFrame } from '../ui/after-frame.ts'

/**
 * Sets scroll position and focus when a page has loaded: a new page starts at its top or at the linked heading and gets
 * the focus, going back restores the scroll position. Each history entry has its position in its state.
 */
export function useScrollAndFocus(appLocation: SiteLocation, shownPath: string | undefined): void {
  const firstPath = useRef(shownPath)
  const lastLocation = useRef('')
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const saveScroll = () => {
      // While a page loads, the scroll position belongs to another history entry.
      if (lastLocation.current === locationKey(getCurrentLocation()))
        history.replaceState({ ...history.state, scroll: scrollY }, '')
    }
    let timer = 0
    const schedule = () => {
      clearTimeout(timer)
      timer = window.setTimeout(saveScroll, 120)
    }
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('pagehide', saveScroll)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', schedule)
      removeEventListener('pagehide', saveScroll)
    }
  }, [])

  useLayoutEffect(() => {
    if (shownPath === undefined) return
    const scroll: unknown = history.state?.scroll
    const target = appLocation.anchor ? document.getElementById(appLocation.anchor) : null
    let heading: HTMLElement | null = null
    // Also true if the first address is redirected.
    const isFirst = lastLocation.current === '' && shownPath === firstPath.current
    if (typeof scroll === 'number') window.scrollTo(0, scroll)
    else if (target) {
      getScrollTarget(target).scrollIntoView()
      if (target.tabIndex >= -1) target.focus({ preventScroll: true })
    } else if (!isFirst) {
      if (!isKeepScrollTab()) window.scrollTo(0, 0)
      heading = document.querySelector('main h1')
    }
    const currentKey = locationKey({ path: appLocation.path, anchor: appLocation.anchor })
    const focused = document.activeElement
    // Waits for the paint, because a layout for this would be repeated for the first table.
    return afterFrame(() => {
      // The `hashchange` event of a newer address may still be pending.
      if (locationKey(getCurrentLocation()) !== currentKey) return
      if (!hasMovedFocus(focused)) heading?.focus({ preventScroll: true })
      lastLocation.current = currentKey
      history.replaceState({ ...history.state, scroll: scrollY }, '')
    })
  }, [appLocation.path, appLocation.anchor, shownPath])
}

/**
 * Returns the heading of a linked demo instead of the demo, unless so much text is between them that the demo would be
 * far below.
 */
function getScrollTarget(target: HTMLElement): HTMLElement {
  if (!target.matches('[data-demo]')) return target
  let heading = target.previousElementSibling
  while (heading && !heading.matches('h2, h3, h4, [data-demo]')) heading = heading.previousElementSibling
  if (!(heading instanceof HTMLElement) || heading.matches('[data-demo]')) return target
  const distance = target.getBoundingClientRect().top - heading.getBoundingClientRect().top
  return distance < innerHeight / 3 ? heading : target
}

const locationKey = ({ path, anchor }: Pick<SiteLocation, 'path' | 'anchor'>): string => `${path}#${anchor}`

/** True after a click on a tab over kept-alive views, a link that must not scroll. */
const isKeepScrollTab = (): boolean =>
  document.activeElement?.closest('[data-keep-scroll]') !== null && document.activeElement !== document.body

/** True if the reader or a demo has moved the focus, or a dialog is open; a closing dialog restores the focus itself. */
function hasMovedFocus(focused: Element | null): boolean {
  const activeElement = document.activeElement
  if (activeElement?.closest('dialog[open]')) return true
  return activeElement !== focused && activeElement !== document.body && !focused?.closest('dialog')
}
