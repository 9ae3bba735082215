import { minSimilarity, similarity, getMostSimilar } from './similarity.ts'
import type { SearchRecord } from './search.ts'
import { normalizeText } from './search.ts'

const maxSimilar = 5

/** Returns the pages, headings and members with the names most similar to a query, each address once. */
export function findSimilarRecords(records: readonly SearchRecord[], query: string): SearchRecord[] {
  const bareQuery = normalizeText(query.slice(0, 100))
  const recordsByHref = new Map<string, SearchRecord>()
  for (const record of records)
    if (hasName(record) && !recordsByHref.has(record.href)) recordsByHref.set(record.href, record)
  return getMostSimilar(
    [...recordsByHref.values()],
    ({ title }) => nameSimilarity(title, bareQuery),
    minSimilarity,
    maxSimilar
  )
}

const hasName = ({ kind }: SearchRecord): boolean => kind === 'page' || kind === 'section' || kind === 'member'

/** Compares the last segment too: `getEditRecord` of `table()getEditRecord`, `mode` of `table.editConfig.mode`. */
function nameSimilarity(title: string, bareQuery: string): number {
  const lastSegment = title.slice(1 + Math.max(title.lastIndexOf('.'), title.lastIndexOf(')'), title.lastIndexOf(' ')))
  return Math.max(similarity(title, bareQuery), similarity(lastSegment, bareQuery))
}
