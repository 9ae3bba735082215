import { afterEach, expect, test, vi } from 'vitest'
import { readStored } from '../storage.ts'
import { showMemorial } from './memorial.ts'

afterEach(() => vi.unstubAllGlobals())

function visit(serverTime: string): { classes: Set<string>; stored: string | null } {
  const classes = new Set(['memorial', 'other'])
  vi.stubGlobal('document', {
    body: { classList: { toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)) } }
  })
  showMemorial(serverTime)
  return { classes, stored: readStored('memorial') }
}

test('on a memorial day, the page gets the class `memorial` and the flag is stored, at any hour', () => {
  expect(visit('2024-04-04 00:00:00')).toEqual({ classes: new Set(['memorial', 'other']), stored: 'true' })
  expect(visit('2025-04-04 23:59:59').stored).toBe('true')
})

test('on any other day, the class `memorial` and the stored flag are removed', () => {
  visit('2024-04-04 12:00:00')
  expect(visit('2024-04-05 00:00:00')).toEqual({ classes: new Set(['other']), stored: null })
})
