import { expect, test } from 'vitest'
import { memberName } from './member-name.ts'

test('members are written as they stand in a template or in code', () => {
  expect(memberName('table.sortConfig.defaultSort')).toBe('sort-config.defaultSort')
  expect(memberName('table@cell-click')).toBe('cell-click')
  expect(memberName('table#empty')).toBe('#empty')
  expect(memberName('table()setCurrentRow')).toBe('setCurrentRow()')
  expect(memberName('form-item.itemRender')).toBe('item-render')
  expect(memberName('setConfig.table.rowConfig')).toBe('table.rowConfig')
})
