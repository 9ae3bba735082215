import { expect, test } from 'vitest'
import { reportLimits } from '../../shared/report.ts'
import { shortenDiff, shortenLines } from './shorten-attachments.ts'

test('a diff in a report is cut after a whole line and ends with an ellipsis if the diff exceeds the limit', () => {
  const change = { name: 'a.vue', before: '', after: '一行\n'.repeat(50) }
  expect(shortenDiff([change], 1000)).not.toContain('…')
  const cut = shortenDiff([change], 100)
  expect(cut.length).toBeLessThanOrEqual(100)
  expect(cut).toMatch(/\n\+一行\n…$/)
  expect(shortenDiff([])).toBe('')
})

test('a report contains the last console lines, each cut to the line limit', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `${index} ${'x'.repeat(index === 29 ? 1000 : 1)}`)
  const short = shortenLines(lines)
  expect([short.length, short[0], short.at(-1)!.length]).toEqual([reportLimits.lines, '10 x', reportLimits.line])
  expect(short.at(-1)!.endsWith('x…')).toBe(true)
})
