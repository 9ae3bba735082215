import { expect, test } from 'vitest'
import { diffView } from './diff-view.ts'
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
const written = (list = changes) => list.map(({ way, subject, key }) => `${way} ${subject}${key}`)

test('what came, went, and has another type, another default or a successor is named', () => {
  expect(written().toSorted()).toEqual([
    'came table.sortConfig.remote',
    'came table.virtualYConfig',
    'came table.virtualYConfig.enabled',
    'came table.virtualYConfig.gt',
    'came vxe-pc-ui=Button',
    'changed sass$vxe-color',
    'changed table()sort',
    'changed table.border',
    'changed table.sortConfig.orders',
    'went table()getSortColumn',
    'went table.toolbar',
    'went table.toolbar.enabled',
    'went vxe-table=Button'
  ])
})

test('no default, null and no text are the same', () => {
  expect(written()).not.toContain('changed table.size')
})

test('a version has no difference to itself', () => {
  expect(diffVersions(after, after)).toEqual([])
})

test('there and back is the same with the ways swapped', () => {
  const swapped = { came: 'went', went: 'came', changed: 'changed' } as const
  const back = diffVersions(after, before).filter(({ way }) => way !== 'changed')
  expect(back.map(({ way, subject, key }) => `${swapped[way]} ${subject}${key}`).toSorted()).toEqual(
    written(changes.filter(({ way }) => way !== 'changed')).toSorted()
  )
})

test('an object that came stands for its keys, a search shows them', () => {
  const keys = (query: string) =>
    diffView(changes, { query }).groups.flatMap(group => group.changes.map(({ key }) => key))
  expect(keys('')).not.toContain('.virtualYConfig.gt')
  expect(changes.find(({ key }) => key === '.virtualYConfig')!.inside).toBe(2)
  expect(keys('virtual-y-config')).toEqual(['.virtualYConfig', '.virtualYConfig.gt', '.virtualYConfig.enabled'])
})

test('what went stands before what changed, and that before what came', () => {
  const [table] = diffView(changes, { query: '' }).groups
  expect(table!.changes.map(({ way }) => way)).toEqual([
    'went',
    'went',
    'changed',
    'changed',
    'changed',
    'came',
    'came'
  ])
})

test('each filter counts what the others leave', () => {
  const view = diffView(changes, { query: '', subject: 'table', kind: 'method' })
  expect(view.kinds).toEqual({ prop: 5, method: 2 })
  expect(view.ways).toEqual({ went: 1, changed: 1, came: 0 })
  expect(view.found).toBe(2)
  expect(diffView(changes, { query: '', kind: 'method', way: 'went' }).found).toBe(1)
})

test('a search looks at defaults too, and characters of patterns are characters', () => {
  expect(diffView(changes, { query: "'desc'" }).found).toBe(1)
  expect(diffView(changes, { query: '(.*' }).found).toBe(0)
})
