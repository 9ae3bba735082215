import { leastLikeness, likeness, nearest } from '../../shared/likeness.ts'
import type { NavGroup, NavPage } from '../../shared/page.ts'

/** The pages whose address or title is most like an address that is none. */
export function nearestPages(nav: readonly NavGroup[], path: string): NavPage[] {
  const pages = nav.filter(group => !group.isHidden).flatMap(group => group.pages)
  return nearest(pages, page => pageLikeness(page, path), leastLikeness, 3)
}

/** The last step counts most: other versions and sites file the same page elsewhere. */
function pageLikeness(page: NavPage, path: string): number {
  const addresses = [page.path, ...(page.aliases ?? [])]
  return Math.max(
    likeness(page.title, lastOf(path)),
    ...addresses.map(address => 0.6 * likeness(lastOf(address), lastOf(path)) + 0.4 * likeness(address, path))
  )
}

/** The step that names a page: `/table/api` is named by the first one. */
const lastOf = (path: string): string => path.replace(/\/api$/, '').replace(/^.*\//, '')

/** What to look for instead: `/component/table/base/rowDrag` -> `row drag`. */
export const wordsOf = (path: string): string =>
  lastOf(path)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .toLowerCase()
