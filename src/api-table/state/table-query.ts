import { useCallback, useEffect, useRef } from 'react'
import type { MemberKind } from '../../../shared/api.ts'
import { memberKinds } from '../../../shared/api.ts'
import { getCurrentLocation, replaceLocation, useCurrentLocation } from '../../current-location.ts'

/** Query of the table in an address: `filterName` comes from links, `q` from the search field. */
export interface TableQuery {
  filterName?: string
  q?: string
  kind?: MemberKind
}

/** Maximum length of a query, because each word is searched in each row and an address can be of any length. */
const maxQueryLength = 200

export const readTableQuery = (query: ReadonlyMap<string, string>): TableQuery => ({
  filterName: query.get('filterName')?.slice(0, maxQueryLength) || undefined,
  q: query.get('q')?.slice(0, maxQueryLength) || undefined,
  kind: memberKinds.find(kind => kind === query.get('kind'))
})

/** Replaces the parameters of the table and keeps the others. */
export function writeTableQuery(
  query: ReadonlyMap<string, string>,
  { filterName, q, kind }: TableQuery
): Map<string, string> {
  const otherParams = [...query].filter(([name]) => !['filterName', 'q', 'kind'].includes(name))
  const ownParams = Object.entries({ filterName, q, kind }).flatMap(([name, value]) =>
    value ? [[name, value] as const] : []
  )
  return new Map([...otherParams, ...ownParams])
}

/**
 * Calls the listener when the address is changed elsewhere; returns a function that writes the address without calling
 * it.
 */
export function useTableQuery(
  page: string,
  onQuery: (tableQuery: TableQuery) => void
): (tableQuery: TableQuery, delay?: number) => void {
  const appLocation = useCurrentLocation()
  const lastKey = useRef(keyOf(appLocation.path === page ? readTableQuery(appLocation.query) : {}))
  const timer = useRef(0)
  const listener = useRef(onQuery)
  useEffect(() => {
    listener.current = onQuery
  })
  useEffect(() => {
    // While another page loads, the address already belongs to that page.
    if (appLocation.path !== page) return
    const tableQuery = readTableQuery(appLocation.query)
    if (keyOf(tableQuery) === lastKey.current) return
    clearTimeout(timer.current)
    lastKey.current = keyOf(tableQuery)
    listener.current(tableQuery)
  }, [appLocation, page])
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (tableQuery: TableQuery, delay = 0) => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        const { path, query, anchor } = getCurrentLocation()
        if (path !== page) return
        const next = writeTableQuery(query, tableQuery)
        lastKey.current = keyOf(readTableQuery(next))
        replaceLocation(path, next, anchor)
      }, delay)
    },
    [page]
  )
}

const keyOf = (tableQuery: TableQuery): string => JSON.stringify(tableQuery)
