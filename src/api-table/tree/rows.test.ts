import { expect, test } from 'vitest'
import { gridSubject, tableSubject } from './fake-subject.ts'
import { addressName, apiTree, pageOf, readableName, rowById, subjectsOf } from './rows.ts'

const tree = apiTree(tableSubject)
const grid = apiTree(gridSubject, tableSubject)
const row = (id: string) => rowById(tree, id)!

test('members stand kind by kind, with their keys and parameters below them', () => {
  expect(tree.map(({ name }) => name)).toEqual([
    'data',
    'sort-config',
    'resizable',
    'cell-click',
    'empty',
    'sort(field, order?)'
  ])
  expect(row('table.sortConfig').children.map(({ name }) => name)).toEqual(['defaultSort', 'multiple'])
  expect(row('table@cell-click').children.map(({ name, depth }) => [name, depth])).toEqual([['row', 1]])
})

test('inherited members follow the own ones of their kind and say where they come from', () => {
  expect(grid.filter(({ kind }) => kind === 'prop').map(({ id, from }) => [id, from])).toEqual([
    ['grid.columns', undefined],
    ['grid.data', undefined],
    ['table.sortConfig', 'vxe-table'],
    ['table.resizable', 'vxe-table']
  ])
})

test('what is copied is what a reader writes', () => {
  expect(
    ['table.sortConfig', 'table.sortConfig.defaultSort', 'table@cell-click', 'table#empty', 'table()sort'].map(
      id => row(id).copied
    )
  ).toEqual(['sort-config', 'defaultSort', 'cell-click', 'empty', 'sort'])
})

test('the search field names a row as prose does', () => {
  expect(
    ['table.sortConfig', 'table.sortConfig.defaultSort', 'table@cell-click', 'table#empty', 'table()sort'].map(id =>
      readableName(row(id))
    )
  ).toEqual(['sort-config', 'sort-config.defaultSort', 'cell-click', '#empty', 'sort()'])
})

test('an address names a row without its subject', () => {
  expect(['table.sortConfig.multiple', 'table@cell-click', 'table()sort'].map(id => addressName(row(id)))).toEqual([
    'sortConfig.multiple',
    '@cell-click',
    '()sort'
  ])
})

test('a page and the subjects of a table are known', () => {
  expect(pageOf(tableSubject)).toBe('/table/api')
  expect(subjectsOf(grid)).toEqual(['grid', 'table'])
})
