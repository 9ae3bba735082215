import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bareOf, termsOf } from '../../shared/search.ts'
import { otherNames } from '../../shared/search-other-libraries.ts'

/** The last name of every member: `table.sortConfig.orders` -> `orders`. */
const members = new Set(
  readFileSync(new URL('../api/recorded-facts.txt', import.meta.url), 'utf8')
    .split('\n')
    .map(line => bareOf(/[^.@()#]*$/.exec(line.split(' ')[0]!)![0]))
)

/** Words of the reference's texts that no member is called. */
const words = ['checkbox', 'expand', 'fixed', 'group', 'search', 'virtual', 'colgroup']

test('a name of another library is none of this one', () => {
  expect([...otherNames].flatMap(([name]) => (members.has(name) ? [name] : []))).toEqual([])
})

test('what it is called here is a member or a word of the reference', () => {
  expect(
    [...otherNames].flatMap(([, here]) => here.filter(name => !members.has(name) && !words.includes(name)))
  ).toEqual([])
})

test.each([
  ['getSelectedRows', 'getcheckboxrecords'],
  ['selection-change', 'checkboxchange'],
  ['valueFormatter', 'formatter']
])('%s asks for %s too', (name, here) => {
  expect(termsOf(name)[0]!.others).toContain(here)
})
