import { expect, test } from 'vitest'
import { findSimilarRecords } from './similar-records.ts'
import type { RecordKind, SearchRecord } from './search.ts'

const record = (kind: RecordKind, title: string, href = `#/${title}`): SearchRecord => ({
  kind,
  title,
  href,
  text: '',
  where: ''
})
const records = [
  record('member', 'getEditRecord'),
  record('member', 'sortConfig.multiple'),
  record('page', 'Click to edit', '#/edit'),
  record('section', 'Click to edit again', '#/edit'),
  record('message', 'getEditCell failed')
]
const findSimilarTitles = (query: string) => findSimilarRecords(records, query).map(({ title }) => title)

test.each([
  ['getEditCell', ['getEditRecord']],
  ['get-edit-cel', ['getEditRecord']],
  ['multipel', ['sortConfig.multiple']],
  ['clic to edits', ['Click to edit']]
])('a query for %s has the suggestions %s', (query, expected) => {
  expect(findSimilarTitles(query)).toEqual(expected)
})

test.each(['quark', '', '…', 'x'.repeat(100_000)])('a query that resembles no name has no suggestions', query => {
  expect(findSimilarTitles(query)).toEqual([])
})
