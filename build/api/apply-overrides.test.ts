import { expect, test } from 'vitest'
import { applyOverrides } from './apply-overrides.ts'
import type { MemberFact } from './fact.ts'

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
const apply = (
  change: Omit<Parameters<typeof applyOverrides>[1] extends readonly (infer O)[] | undefined ? O : never, 'because'>
) => applyOverrides(facts, [{ because: 'a test', ...change }])

test('a type and a default are replaced', () => {
  expect(apply({ paths: ['table.border'], type: 'string', default: "'full'" })[0]).toEqual({
    path: 'table.border',
    kind: 'prop',
    type: 'string',
    default: "'full'"
  })
})

test('a member is removed with its keys', () => {
  expect(apply({ paths: ['table.menuConfig'], remove: true }).map(fact => fact.path)).toEqual([
    'table.border',
    'table@cell-click',
    'table()sort'
  ])
})

test('a member that no source lists stands behind those of its kind', () => {
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

test('a member that is gone is not made up', () => {
  expect(apply({ paths: ['table.gone'], type: 'string' })).toEqual(facts)
})

test('… stands for the parameters that were found', () => {
  expect(apply({ paths: ['table@cell-click'], params: ['row', '…'] })[3]?.params).toEqual([
    { name: 'row', type: 'RowInfo' },
    { name: 'cell', type: 'HTMLElement' }
  ])
})

test('a parameter may bring its type, which then counts', () => {
  expect(
    apply({ paths: ['table@cell-click'], params: ['…', 'cell: Element', 'times?: { [key: string]: number }'] })[3]
      ?.params
  ).toEqual([
    { name: 'cell', type: 'Element' },
    { name: 'times?', type: '{ [key: string]: number }' }
  ])
})

test('an optional parameter is of the type of its name', () => {
  expect(apply({ paths: ['table()sort'], params: ['row?'] })[4]?.params).toEqual([{ name: 'row?', type: 'RowInfo' }])
})

test('a parameter may be written like a member', () => {
  expect(
    apply({ paths: ['table@cell-click'], params: ['options?', 'row'], paramShapes: { options: 'table.menuConfig' } })[3]
      ?.params
  ).toEqual([
    { name: 'options?', type: 'object', shape: 'table.menuConfig' },
    { name: 'row', type: 'RowInfo' }
  ])
})

test('what is written like another member has no keys of its own', () => {
  expect(
    apply({ paths: ['table.menuConfig'], shape: 'table.contextMenu' }).map(fact => [fact.path, fact.shape])
  ).toEqual([
    ['table.border', undefined],
    ['table.menuConfig', 'table.contextMenu'],
    ['table@cell-click', undefined],
    ['table()sort', undefined]
  ])
})

test('keys that are added after a shape stand beside it, behind their object', () => {
  const changed = applyOverrides(facts, [
    { paths: ['table.menuConfig'], because: 'a test', shape: 'table.contextMenu' },
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

test('a path that is none is answered with the form of one', () => {
  expect(() => apply({ paths: ['border'], add: true })).toThrow('which is no path of a member')
})
