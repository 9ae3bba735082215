import { homePath, playgroundPath } from '../../shared/site-location.ts'
import type { NavGroup } from '../../shared/page.ts'

/** Target of an address. */
export type Route =
  | { kind: 'page'; path: string; view?: string }
  | { kind: 'playground' }
  /** Aliases, `/` and unknown paths, which redirect and keep the query. */
  | { kind: 'redirect'; to: string; isMissing?: true }

export function findRoute(nav: readonly NavGroup[], path: string): Route {
  if (path === playgroundPath) return { kind: 'playground' }
  const parent = path.slice(0, path.lastIndexOf('/'))
  const name = path.slice(parent.length + 1)
  for (const page of nav.flatMap(group => group.pages)) {
    if (page.path === path) return { kind: 'page', path }
    if (page.path === parent && page.views?.includes(name)) return { kind: 'page', path: parent, view: name }
    if (page.aliases?.includes(path)) return { kind: 'redirect', to: page.path }
  }
  return { kind: 'redirect', to: homePath, ...(path !== '/' && { isMissing: true }) }
}
