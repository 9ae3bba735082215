import type { Place } from '../shared/href.ts'
import { readPlace, writePlace } from '../shared/href.ts'
import { createStore } from './store.ts'

/**
 * The hash is the only router this site needs: one table of paths, no patterns. See docs/decisions.
 * The place is read once per address, so that components compare it by identity.
 */
let current: Place | undefined
let currentHash: string | undefined

export function currentPlace(): Place {
  if (!current || currentHash !== location.hash) {
    currentHash = location.hash
    current = readPlace(location.hash)
  }
  return current
}

/** Hears of every change of the address. */
export function followHash(tell: () => void): () => void {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

export const { useValue: usePlace } = createStore(
  currentPlace,
  typeof location === 'undefined' ? readPlace('') : currentPlace(),
  followHash
)

/** Replaces the address without a new entry in the history: redirects, a search typed into a page. */
export function replacePlace(path: string, query?: ReadonlyMap<string, string>, anchor?: string): void {
  history.replaceState(history.state, '', writePlace(path, query, anchor))
  tellHash()
}

export const goTo = (path: string, query?: ReadonlyMap<string, string>): void => goToHash(writePlace(path, query))

/**
 * Everyone hears of it at once. The browser tells them too, but later, after a press not before the next frame: who
 * listens to `hashchange` hears it twice.
 */
export function goToHash(hash: string): void {
  location.hash = hash
  tellHash()
}

const tellHash = () => dispatchEvent(new HashChangeEvent('hashchange'))
