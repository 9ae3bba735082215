import { expect, test } from 'vitest'
import type { FoundMember } from './answers.ts'
import { createAnswers } from './answers.ts'
import { smallSite } from './fixtures/small-site.ts'
import { formatHits, formatMembers, formatNotFound } from './format-answers.ts'

const answers = createAnswers(smallSite)
const members = async (name: string) => (await answers.members(name, 'en')) as FoundMember[]

test('hits have title, place, address and text', async () => {
  const found = await answers.find('sort', 'en', 10)
  expect(formatHits(found, 'sort', { language: 'en' })).toBe(
    'Sorting  (Basic table)\n  /table/base/sort\n  Sort rows by a column.\n'
  )
  expect(formatHits(found, 'sort', { language: 'en', site: 'https://docs.example/v3.8/' })).toContain(
    'https://docs.example/v3.8/#/table/base/sort'
  )
})

test('an object is explained with its facts, its keys and the routes of its links', async () => {
  expect(formatMembers(await members('sort-config'), { language: 'en' })).toBe(`## sort-config — table.sortConfig
prop of vxe-table · type \`TableSortConfig\`

Settings of sorting. See [Sorting](/table/base/sort). A second sentence.

Keys:
- \`orders\` \`TableSortOrder[]\` (default \`['asc', 'desc', null]\`) The directions.

Page: /table/api?filterName=sortConfig
`)
})

test('a method is explained with its parameters, and links to members become addresses', async () => {
  const text = formatMembers(await members('clearSort'), { language: 'zh' })
  expect(text).toContain('[sort()](/table/api?filterName=()sort)')
  expect(text).toContain('参数：\n- `field?` `string` Of one column.')
})

test('a member that a release lacks says so before its description', async () => {
  const text = formatMembers(await members('orders'), { language: 'en' }, () => 'vxe-table 3.5.0 lacks it.')
  expect(text.split('\n')[2]).toBe('**vxe-table 3.5.0 lacks it.**')
  expect(text).toContain('- Sorting: Sort with the icons /table/base/sort#demo-by-header')
})

test('a member is explained with its defects, their releases and their pages', async () => {
  const [found] = await members('clearSort')
  const defects = [
    { id: 'table/base/sort/a', page: 'table/base/sort', symptom: '`a` fails', since: '3.7.6', fixedIn: '3.9.0' },
    { id: 'table/base/sort/b', page: 'table/base/sort', symptom: 'Rows move', since: '3.8.6' }
  ]
  const text = formatMembers([{ ...found!, member: { ...found!.member, defects } }], { language: 'en' })
  expect(text).toContain(`Defects in 3.8.6:
- \`a\` fails (since 3.7.6, fixed in 3.9.0) /table/base/sort#pitfalls-defects
- Rows move (since 3.8.6) /table/base/sort#pitfalls-defects
`)
})

test('a missing name is answered with similar ones', () => {
  expect(formatNotFound({ name: 'x', similar: ['y', 'z'] }, { language: 'en' })).toBe(
    'There is no x.\nSimilar names:\n  y\n  z\n'
  )
})
