import { expect, test } from 'vitest'
import { nearRecords } from './search-near.ts'
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
const near = (query: string) => nearRecords(records, query).map(({ title }) => title)

test.each([
  ['getEditCell', ['getEditRecord']],
  ['get-edit-cel', ['getEditRecord']],
  ['multipel', ['sortConfig.multiple']],
  ['clic to edits', ['Click to edit']]
])('%s is near to %s', (query, expected) => {
  expect(near(query)).toEqual(expected)
})

test.each(['quark', '', '…', 'x'.repeat(100_000)])('nothing is near to what is like no name', query => {
  expect(near(query)).toEqual([])
})
