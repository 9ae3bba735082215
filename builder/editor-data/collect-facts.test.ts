import { expect, test } from 'vitest'
import type { ApiMember, ApiSubject } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { createFactIndex } from '../api/fact.ts'
import { collectFacts } from './collect-facts.ts'

const index = createFactIndex([
  { path: 'table.sortConfig', kind: 'prop', type: 'object' },
  { path: 'table.sortConfig.orders', kind: 'prop', type: 'any[]' },
  { path: 'table.contextMenu', kind: 'prop', type: 'object', sameKeysAs: 'table.menuConfig' },
  { path: 'table@cell-click', kind: 'event', type: 'event', params: [{ name: 'row', type: 'RowInfo' }] },
  {
    path: 'table()exportData',
    kind: 'method',
    type: 'void',
    params: [{ name: 'options?', type: 'object', sameKeysAs: 'table.exportConfig' }]
  }
])

/** Returns the table of the reference in a language, with texts that name it. */
function subject(name: string, language: Language): ApiSubject {
  const member = (path: string, more: Partial<ApiMember> = {}): ApiMember => ({
    path,
    kind: index.find(path)!.kind,
    name: path,
    text: `${path} ${language}`,
    type: 'any',
    ...more
  })
  const row = { name: 'row', type: 'RowInfo', text: `row ${language}` }
  const members = [
    member('table.sortConfig', { members: [member('table.sortConfig.orders', { demos: [1, 0] })], demos: [0, 1] }),
    member('table.contextMenu', { deprecated: '' }),
    member('table@cell-click', { params: [row, { ...row, name: 'other' }] }),
    member('table()exportData', { params: [{ ...row, name: 'options?' }] })
  ]
  return {
    name,
    tag: `vxe-${name}`,
    language,
    version: '3.8.6',
    members: name === 'table' ? members : [],
    demos: ['a', 'b'].map(each => ({ href: `#/${each}`, title: `${each} ${language}`, page: '' }))
  }
}

const facts = collectFacts({ index, version: '3.8.6', subject }, [])
const memberOf = (path: string) => facts.members.find(each => each.path === path)!

test('members and their keys are one list with both languages', () => {
  expect(facts.members.map(({ path }) => path)).toEqual([
    'table.sortConfig',
    'table.sortConfig.orders',
    'table.contextMenu',
    'table@cell-click',
    'table()exportData'
  ])
  expect(memberOf('table.sortConfig').text).toEqual({ zh: 'table.sortConfig zh', en: 'table.sortConfig en' })
  expect(memberOf('table.contextMenu')).toMatchObject({ sameKeysAs: 'table.menuConfig', deprecated: '' })
})

test('a member names its most relevant demo, with the title in both languages', () => {
  expect(memberOf('table.sortConfig').demos).toEqual([0])
  expect(memberOf('table.sortConfig.orders').demos).toEqual([1])
  expect(facts.demos).toEqual([
    { href: '#/a', title: { zh: 'a zh', en: 'a en' } },
    { href: '#/b', title: { zh: 'b zh', en: 'b en' } }
  ])
})

test('parameters share a description, and know the member with the same keys', () => {
  expect(facts.paramTexts).toEqual([{ zh: 'row zh', en: 'row en' }])
  expect(memberOf('table@cell-click').params).toEqual([
    { name: 'row', type: 'RowInfo', text: 0 },
    { name: 'other', type: 'RowInfo', text: 0 }
  ])
  expect(memberOf('table()exportData').params).toEqual([
    { name: 'options?', type: 'RowInfo', text: 0, sameKeysAs: 'table.exportConfig' }
  ])
})
