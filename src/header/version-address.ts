import type { Place } from '../../shared/href.ts'
import { writePlace } from '../../shared/href.ts'
import type { VersionLine } from '../../shared/versions.ts'

/**
 * Where another version is read: on the same page if its site has the route, else on its start page. The query goes
 * along; the anchor does not, headings differ. An address with a hash of its own is taken as it is.
 */
export function versionAddress({ url, routes = [] }: VersionLine, { path, query }: Place): string {
  if (url.includes('#')) return url
  const hasRoute = routes.some(route => route === path || (route.endsWith('/') && path.startsWith(route)))
  if (hasRoute) return url + writePlace(path, query)
  return query.size ? url + writePlace('/', query) : url
}
