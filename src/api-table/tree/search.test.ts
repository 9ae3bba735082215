import { expect, test } from 'vitest'
import { gridSubject, tableSubject } from './fake-subject.ts'
import { apiTree, subjectsOf } from './rows.ts'
import { exactRow, findRows, readSearch, splitMarks } from './search.ts'

const tree = apiTree(tableSubject)
const search = (text: string) => readSearch(text, ['table'])
const matches = (text: string) =>
  [...findRows(tree, search(text))].filter(([, how]) => how === 'match').map(([row]) => row.id)
const exact = (text: string) => exactRow(tree, search(text))?.id

test.each(['sort-config', 'sortConfig', 'SORTCONFIG', 'table.sortConfig'])(
  '%s finds the member in either spelling',
  text => {
    expect(matches(text)).toEqual(['table.sortConfig'])
  }
)

test.each([
  'sort-config.default-sort',
  'sortConfig.defaultSort',
  'sort-config.defaultSort',
  'table.sortConfig.defaultSort'
])('%s finds a key by its path', text => {
  expect(matches(text)).toEqual(['table.sortConfig.defaultSort'])
})

test('a word in the name of an object does not find everything in it', () => {
  expect(matches('config')).toEqual(['table.sortConfig', 'table.resizable'])
})

test('every word has to match, and the name of the object counts for its keys', () => {
  expect(matches('sort columns')).toEqual(['table.sortConfig.multiple'])
  expect(matches('sort nowhere')).toEqual([])
})

test('descriptions, types and names of parameters are searched', () => {
  expect(matches('applied once')).toEqual(['table.sortConfig.defaultSort'])
  expect(matches('TableSort')).toEqual(['table.sortConfig'])
  expect(matches('click row')).toEqual(['table@cell-click(row)', 'table@cell-click'])
})

test('a link is searched by its label, not by its target', () => {
  expect(matches('the page')).toEqual(['table.sortConfig'])
  expect(matches('/base/')).toEqual([])
})

test('what holds a match is known', () => {
  expect([...findRows(tree, search('multiple'))].map(([row, how]) => [row.id, how])).toEqual([
    ['table.sortConfig.multiple', 'match'],
    ['table.sortConfig', 'holds']
  ])
})

test('characters with a meaning in patterns are plain text', () => {
  expect(matches('(.*')).toEqual([])
})

test.each([
  ['sortConfig.multiple', 'table.sortConfig.multiple'],
  ['table.sortConfig.multiple', 'table.sortConfig.multiple'],
  ['sort-config', 'table.sortConfig'],
  ['@cell-click', 'table@cell-click'],
  ['cell-click', 'table@cell-click'],
  ['cellClick', 'table@cell-click'],
  ['table@cell-click', 'table@cell-click'],
  ['#empty', 'table#empty'],
  ['empty', 'table#empty'],
  ['()sort', 'table()sort'],
  ['table()sort', 'table()sort'],
  ['sort()', 'table()sort'],
  ['sort(field, order?)', 'table()sort'],
  ['multiple', 'table.sortConfig.multiple'],
  ['.sort', undefined],
  ['@sort', undefined],
  ['sor', undefined],
  ['row', undefined],
  ['', undefined]
])('%s names %s', (text, id) => {
  expect(exact(text)).toBe(id)
})

test('a member is named with either subject where one inherits the other', () => {
  const grid = apiTree(gridSubject, tableSubject)
  const named = (text: string) => exactRow(grid, readSearch(text, subjectsOf(grid)))?.id
  expect([named('table.sortConfig'), named('grid.sortConfig'), named('sortConfig'), named('table.data')]).toEqual([
    'table.sortConfig',
    'table.sortConfig',
    'table.sortConfig',
    'grid.data'
  ])
})

test('marks are found whatever the case and the spelling', () => {
  const marked = (text: string, query: string) =>
    splitMarks(text, search(query).needles)
      .filter(piece => piece.isMarked)
      .map(piece => piece.text)
  expect(marked('sort-config', 'sortConfig')).toEqual(['sort-config'])
  expect(marked('TableSortConfig', 'sort-config')).toEqual(['SortConfig'])
  expect(marked('defaultSort', 'sort-config.default-sort')).toEqual(['defaultSort'])
  expect(splitMarks('resort it', ['sort'])).toEqual([
    { text: 're', isMarked: false },
    { text: 'sort', isMarked: true },
    { text: ' it', isMarked: false }
  ])
})
