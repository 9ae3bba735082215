import { expect, test } from 'vitest'
import { tableSubject } from '../tree/fake-subject.ts'
import { moveByKey } from './row-keys.ts'
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
])('%s goes from %s to %s', (key, from, to) => {
  expect(moveByKey(open, from, key)).toEqual({ focus: to })
})

test('the key to the right opens, the key to the left closes, Enter does both', () => {
  const toggle = (isOpen: boolean) => ({ toggle: { id: 'table.sortConfig', open: isOpen } })
  expect(moveByKey(closed, 'table.sortConfig', 'ArrowRight')).toEqual(toggle(true))
  expect(moveByKey(open, 'table.sortConfig', 'ArrowLeft')).toEqual(toggle(false))
  expect(moveByKey(closed, 'table.sortConfig', 'Enter')).toEqual(toggle(true))
  expect(moveByKey(open, 'table.sortConfig', 'Enter')).toEqual(toggle(false))
})

test.each([
  ['ArrowUp', 'table.data'],
  ['ArrowDown', 'table()sort'],
  ['ArrowRight', 'table.data'],
  ['ArrowLeft', 'table.data'],
  ['Enter', 'table.data'],
  ['PageDown', 'table.data'],
  ['ArrowDown', 'table.unknown']
])('%s on %s is left to the browser', (key, id) => {
  expect(moveByKey(closed, id, key)).toBeUndefined()
})
