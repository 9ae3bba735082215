import { useCallback, useEffect, useRef } from 'react'
import { getCurrentLocation, replaceLocation, useCurrentLocation } from './current-location.ts'

type QueryChanges = Readonly<Record<string, string | undefined>>

/**
 * Returns the query of a page that keeps its state in the address, and a function that changes it without a new history
 * entry. While another page loads, the address already belongs to that page, so the last query of this one is returned.
 */
export function usePageQuery(
  path: string
): [query: ReadonlyMap<string, string>, change: (changes: QueryChanges, delay?: number) => void] {
  const appLocation = useCurrentLocation()
  const lastQuery = useRef<ReadonlyMap<string, string>>(new Map())
  if (appLocation.path === path) lastQuery.current = appLocation.query
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = useCallback(
    (changes: QueryChanges, delay = 0) => {
      clearTimeout(timer.current)
      const write = () => {
        const currentLocation = getCurrentLocation()
        if (currentLocation.path === path)
          replaceLocation(path, applyQueryChanges(currentLocation.query, changes), currentLocation.anchor)
      }
      if (delay) timer.current = window.setTimeout(write, delay)
      else write()
    },
    [path]
  )
  return [lastQuery.current, change]
}

/** Removes parameters with an empty value and keeps those that are not changed. */
export function applyQueryChanges(query: ReadonlyMap<string, string>, changes: QueryChanges): Map<string, string> {
  const next = new Map([...query].filter(([name]) => !(name in changes)))
  for (const [name, value] of Object.entries(changes)) if (value) next.set(name, value)
  return next
}
