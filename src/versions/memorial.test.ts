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

test('a memorial day is grey, at any hour, and the next visit knows', () => {
  expect(visit('2024-04-04 00:00:00')).toEqual({ classes: new Set(['memorial', 'other']), stored: 'true' })
  expect(visit('2025-04-04 23:59:59').stored).toBe('true')
})

test('any other day takes both away', () => {
  visit('2024-04-04 12:00:00')
  expect(visit('2024-04-05 00:00:00')).toEqual({ classes: new Set(['other']), stored: null })
})
