import { expect, test } from 'vitest'
import type { ApiChange, ApiState } from '../state/api-state.ts'
import { changeState, emptyState } from '../state/api-state.ts'
import { changeFromAddress, markedRow } from '../state/change-from-address.ts'
import { tableSubject } from './fake-subject.ts'
import { apiTree, rowById } from './rows.ts'
import { apiView, totalFound } from './visible-rows.ts'

const tree = apiTree(tableSubject)
const subjects = ['table']
const view = (state: ApiState) => apiView(tree, subjects, state)
const ids = (state: ApiState) =>
  view(state).groups.flatMap(group => group.rows.map(({ row }) => row.id.slice('table'.length)))
const after = (...changes: ApiChange[]) => changes.reduce(changeState, emptyState)
const typed = (query: string): ApiChange => ({ type: 'typed', query })
const config = rowById(tree, 'table.sortConfig')!
const multiple = rowById(tree, 'table.sortConfig.multiple')!

test('rows of the API table are collapsed until toggled', () => {
  expect(ids(emptyState)).toEqual(['.data', '.sortConfig', '.resizable', '@cell-click', '#empty', '()sort'])
  expect(ids(after({ type: 'toggled', id: config.id, open: true }))).toContain('.sortConfig.multiple')
})

test('all rows of the API table can be expanded and collapsed at once, single rows also afterwards', () => {
  expect(ids(after({ type: 'every', open: true }))).toHaveLength(10)
  expect(ids(after({ type: 'every', open: true }, { type: 'toggled', id: config.id, open: false }))).toHaveLength(8)
  expect(ids(after({ type: 'every', open: true }, { type: 'every', open: false }))).toHaveLength(6)
})

test('a search in the API table shows the matches and their ancestors', () => {
  expect(ids(after(typed('multiple')))).toEqual(['.sortConfig', '.sortConfig.multiple'])
})

test('a search in the API table shows a matching object, and its keys if the full name is typed', () => {
  expect(ids(after(typed('TableSort')))).toEqual(['.sortConfig'])
  expect(ids(after(typed('sort-config')))).toEqual(['.sortConfig', '.sortConfig.defaultSort', '.sortConfig.multiple'])
})

test('a search in the API table shows matches in names before matches in descriptions, the exact name first', () => {
  const described = ['data', 'cell-click'].map(name => {
    const member = tableSubject.members.find(each => each.name === name)!
    return { ...member, text: 'Fires before the sort.' }
  })
  const resort = { ...tableSubject.members.find(({ name }) => name.startsWith('sort('))!, path: 'table()resort' }
  const sorting = apiTree({ ...tableSubject, members: [...described, resort, ...tableSubject.members.slice(1)] })
  const { groups, counts } = apiView(sorting, subjects, after(typed('sort')))
  expect(groups.map(({ kind, inTexts, count, rows }) => [kind, inTexts, count, rows.map(({ row }) => row.id)])).toEqual(
    [
      ['prop', false, 1, ['table.sortConfig', 'table.sortConfig.defaultSort']],
      ['method', false, 2, ['table()sort', 'table()sort(field)', 'table()resort']],
      ['prop', true, 1, ['table.data']],
      ['event', true, 1, ['table@cell-click']]
    ]
  )
  expect(counts.prop).toEqual({ found: 2, total: 3 })
})

test('the parameters of a member do not make a match in names', () => {
  const { groups } = view(after(typed('field')))
  expect(groups.map(({ kind, inTexts }) => [kind, inTexts])).toEqual([['method', true]])
})

test('an object expanded during a search in the API table collapses if the query changes', () => {
  const open: ApiChange = { type: 'toggled', id: config.id, open: true }
  expect(ids(after(typed('multiple'), open))).toEqual([
    '.sortConfig',
    '.sortConfig.defaultSort',
    '.sortConfig.multiple'
  ])
  expect(ids(after(typed('multiple'), open, typed('multipl')))).toEqual(['.sortConfig', '.sortConfig.multiple'])
})

test('rows of the API table expanded before a search are expanded again after the search', () => {
  expect(ids(after({ type: 'every', open: true }, typed('multiple'), typed('')))).toHaveLength(10)
})

test('the API table counts members of every kind, also if one kind is chosen', () => {
  const { counts } = view(after(typed('sort'), { type: 'kind', kind: 'method' }))
  expect(counts).toEqual({
    prop: { found: 1, total: 3 },
    event: { found: 0, total: 1 },
    slot: { found: 0, total: 1 },
    method: { found: 1, total: 1 }
  })
  expect(totalFound(counts)).toBe(2)
})

test('choosing a kind in the API table shows only members of that kind', () => {
  expect(ids(after({ type: 'kind', kind: 'event' }))).toEqual(['@cell-click'])
})

test('rows of the API table have a position among their siblings, and an expanded state if they have children', () => {
  const rows = view(after({ type: 'toggled', id: config.id, open: true })).groups[0]!.rows
  expect(rows.map(({ position, size, open }) => [position, size, open])).toEqual([
    [1, 3, undefined],
    [2, 3, true],
    [1, 2, undefined],
    [2, 2, undefined],
    [3, 3, undefined]
  ])
})

test('a member name in the address sets the query of the API table, marks the row and increases `arrivals`', () => {
  const state = changeState(emptyState, changeFromAddress(tree, subjects, { filterName: 'table.sortConfig.multiple' }))
  expect(state).toMatchObject({ query: 'sort-config.multiple', pinned: multiple.id, arrivals: 1 })
  expect(view(state).current).toBe(multiple.id)
})

test('filterName=sort becomes the query "sort", filterName=()sort the query "sort()"', () => {
  expect(changeFromAddress(tree, subjects, { filterName: 'sort' })).toMatchObject({ query: 'sort' })
  expect(changeFromAddress(tree, subjects, { filterName: '()sort' })).toMatchObject({ query: 'sort()' })
  expect(changeFromAddress(tree, subjects, { q: 'sort rows', kind: 'slot' })).toMatchObject({
    query: 'sort rows',
    kind: 'slot',
    row: undefined
  })
})

test('an address with a word opens the API table at its top, one with a name at the row', () => {
  const arrivals = (filterName: string) =>
    changeState(emptyState, changeFromAddress(tree, subjects, { filterName })).arrivals
  expect(['sort', 'empty', 'nowhere'].map(arrivals)).toEqual([0, 0, 0])
  expect(['()sort', '#empty', 'cell-click', 'cellClick', 'sortConfig', 'data'].map(arrivals)).toEqual([
    1, 1, 1, 1, 1, 1
  ])
})

test('a kind in the address is ignored if the named row or the component has another kind', () => {
  expect(
    changeState(emptyState, changeFromAddress(tree, subjects, { filterName: 'sort-config', kind: 'event' })).kind
  ).toBeUndefined()
  expect(changeFromAddress(apiTree({ ...tableSubject, members: [] }), subjects, { kind: 'event' })).toMatchObject({
    kind: undefined
  })
})

test('clearing the query keeps the marked row of the API table visible and increases `arrivals`', () => {
  const arrived = changeState(emptyState, changeFromAddress(tree, subjects, { filterName: 'sortConfig.multiple' }))
  const cleared = changeState(arrived, { type: 'typed', query: '', marked: markedRow(tree, subjects, arrived) })
  expect(view(cleared).current).toBe(multiple.id)
  expect(ids(cleared)).toContain('.sortConfig.multiple')
  expect(cleared.arrivals).toBe(2)
})

test('a full name typed into the API table marks its row and does not increase `arrivals`', () => {
  const state = after(typed('cell-click'))
  expect(view(state).current).toBe('table@cell-click')
  expect(state.arrivals).toBe(0)
  expect(view(after(typed('cell-click'), typed('cell-clic'))).current).toBeUndefined()
})
