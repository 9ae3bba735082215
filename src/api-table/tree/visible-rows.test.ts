import { expect, test } from 'vitest'
import type { ApiChange, ApiState } from '../state/api-state.ts'
import { changeState, emptyState } from '../state/api-state.ts'
import { arrival, markedRow } from '../state/arrival.ts'
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

test('rows are closed until the reader opens them', () => {
  expect(ids(emptyState)).toEqual(['.data', '.sortConfig', '.resizable', '@cell-click', '#empty', '()sort'])
  expect(ids(after({ type: 'toggled', id: config.id, open: true }))).toContain('.sortConfig.multiple')
})

test('all rows open and close at once, and a single one after that', () => {
  expect(ids(after({ type: 'every', open: true }))).toHaveLength(10)
  expect(ids(after({ type: 'every', open: true }, { type: 'toggled', id: config.id, open: false }))).toHaveLength(8)
  expect(ids(after({ type: 'every', open: true }, { type: 'every', open: false }))).toHaveLength(6)
})

test('a search shows what matches and the way to it', () => {
  expect(ids(after(typed('multiple')))).toEqual(['.sortConfig', '.sortConfig.multiple'])
})

test('a matching object shows its own row, and all of it when it is named in full', () => {
  expect(ids(after(typed('TableSort')))).toEqual(['.sortConfig'])
  expect(ids(after(typed('sort-config')))).toEqual(['.sortConfig', '.sortConfig.defaultSort', '.sortConfig.multiple'])
})

test('the reader opens the rest of a found object, until the query changes', () => {
  const open: ApiChange = { type: 'toggled', id: config.id, open: true }
  expect(ids(after(typed('multiple'), open))).toEqual([
    '.sortConfig',
    '.sortConfig.defaultSort',
    '.sortConfig.multiple'
  ])
  expect(ids(after(typed('multiple'), open, typed('multipl')))).toEqual(['.sortConfig', '.sortConfig.multiple'])
})

test('what was open before a search is open after it', () => {
  expect(ids(after({ type: 'every', open: true }, typed('multiple'), typed('')))).toHaveLength(10)
})

test('counts are those of members, whatever kind is chosen', () => {
  const { counts } = view(after(typed('sort'), { type: 'kind', kind: 'method' }))
  expect(counts).toEqual({
    prop: { found: 1, total: 3 },
    event: { found: 0, total: 1 },
    slot: { found: 0, total: 1 },
    method: { found: 1, total: 1 }
  })
  expect(totalFound(counts)).toBe(2)
})

test('a kind leaves its own group', () => {
  expect(ids(after({ type: 'kind', kind: 'event' }))).toEqual(['@cell-click'])
})

test('rows know their place among their siblings and whether something is in them', () => {
  const rows = view(after({ type: 'toggled', id: config.id, open: true })).groups[0]!.rows
  expect(rows.map(({ position, size, open }) => [position, size, open])).toEqual([
    [1, 3, undefined],
    [2, 3, true],
    [1, 2, undefined],
    [2, 2, undefined],
    [3, 3, undefined]
  ])
})

test('an address fills the field, marks the row and asks for it to be shown', () => {
  const state = changeState(emptyState, arrival(tree, subjects, { filterName: 'table.sortConfig.multiple' }))
  expect(state).toMatchObject({ query: 'sort-config.multiple', pinned: multiple.id, arrivals: 1 })
  expect(view(state).current).toBe(multiple.id)
})

test('a word that also names something is searched as it was written', () => {
  expect(arrival(tree, subjects, { filterName: 'sort' })).toMatchObject({ query: 'sort' })
  expect(arrival(tree, subjects, { filterName: '()sort' })).toMatchObject({ query: 'sort()' })
  expect(arrival(tree, subjects, { q: 'sort rows', kind: 'slot' })).toMatchObject({
    query: 'sort rows',
    kind: 'slot',
    row: undefined
  })
})

test('a kind that would hide the row, or that the subject has not, is dropped', () => {
  expect(
    changeState(emptyState, arrival(tree, subjects, { filterName: 'sort-config', kind: 'event' })).kind
  ).toBeUndefined()
  expect(arrival(apiTree({ ...tableSubject, members: [] }), subjects, { kind: 'event' })).toMatchObject({
    kind: undefined
  })
})

test('a cleared field shows everything, with the marked row open and to be shown', () => {
  const arrived = changeState(emptyState, arrival(tree, subjects, { filterName: 'sortConfig.multiple' }))
  const cleared = changeState(arrived, { type: 'typed', query: '', marked: markedRow(tree, subjects, arrived) })
  expect(view(cleared).current).toBe(multiple.id)
  expect(ids(cleared)).toContain('.sortConfig.multiple')
  expect(cleared.arrivals).toBe(2)
})

test('a name typed in full marks its row without moving the page', () => {
  const state = after(typed('cell-click'))
  expect(view(state).current).toBe('table@cell-click')
  expect(state.arrivals).toBe(0)
  expect(view(after(typed('cell-click'), typed('cell-clic'))).current).toBeUndefined()
})
