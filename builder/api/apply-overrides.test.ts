import { expect, test } from 'vitest'
import { applyOverrides } from './apply-overrides.ts'
import type { MemberFact } from './fact.ts'
import type { Override } from './overrides/override.ts'

const facts: MemberFact[] = [
  { path: 'table.border', kind: 'prop', type: 'boolean' },
  { path: 'table.menuConfig', kind: 'prop', type: 'object' },
  { path: 'table.menuConfig.body', kind: 'prop', type: 'object' },
  {
    path: 'table@cell-click',
    kind: 'event',
    type: 'event',
    params: [
      { name: 'cell', type: 'HTMLElement' },
      { name: '…', type: '' }
    ]
  },
  { path: 'table()sort', kind: 'method', type: 'any' }
]
const apply = (change: Omit<Override, 'because'>) => applyOverrides(facts, [{ because: 'a test', ...change }])

test('an override replaces the type and the default of a member', () => {
  expect(apply({ paths: ['table.border'], type: 'string', default: "'full'" })[0]).toEqual({
    path: 'table.border',
    kind: 'prop',
    type: 'string',
    default: "'full'"
  })
})

test('an override that removes a member also removes its keys', () => {
  expect(apply({ paths: ['table.menuConfig'], remove: true }).map(fact => fact.path)).toEqual([
    'table.border',
    'table@cell-click',
    'table()sort'
  ])
})

test('a member that an override adds is listed after the last member of its kind', () => {
  const added = apply({ paths: ['table@cell-menu'], add: true, params: ['row', '$event'] })
  expect(added.map(fact => fact.path).slice(3)).toEqual(['table@cell-click', 'table@cell-menu', 'table()sort'])
  expect(added[4]).toEqual({
    path: 'table@cell-menu',
    kind: 'event',
    type: 'event',
    params: [
      { name: 'row', type: 'RowInfo' },
      { name: '$event', type: 'Event' }
    ]
  })
})

test('an override of an unknown member changes nothing if it lacks `add`', () => {
  expect(apply({ paths: ['table.gone'], type: 'string' })).toEqual(facts)
})

test('"…" in the params of an override inserts the parameters that the library declares', () => {
  expect(apply({ paths: ['table@cell-click'], params: ['row', '…'] })[3]?.params).toEqual([
    { name: 'row', type: 'RowInfo' },
    { name: 'cell', type: 'HTMLElement' }
  ])
})

test('a parameter that an override writes with a type has that type', () => {
  expect(
    apply({ paths: ['table@cell-click'], params: ['…', 'cell: Element', 'times?: { [key: string]: number }'] })[3]
      ?.params
  ).toEqual([
    { name: 'cell', type: 'Element' },
    { name: 'times?', type: '{ [key: string]: number }' }
  ])
})

test('an optional parameter `row?` of an override has the type of the parameter `row`', () => {
  expect(apply({ paths: ['table()sort'], params: ['row?'] })[4]?.params).toEqual([{ name: 'row?', type: 'RowInfo' }])
})

test('sameKeysByParam names the member that has the keys of a parameter', () => {
  expect(
    apply({
      paths: ['table@cell-click'],
      params: ['options?', 'row'],
      sameKeysByParam: { options: 'table.menuConfig' }
    })[3]?.params
  ).toEqual([
    { name: 'options?', type: 'object', sameKeysAs: 'table.menuConfig' },
    { name: 'row', type: 'RowInfo' }
  ])
})

test('sameKeysAs of an override removes the keys found so far of the overridden member', () => {
  expect(
    apply({ paths: ['table.menuConfig'], sameKeysAs: 'table.contextMenu' }).map(fact => [fact.path, fact.sameKeysAs])
  ).toEqual([
    ['table.border', undefined],
    ['table.menuConfig', 'table.contextMenu'],
    ['table@cell-click', undefined],
    ['table()sort', undefined]
  ])
})

test('keys that a later override adds to a member with sameKeysAs are kept and listed after their object', () => {
  const changed = applyOverrides(facts, [
    { paths: ['table.menuConfig'], because: 'a test', sameKeysAs: 'table.contextMenu' },
    { paths: ['table.menuConfig.enabled', 'table.menuConfig.slots'], because: 'a test', add: true, type: 'boolean' }
  ])
  expect(changed.map(fact => fact.path)).toEqual([
    'table.border',
    'table.menuConfig',
    'table.menuConfig.enabled',
    'table.menuConfig.slots',
    'table@cell-click',
    'table()sort'
  ])
})

test('an override with an invalid member path is rejected', () => {
  expect(() => apply({ paths: ['border'], add: true })).toThrow('which is no path of a member')
})
