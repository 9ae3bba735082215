import { navigateToHash } from './current-location.ts'

/**
 * Navigates to a page of the site synchronously on click. The browser itself fires `hashchange` some tens of
 * milliseconds later, after it has painted a frame without the change.
 */
export function navigateOnClick(): void {
  addEventListener('click', event => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#/"]')
    if (!link || link.target || link.download || link.hash === location.hash) return
    event.preventDefault()
    // A menu or dialog that closes on the same click restores the focus first.
    queueMicrotask(() => navigateToHash(link.hash))
  })
}
