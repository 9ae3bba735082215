import { expect, test } from 'vitest'
import { createDiffView } from './diff-view.ts'
import { diffVersions } from './version-diff.ts'
import type { VersionFacts } from './version-facts.ts'

const version = (members: VersionFacts['members']): VersionFacts => ({ version: '', members })
const before = version({
  table: {
    '.size': ["'mini' | null", 'null'],
    '.border': ['boolean', 'false'],
    '.toolbar': ['object'],
    '.toolbar.enabled': ['boolean'],
    '.sortConfig': ['object'],
    '.sortConfig.orders': ['array', "['asc']"],
    '@cell-click': [],
    '()sort': [],
    '()getSortColumn': []
  },
  'vxe-table': { '=Button': [] },
  sass: { '$vxe-color': ['', '#000'] }
})
const after = version({
  table: {
    '.size': ["'mini' | null", "''"],
    '.border': ['boolean | string', 'false'],
    '.sortConfig': ['object'],
    '.sortConfig.orders': ['array', "['asc', 'desc']"],
    '.sortConfig.remote': ['boolean'],
    '.virtualYConfig': ['object'],
    '.virtualYConfig.gt': ['number', '100'],
    '.virtualYConfig.enabled': ['boolean'],
    '@cell-click': [],
    '()sort': ['', '', 1]
  },
  'vxe-pc-ui': { '=Button': [] },
  sass: { '$vxe-color': ['', '#111'] }
})
const changes = diffVersions(before, after)
const formatChanges = (list = changes) => list.map(({ changeType, subject, key }) => `${changeType} ${subject}${key}`)

test('the comparison of two versions lists added, removed and changed members', () => {
  expect(formatChanges().toSorted()).toEqual([
    'added table.sortConfig.remote',
    'added table.virtualYConfig',
    'added table.virtualYConfig.enabled',
    'added table.virtualYConfig.gt',
    'added vxe-pc-ui=Button',
    'changed sass$vxe-color',
    'changed table()sort',
    'changed table.border',
    'changed table.sortConfig.orders',
    'removed table()getSortColumn',
    'removed table.toolbar',
    'removed table.toolbar.enabled',
    'removed vxe-table=Button'
  ])
})

test('the comparison of two versions treats the defaults null and empty string as equal', () => {
  expect(formatChanges()).not.toContain('changed table.size')
})

test('the comparison of a version with itself has no changes', () => {
  expect(diffVersions(after, after)).toEqual([])
})

test('the reverse comparison of two versions swaps added and removed members', () => {
  const oppositeTypes = { added: 'removed', removed: 'added', changed: 'changed' } as const
  const reverseChanges = diffVersions(after, before).filter(({ changeType }) => changeType !== 'changed')
  expect(
    reverseChanges.map(({ changeType, subject, key }) => `${oppositeTypes[changeType]} ${subject}${key}`).toSorted()
  ).toEqual(formatChanges(changes.filter(({ changeType }) => changeType !== 'changed')).toSorted())
})

test('the comparison shows an added object without its keys, and the keys if a query matches', () => {
  const keys = (query: string) =>
    createDiffView(changes, { query }).groups.flatMap(group => group.changes.map(({ key }) => key))
  expect(keys('')).not.toContain('.virtualYConfig.gt')
  expect(changes.find(({ key }) => key === '.virtualYConfig')!.innerChanges).toBe(2)
  expect(keys('virtual-y-config')).toEqual(['.virtualYConfig', '.virtualYConfig.gt', '.virtualYConfig.enabled'])
})

test('the comparison sorts removed members before changed, and changed before added members', () => {
  const [table] = createDiffView(changes, { query: '' }).groups
  expect(table!.changes.map(({ changeType }) => changeType)).toEqual([
    'removed',
    'removed',
    'changed',
    'changed',
    'changed',
    'added',
    'added'
  ])
})

test('each filter of the comparison counts changes with the other filters applied', () => {
  const view = createDiffView(changes, { query: '', subject: 'table', kind: 'method' })
  expect(view.countsByKind).toEqual({ prop: 5, method: 2 })
  expect(view.countsByType).toEqual({ removed: 1, changed: 1, added: 0 })
  expect(view.total).toBe(2)
  expect(createDiffView(changes, { query: '', kind: 'method', changeType: 'removed' }).total).toBe(1)
})

test('a query of the comparison also matches defaults, and takes special characters literally', () => {
  expect(createDiffView(changes, { query: "'desc'" }).total).toBe(1)
  expect(createDiffView(changes, { query: '(.*' }).total).toBe(0)
})
