import { useCallback, useEffect, useRef } from 'react'
import { currentPlace, replacePlace, usePlace } from './place.ts'

type Changes = Readonly<Record<string, string | undefined>>

/**
 * The query of a page that keeps its state in the address, and a way to change it without a new entry in the history.
 * As long as another page is on its way, the address is already that page's: the last query of this one stays.
 */
export function usePageQuery(
  path: string
): [query: ReadonlyMap<string, string>, change: (changes: Changes, delay?: number) => void] {
  const place = usePlace()
  const last = useRef<ReadonlyMap<string, string>>(new Map())
  if (place.path === path) last.current = place.query
  const waiting = useRef(0)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const change = useCallback(
    (changes: Changes, delay = 0) => {
      clearTimeout(waiting.current)
      const write = () => {
        const now = currentPlace()
        if (now.path === path) replacePlace(path, changedQuery(now.query, changes), now.anchor)
      }
      if (delay) waiting.current = window.setTimeout(write, delay)
      else write()
    },
    [path]
  )
  return [last.current, change]
}

/** What is empty goes, the other parts stay. */
export function changedQuery(query: ReadonlyMap<string, string>, changes: Changes): Map<string, string> {
  const next = new Map([...query].filter(([name]) => !(name in changes)))
  for (const [name, value] of Object.entries(changes)) if (value) next.set(name, value)
  return next
}
