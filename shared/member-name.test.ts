import { expect, test } from 'vitest'
import { formatMemberName } from './member-name.ts'

test('formatMemberName() writes the name of a member as in templates or scripts', () => {
  expect(formatMemberName('table.sortConfig.defaultSort')).toBe('sort-config.defaultSort')
  expect(formatMemberName('table@cell-click')).toBe('cell-click')
  expect(formatMemberName('table#empty')).toBe('#empty')
  expect(formatMemberName('table()setCurrentRow')).toBe('setCurrentRow()')
  expect(formatMemberName('form-item.itemRender')).toBe('item-render')
  expect(formatMemberName('setConfig.table.rowConfig')).toBe('table.rowConfig')
})
