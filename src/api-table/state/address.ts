import { useCallback, useEffect, useRef } from 'react'
import type { MemberKind } from '../../../shared/api.ts'
import { memberKinds } from '../../../shared/api.ts'
import { currentPlace, replacePlace, usePlace } from '../../place.ts'

/** What an address asks of the table. `filterName` comes with links, `q` is what a reader has typed. */
export interface Asked {
  filterName?: string
  q?: string
  kind?: MemberKind
}

/** Each word is looked for in each row: an address may bring more than anybody types. */
const longest = 200

export const readAsked = (query: ReadonlyMap<string, string>): Asked => ({
  filterName: query.get('filterName')?.slice(0, longest) || undefined,
  q: query.get('q')?.slice(0, longest) || undefined,
  kind: memberKinds.find(kind => kind === query.get('kind'))
})

/** The other parts of the query stay. */
export function writeAsked(query: ReadonlyMap<string, string>, { filterName, q, kind }: Asked): Map<string, string> {
  const others = [...query].filter(([name]) => !['filterName', 'q', 'kind'].includes(name))
  const own = Object.entries({ filterName, q, kind }).flatMap(([name, value]) =>
    value ? [[name, value] as const] : []
  )
  return new Map([...others, ...own])
}

/** Tells what others ask by changing the address; returns a way to keep the address up to date without being told. */
export function useAsked(page: string, onAsked: (asked: Asked) => void): (asked: Asked, delay?: number) => void {
  const place = usePlace()
  const known = useRef(keyOf(place.path === page ? readAsked(place.query) : {}))
  const timer = useRef(0)
  const told = useRef(onAsked)
  useEffect(() => {
    told.current = onAsked
  })
  useEffect(() => {
    // As long as another page is on its way, the address is already that page's.
    if (place.path !== page) return
    const asked = readAsked(place.query)
    if (keyOf(asked) === known.current) return
    clearTimeout(timer.current)
    known.current = keyOf(asked)
    told.current(asked)
  }, [place, page])
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (asked: Asked, delay = 0) => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        const { path, query, anchor } = currentPlace()
        if (path !== page) return
        const next = writeAsked(query, asked)
        known.current = keyOf(readAsked(next))
        replacePlace(path, next, anchor)
      }, delay)
    },
    [page]
  )
}

const keyOf = (asked: Asked): string => JSON.stringify(asked)
