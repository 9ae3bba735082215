import { expect, test } from 'vitest'
import { columnWidths, readHidden, toggleHidden, writeHidden } from './columns.ts'

test('hidden columns of the API table are read from storage, unknown names are ignored', () => {
  expect([...readHidden('type,default')]).toEqual(['type', 'default'])
  expect([...readHidden('name,<b>,type')]).toEqual(['type'])
  expect([...readHidden(null)]).toEqual([])
})

test('toggling a column of the API table twice hides and shows the column', () => {
  const hidden = toggleHidden(new Set(), 'type')
  expect(writeHidden(hidden)).toBe('type')
  expect(writeHidden(toggleHidden(hidden, 'type'))).toBeNull()
})

test('in the API table, the description column takes the remaining width, without that column the name', () => {
  expect(columnWidths(new Set())).toBe('29% minmax(0, 1fr) 21% 14%')
  expect(columnWidths(new Set(['description'] as const))).toBe('29% minmax(0, 1fr) 21% 14%')
  expect(columnWidths(new Set(['description', 'demos', 'default'] as const))).toBe('minmax(0, 1fr) 36%')
})
