import { expect, test } from 'vitest'
import { columnWidths, readHidden, toggled, writeHidden } from './columns.ts'

test('hidden columns are read as they were kept, and nothing else is', () => {
  expect([...readHidden('type,default')]).toEqual(['type', 'default'])
  expect([...readHidden('name,<b>,type')]).toEqual(['type'])
  expect([...readHidden(null)]).toEqual([])
})

test('a column is hidden and shown again', () => {
  const hidden = toggled(new Set(), 'type')
  expect(writeHidden(hidden)).toBe('type')
  expect(writeHidden(toggled(hidden, 'type'))).toBeNull()
})

test('what is left of the width goes to the description, without it to the name', () => {
  expect(columnWidths(new Set())).toBe('29% minmax(0, 1fr) 21% 14%')
  expect(columnWidths(new Set(['description'] as const))).toBe('29% minmax(0, 1fr) 21% 14%')
  expect(columnWidths(new Set(['description', 'demos', 'default'] as const))).toBe('minmax(0, 1fr) 36%')
})
