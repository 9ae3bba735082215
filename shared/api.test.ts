import { expect, test } from 'vitest'
import { camel, kebab, memberPlace, readMemberPath } from './api.ts'

test.each([
  ['table.sortConfig.orders', { subject: 'table', kind: 'prop', name: 'sortConfig.orders' }],
  ['form-item#default', { subject: 'form-item', kind: 'slot', name: 'default' }],
  ['table@cell-click', { subject: 'table', kind: 'event', name: 'cell-click' }],
  ['interceptor@event.export', { subject: 'interceptor', kind: 'event', name: 'event.export' }],
  ['table()sort', { subject: 'table', kind: 'method', name: 'sort' }],
  ['VXETable()modal.alert', { subject: 'VXETable', kind: 'method', name: 'modal.alert' }]
])('%s is read', (path, member) => {
  expect(readMemberPath(path)).toEqual(member)
})

test.each(['table', '', '.size', 'table.', 'a b.c'])('%j is no path of a member', path => {
  expect(readMemberPath(path)).toBeUndefined()
})

test('a member stands on the page of its component', () => {
  expect(memberPlace('table.sortConfig.orders')).toBe('/table/api?filterName=sortConfig.orders')
  expect(memberPlace('form-item#default')).toBe('/form-item/api?filterName=%23default')
  expect(memberPlace('table()sort')).toBe('/table/api?filterName=()sort')
})

test('a part of the global object stands on the page that explains it', () => {
  expect(memberPlace('setConfig.table.size')).toBe('/table/start/global?filterName=setConfig.table.size')
  expect(memberPlace('interceptor@event.export')).toBe('/table/interceptor/api?filterName=interceptor%40event.export')
})

test('names change between templates and scripts', () => {
  expect(kebab('sortConfig')).toBe('sort-config')
  expect(kebab('useHTML')).toBe('useHTML')
  expect(kebab('virtualYConfig')).toBe('virtual-y-config')
  expect(camel('sort-config')).toBe('sortConfig')
})
