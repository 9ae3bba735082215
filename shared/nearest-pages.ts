import { minSimilarity, similarity, getMostSimilar } from './similarity.ts'

interface NamedPage {
  path: string
  title: string
  aliases?: readonly string[]
}

/** Returns the pages with an address or a title most similar to an unknown address. */
export function nearestPages<T extends NamedPage>(pages: readonly T[], path: string): T[] {
  return getMostSimilar(pages, page => pageSimilarity(page, path), minSimilarity, 3)
}

/** The last segment counts most, because other versions and sites have the same page in another folder. */
function pageSimilarity(page: NamedPage, path: string): number {
  const addresses = [page.path, ...(page.aliases ?? [])]
  return Math.max(
    similarity(page.title, lastSegment(path)),
    ...addresses.map(
      address => 0.6 * similarity(lastSegment(address), lastSegment(path)) + 0.4 * similarity(address, path)
    )
  )
}

/** Returns the segment that names a page: the last one, but `table` of `/table/api`. */
const lastSegment = (path: string): string => path.replace(/\/api$/, '').replace(/^.*\//, '')

/** Returns search words for an address: `/component/table/base/rowDrag` -> `row drag`. */
export const searchWordsOf = (path: string): string =>
  lastSegment(path)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .toLowerCase()
