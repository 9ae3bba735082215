import { expect, test } from 'vitest'
import { gridSubject, tableSubject } from './fake-subject.ts'
import { apiTree, subjectsOf } from './rows.ts'
import { exactRow, findRows, parseRowQuery, splitMarks } from './search.ts'

const tree = apiTree(tableSubject)
const search = (text: string) => parseRowQuery(text, ['table'])
const matches = (text: string) =>
  [...findRows(tree, search(text))].filter(([, how]) => how === 'match').map(([row]) => row.id)
const exact = (text: string) => exactRow(tree, search(text))?.id

test.each(['sort-config', 'sortConfig', 'SORTCONFIG', 'table.sortConfig'])(
  'a search for %s in the API table finds the member sortConfig',
  text => {
    expect(matches(text)).toEqual(['table.sortConfig'])
  }
)

test.each([
  'sort-config.default-sort',
  'sortConfig.defaultSort',
  'sort-config.defaultSort',
  'table.sortConfig.defaultSort'
])('a search for %s in the API table finds the key by its path', text => {
  expect(matches(text)).toEqual(['table.sortConfig.defaultSort'])
})

test('a search for a word of an object name in the API table does not match the keys of the object', () => {
  expect(matches('config')).toEqual(['table.sortConfig', 'table.resizable'])
})

test('in the API table, each word of a search must match the key or its object', () => {
  expect(matches('sort columns')).toEqual(['table.sortConfig.multiple'])
  expect(matches('sort nowhere')).toEqual([])
})

test('the search of the API table covers descriptions, types and parameter names', () => {
  expect(matches('applied once')).toEqual(['table.sortConfig.defaultSort'])
  expect(matches('TableSort')).toEqual(['table.sortConfig'])
  expect(matches('click row')).toEqual(['table@cell-click(row)', 'table@cell-click'])
})

test('the search of the API table covers link labels, not link targets', () => {
  expect(matches('the page')).toEqual(['table.sortConfig'])
  expect(matches('/base/')).toEqual([])
})

test('the search of the API table also returns the parent of a match, marked as parent', () => {
  expect([...findRows(tree, search('multiple'))].map(([row, how]) => [row.id, how])).toEqual([
    ['table.sortConfig.multiple', 'match'],
    ['table.sortConfig', 'holds']
  ])
})

test('the search of the API table takes characters of regular expressions literally', () => {
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
])('in the API table, the text "%s" is the exact name of %s', (text, id) => {
  expect(exact(text)).toBe(id)
})

test('an inherited member is found with the component name grid or table', () => {
  const grid = apiTree(gridSubject, tableSubject)
  const named = (text: string) => exactRow(grid, parseRowQuery(text, subjectsOf(grid)))?.id
  expect([named('table.sortConfig'), named('grid.sortConfig'), named('sortConfig'), named('table.data')]).toEqual([
    'table.sortConfig',
    'table.sortConfig',
    'table.sortConfig',
    'grid.data'
  ])
})

test('matches in the API table are marked in any case and spelling', () => {
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
