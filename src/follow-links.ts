import { goToHash } from './place.ts'

/**
 * A link to a place of the site is followed with the press itself. Left to the browser, the new address is told some
 * tens of milliseconds later: it first draws a frame without it.
 */
export function followLinksAtOnce(): void {
  addEventListener('click', event => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#/"]')
    if (!link || link.target || link.download || link.hash === location.hash) return
    event.preventDefault()
    // What closes with the press has given the focus back by then.
    queueMicrotask(() => goToHash(link.hash))
  })
}
