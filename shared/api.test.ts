import { expect, test } from 'vitest'
import { toCamelCase, toKebabCase, getMemberRoute, readMemberPath } from './api.ts'

test.each([
  ['table.sortConfig.orders', { subject: 'table', kind: 'prop', name: 'sortConfig.orders' }],
  ['form-item#default', { subject: 'form-item', kind: 'slot', name: 'default' }],
  ['table@cell-click', { subject: 'table', kind: 'event', name: 'cell-click' }],
  ['interceptor@event.export', { subject: 'interceptor', kind: 'event', name: 'event.export' }],
  ['table()sort', { subject: 'table', kind: 'method', name: 'sort' }],
  ['VXETable()modal.alert', { subject: 'VXETable', kind: 'method', name: 'modal.alert' }]
])('readMemberPath() reads %s', (path, member) => {
  expect(readMemberPath(path)).toEqual(member)
})

test.each(['table', '', '.size', 'table.', 'a b.c'])('readMemberPath() rejects %j', path => {
  expect(readMemberPath(path)).toBeUndefined()
})

test('getMemberRoute() of a member is the API page of its component, filtered by its name', () => {
  expect(getMemberRoute('table.sortConfig.orders')).toBe('/table/api?filterName=sortConfig.orders')
  expect(getMemberRoute('form-item#default')).toBe('/form-item/api?filterName=%23default')
  expect(getMemberRoute('table()sort')).toBe('/table/api?filterName=()sort')
})

test('getMemberRoute() of a setConfig key or an interceptor is the page that documents that part', () => {
  expect(getMemberRoute('setConfig.table.size')).toBe('/table/start/global?filterName=setConfig.table.size')
  expect(getMemberRoute('interceptor@event.export')).toBe(
    '/table/interceptor/api?filterName=interceptor%40event.export'
  )
})

test('toKebabCase() and toCamelCase() convert between the spellings of templates and scripts', () => {
  expect(toKebabCase('sortConfig')).toBe('sort-config')
  expect(toKebabCase('useHTML')).toBe('useHTML')
  expect(toKebabCase('virtualYConfig')).toBe('virtual-y-config')
  expect(toCamelCase('sort-config')).toBe('sortConfig')
})
