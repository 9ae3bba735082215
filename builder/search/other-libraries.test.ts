import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { normalizeText, parseTerms } from '../../shared/search.ts'
import { ownNamesByOtherName } from '../../shared/search-other-libraries.ts'

const paths = readFileSync(new URL('../api/recorded-facts.txt', import.meta.url), 'utf8')
  .split('\n')
  .map(line => line.split(' ')[0]!)
/** The last name of every member: `table.sortConfig.orders` -> `orders`. */
const members = new Set(paths.map(each => normalizeText(/[^.@()#]*$/.exec(each)![0])))
/** Members with and without their component: `columndefault` for `column#default`, `sortconfigorders`. */
const fullNames = new Set(paths.flatMap(each => [each, each.replace(/^[\w-]+/, '')]).map(normalizeText))

/** Words in the texts that are not names of members. */
const otherWords = ['checkbox', 'elementui', 'expand', 'fixed', 'group', 'search', 'virtual', 'colgroup']

test('no mapped name of another library is also a member name of vxe-table', () => {
  expect([...ownNamesByOtherName].flatMap(([name]) => (members.has(name) ? [name] : []))).toEqual([])
})

test('each mapped vxe-table name is a member name or a listed word', () => {
  expect(
    [...ownNamesByOtherName].flatMap(([, ownNames]) =>
      ownNames.filter(name => !members.has(name) && !fullNames.has(name) && !otherWords.includes(name))
    )
  ).toEqual([])
})

test.each([
  ['getSelectedRows', 'getcheckboxrecords'],
  ['selection-change', 'checkboxchange'],
  ['valueFormatter', 'formatter'],
  ['reserve-selection', 'checkboxconfigreserve'],
  ['customRender', 'columndefault'],
  ['getSelectRecords', 'getcheckboxrecords'],
  ['select-config', 'checkboxconfig'],
  ['iview', 'elementui']
])('a query for %s also searches for %s', (name, ownName) => {
  expect(parseTerms(name)[0]!.synonyms).toContain(ownName)
})
