import { expect, test } from 'vitest'
import { gridSubject, tableSubject } from './fake-subject.ts'
import { addressName, apiTree, pageOf, readableName, rowById, subjectsOf } from './rows.ts'

const tree = apiTree(tableSubject)
const grid = apiTree(gridSubject, tableSubject)
const row = (id: string) => rowById(tree, id)!

test('the API table groups members by kind, with keys and parameters as child rows', () => {
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

test('in the API table, inherited members follow own members of their kind and name their component', () => {
  expect(grid.filter(({ kind }) => kind === 'prop').map(({ id, inheritedFrom }) => [id, inheritedFrom])).toEqual([
    ['grid.columns', undefined],
    ['grid.data', undefined],
    ['table.sortConfig', 'vxe-table'],
    ['table.resizable', 'vxe-table']
  ])
})

test('an API row has the defects of its member, with names as code and the version', () => {
  expect(row('table.resizable').defects).toMatchObject([
    {
      page: 'table/base/sort',
      version: '3.8.6',
      parts: [
        { text: 'a', isCode: true },
        { text: ' is lost', isCode: false }
      ]
    }
  ])
})

test('the name copied from an API row is the name as written in code', () => {
  expect(
    ['table.sortConfig', 'table.sortConfig.defaultSort', 'table@cell-click', 'table#empty', 'table()sort'].map(
      id => row(id).nameToCopy
    )
  ).toEqual(['sort-config', 'defaultSort', 'cell-click', 'empty', 'sort'])
})

test('readableName() returns the full name of an API row, with # for slots and () for methods', () => {
  expect(
    ['table.sortConfig', 'table.sortConfig.defaultSort', 'table@cell-click', 'table#empty', 'table()sort'].map(id =>
      readableName(row(id))
    )
  ).toEqual(['sort-config', 'sort-config.defaultSort', 'cell-click', '#empty', 'sort()'])
})

test('addressName() returns the path of an API row without the component', () => {
  expect(['table.sortConfig.multiple', 'table@cell-click', 'table()sort'].map(id => addressName(row(id)))).toEqual([
    'sortConfig.multiple',
    '@cell-click',
    '()sort'
  ])
})

test('a component has an API page, and a table with inherited members has two components', () => {
  expect(pageOf(tableSubject)).toBe('/table/api')
  expect(subjectsOf(grid)).toEqual(['grid', 'table'])
})
