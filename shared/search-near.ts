import { leastLikeness, likeness, nearest } from './likeness.ts'
import type { SearchRecord } from './search.ts'
import { bareOf } from './search.ts'

const most = 5

/** The pages, headings and members whose name is most like a query, each address once. */
export function nearRecords(records: readonly SearchRecord[], query: string): SearchRecord[] {
  const wanted = bareOf(query.slice(0, 100))
  const named = new Map<string, SearchRecord>()
  for (const record of records) if (isNamed(record) && !named.has(record.href)) named.set(record.href, record)
  return nearest([...named.values()], ({ title }) => nameLikeness(title, wanted), leastLikeness, most)
}

const isNamed = ({ kind }: SearchRecord): boolean => kind === 'page' || kind === 'section' || kind === 'member'

/** A member is also called by its last step: `table()getEditRecord`, `table.editConfig.mode`. */
function nameLikeness(title: string, wanted: string): number {
  const last = title.slice(1 + Math.max(title.lastIndexOf('.'), title.lastIndexOf(')'), title.lastIndexOf(' ')))
  return Math.max(likeness(title, wanted), likeness(last, wanted))
}
