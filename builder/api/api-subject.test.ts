import { expect, test } from 'vitest'
import type { Language } from '../../shared/locale.ts'
import { memoryFiles } from '../pages/memory-files.ts'
import { buildApiSubject } from './api-subject.ts'
import type { MemberFact } from './fact.ts'
import { createFactIndex } from './fact.ts'
import { readMemberTexts } from './member-texts.ts'

const facts: MemberFact[] = [
  { path: 'table.sortConfig', kind: 'prop', type: 'TableSortConfig' },
  { path: 'table.sortConfig.orders', kind: 'prop', type: 'any[]', default: "['asc', null]" },
  {
    path: 'table()sort',
    kind: 'method',
    type: 'Promise<void>',
    params: [
      { name: 'field', type: 'string' },
      { name: 'order?', type: 'string' }
    ]
  },
  {
    path: 'table@sort-change',
    kind: 'event',
    type: 'event',
    params: [
      { name: '$table', type: 'Table' },
      { name: 'order', type: 'string' }
    ]
  },
  { path: 'table@input', kind: 'event', type: 'event', params: [{ name: 'value', type: 'boolean' }] },
  { path: 'table.contextMenu', kind: 'prop', type: 'object', deprecated: true, sameKeysAs: 'table.sortConfig' },
  { path: 'table.sortOptions', kind: 'prop', type: 'object', sameKeysAs: 'table.sortConfig' },
  { path: 'grid.columns', kind: 'prop', type: 'any[]', sameKeysAs: 'table' },
  { path: 'setConfig.table', kind: 'prop', type: 'object' },
  { path: 'setConfig.table.sortConfig', kind: 'prop', type: 'object', default: '{}' }
]
const texts = readMemberTexts(
  memoryFiles({
    'api/table.ts': `export default {
    'table.sortConfig': { zh: '排序的配置。', en: 'Sorting.' },
    'table.sortConfig.orders': { zh: '信息', en: 'Orders.', since: '3.7' },
    'table.contextMenu': { zh: '菜单。', en: 'Menu.', deprecated: 'table.sortConfig.sortMethod' },
    'table.sortOptions': { zh: '与 [sortConfig](table.sortConfig) 相同。', en: 'The same as [sortConfig](table.sortConfig).' },
    'table()sort': { zh: '排序。', en: 'Sorts.' },
    order: { zh: '方向', en: 'Direction' }, field: { zh: '字段', en: 'Field' },
    'table()sort~order': { zh: '新方向', en: 'New direction' }
  }`
  })
)
const demo = (file: string) => ({ file, href: `#/${file}`, title: file, page: 'Page' })
const uses: Record<string, string[]> = {
  long: ['table.sortConfig', 'table.sortConfig.orders', 'column.field'],
  short: ['table.sortConfig.orders'],
  other: ['column.field']
}
const defect = { id: 'table/base/sort/a', page: 'table/base/sort', symptom: '`sort()` fails', since: '3.7.0' }
const make = (name: string, language: Language = 'en') =>
  buildApiSubject(
    {
      index: createFactIndex(facts),
      version: '3.8.6',
      texts,
      demos: ['long', 'short', 'other'].map(demo),
      usage: file => ({ uses: (uses[file] ?? []).map(path => ({ path, file, line: 1 })), problems: [] }),
      defects: path => (path === 'table()sort' ? [defect] : [])
    },
    name,
    language
  )

test('a reference page lists members in the order of their kinds, and keys inside their object', () => {
  const { members, tag, version } = make('table')
  expect([tag, version]).toEqual(['vxe-table', '3.8.6'])
  expect(members.map(member => member.name)).toEqual([
    'sort-config',
    'context-menu',
    'sort-options',
    'sort-change',
    'input',
    'sort(field, order?)'
  ])
  expect(members[0]?.members?.[0]).toMatchObject({
    name: 'orders',
    path: 'table.sortConfig.orders',
    default: "['asc', null]",
    since: '3.7',
    text: 'Orders.'
  })
})

test('the type shown for an event lists its parameters, or is the type of its only value', () => {
  expect(
    make('table')
      .members.filter(member => member.kind === 'event')
      .map(member => member.type)
  ).toEqual(['{ order }', 'boolean'])
})

test('a text for the parameter of one method overrides the shared text of that parameter name', () => {
  expect(make('table').members.find(member => member.kind === 'method')?.params).toEqual([
    { name: 'field', type: 'string', text: 'Field' },
    { name: 'order?', type: 'string', text: 'New direction' }
  ])
})

test('a deprecated member links to its successor, a member with the keys of another one links to that member', () => {
  expect(make('table').members[1]).toMatchObject({
    deprecated: '[`sort-config.sortMethod`](table.sortConfig.sortMethod)',
    text: 'Menu. Keys: see [`sort-config`](table.sortConfig).'
  })
  expect(make('table', 'zh').members[1]?.text).toBe('菜单。可用的键见 [`sort-config`](table.sortConfig)。')
  expect(make('table').members[2]?.text, 'which its own words already link').toBe(
    'The same as [sortConfig](table.sortConfig).'
  )
  expect(make('grid').members[0]?.text).toBe(' Keys: see [`vxe-table`](/table/api).')
})

test('the demos of a component are sorted by their number of used members, fewest first', () => {
  const { demos, members } = make('table')
  expect(demos.map(each => each.title)).toEqual(['short', 'long'])
  expect(members[0]?.demos).toEqual([1])
  expect(members[0]?.members?.[0]?.demos).toEqual([0, 1])
})

test('a setConfig key that sets the default of a prop has the description of that prop, in Chinese and English', () => {
  expect(make('setConfig').members[0]?.members?.[0]).toMatchObject({ name: 'sortConfig', text: 'Sorting.' })
  expect(make('setConfig', 'zh').members[0]?.members?.[0]?.text).toBe('排序的配置。')
})

test('Traditional Chinese text is converted from the Chinese text', () => {
  expect(make('table', 'tw').members[0]?.members?.[0]?.text).toBe('資訊')
})

test('the reference of the grid inherits from that of the table, which inherits from none', () => {
  expect(make('grid').inherits).toBe('table')
  expect(make('table').inherits).toBeUndefined()
})

test('a member lists its defects', () => {
  const { members } = make('table')
  expect(members.filter(({ defects }) => defects).map(({ path, defects }) => [path, defects])).toEqual([
    ['table()sort', [defect]]
  ])
})
