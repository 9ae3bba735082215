import { expect, test } from 'vitest'
import type { CaseResult } from './run-case.ts'
import { formatResults } from './write-results.ts'

const unanswered = (reason: string): CaseResult => ({ status: 'unanswered', reason })

test('the file has one line per case and joins neighbouring releases with the same reason', () => {
  const results = new Map<string, CaseResult[]>([
    ['b', [unanswered('none'), unanswered('none'), { status: 'failed', failed: ['x'] }, unanswered('none')]],
    ['a', Array.from({ length: 4 }, (): CaseResult => ({ status: 'passed', failed: [] }))]
  ])
  const text = formatResults('2026-12-01', ['3.0.0', '3.1.0', '3.8.6', '3.9.0'], results)
  expect(JSON.parse(text)).toEqual({
    renewed: '2026-12-01',
    releases: ['3.0.0', '3.1.0', '3.8.6', '3.9.0'],
    cases: { a: 'pppp', b: 'nnfn' },
    unanswered: {
      b: [
        ['none', '3.0.0', '3.1.0'],
        ['none', '3.9.0', '3.9.0']
      ]
    }
  })
  expect(text.split('\n').filter(line => /^"[ab]":/.test(line))).toHaveLength(3)
})
