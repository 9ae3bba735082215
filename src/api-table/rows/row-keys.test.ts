import { expect, test } from 'vitest'
import { tableSubject } from '../tree/fake-subject.ts'
import { effectOfKey } from './row-keys.ts'
import { apiTree } from '../tree/rows.ts'
import { visibleRows } from '../tree/visible-rows.ts'

const tree = apiTree(tableSubject)
const closed = visibleRows(tree, { toggled: new Map() })
const open = visibleRows(tree, { toggled: new Map([['table.sortConfig', true]]) })

test.each([
  ['ArrowDown', 'table.data', 'table.sortConfig'],
  ['ArrowUp', 'table.sortConfig', 'table.data'],
  ['Home', 'table#empty', 'table.data'],
  ['End', 'table.data', 'table()sort'],
  ['ArrowRight', 'table.sortConfig', 'table.sortConfig.defaultSort'],
  ['ArrowLeft', 'table.sortConfig.multiple', 'table.sortConfig'],
  ['ArrowDown', 'table.sortConfig.multiple', 'table.resizable']
])('in the API table, %s moves the focus from %s to %s', (key, from, to) => {
  expect(effectOfKey(open, from, key)).toEqual({ focus: to })
})

test('in the API table, ArrowRight expands a row, ArrowLeft collapses a row, Enter toggles a row', () => {
  const toggle = (isOpen: boolean) => ({ toggle: { id: 'table.sortConfig', open: isOpen } })
  expect(effectOfKey(closed, 'table.sortConfig', 'ArrowRight')).toEqual(toggle(true))
  expect(effectOfKey(open, 'table.sortConfig', 'ArrowLeft')).toEqual(toggle(false))
  expect(effectOfKey(closed, 'table.sortConfig', 'Enter')).toEqual(toggle(true))
  expect(effectOfKey(open, 'table.sortConfig', 'Enter')).toEqual(toggle(false))
})

test.each([
  ['ArrowUp', 'table.data'],
  ['ArrowDown', 'table()sort'],
  ['ArrowRight', 'table.data'],
  ['ArrowLeft', 'table.data'],
  ['Enter', 'table.data'],
  ['PageDown', 'table.data'],
  ['ArrowDown', 'table.unknown']
])('the API table does not handle %s on %s', (key, id) => {
  expect(effectOfKey(closed, id, key)).toBeUndefined()
})
