import type { SiteLocation } from '../shared/site-location.ts'
import { parseLocation, formatLocation } from '../shared/site-location.ts'
import { createStore } from './store.ts'

/**
 * The hash is the router: one table of paths, no patterns. See docs/decisions. It is parsed once per address, so that
 * components can compare the result by identity.
 */
let lastLocation: SiteLocation | undefined
let lastHash: string | undefined

export function getCurrentLocation(): SiteLocation {
  if (!lastLocation || lastHash !== location.hash) {
    lastHash = location.hash
    lastLocation = parseLocation(location.hash)
  }
  return lastLocation
}

/** Subscribes to changes of the address; returns a function that unsubscribes. */
export function subscribeToHash(notify: () => void): () => void {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

export const { useValue: useCurrentLocation } = createStore(
  getCurrentLocation,
  typeof location === 'undefined' ? parseLocation('') : getCurrentLocation(),
  subscribeToHash
)

/**
 * For prerendered links: React keeps the attributes of the prerendered page when it takes over, so the first value is
 * the one of that page.
 */
export const { useValue: useCurrentLocationInShell } = createStore(
  getCurrentLocation,
  parseLocation(''),
  subscribeToHash
)

/** Replaces the address without a new entry in the history: redirects, a search typed into a page. */
export function replaceLocation(path: string, query?: ReadonlyMap<string, string>, anchor?: string): void {
  history.replaceState(history.state, '', formatLocation(path, query, anchor))
  dispatchHashChange()
}

export const navigate = (path: string, query?: ReadonlyMap<string, string>): void =>
  navigateToHash(formatLocation(path, query))

/**
 * Sets the hash and dispatches `hashchange` at once, because the browser fires its own event later, after a click not
 * before the next frame. Listeners receive both events.
 */
export function navigateToHash(hash: string): void {
  location.hash = hash
  dispatchHashChange()
}

const dispatchHashChange = () => dispatchEvent(new HashChangeEvent('hashchange'))
