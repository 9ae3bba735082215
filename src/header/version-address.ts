import type { SiteLocation } from '../../shared/site-location.ts'
import { formatLocation } from '../../shared/site-location.ts'
import type { VersionLine } from '../../shared/versions.ts'

/**
 * Returns the address of another version: the same page if its site has the route, otherwise its start page. The query
 * is kept, the anchor is dropped because headings differ. An address with a hash is returned unchanged.
 */
export function versionAddress({ url, routes = [] }: VersionLine, { path, query }: SiteLocation): string {
  if (url.includes('#')) return url
  const hasRoute = routes.some(route => route === path || (route.endsWith('/') && path.startsWith(route)))
  if (hasRoute) return url + formatLocation(path, query)
  return query.size ? url + formatLocation('/', query) : url
}
