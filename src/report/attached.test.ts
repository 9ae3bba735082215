import { expect, test } from 'vitest'
import { reportLimits } from '../../shared/report.ts'
import { shortDiff, shortLines } from './attached.ts'

test('a diff that is too long ends with a whole line and says so', () => {
  const change = { name: 'a.vue', before: '', after: '一行\n'.repeat(50) }
  expect(shortDiff([change], 1000)).not.toContain('…')
  const cut = shortDiff([change], 100)
  expect(cut.length).toBeLessThanOrEqual(100)
  expect(cut).toMatch(/\n\+一行\n…$/)
  expect(shortDiff([])).toBe('')
})

test('of the console the last lines are kept, none longer than a report takes', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `${index} ${'x'.repeat(index === 29 ? 1000 : 1)}`)
  const short = shortLines(lines)
  expect([short.length, short[0], short.at(-1)!.length]).toEqual([reportLimits.lines, '10 x', reportLimits.line])
  expect(short.at(-1)!.endsWith('x…')).toBe(true)
})
