import { expect, test } from 'vitest'
import { readKnownProblems, readReport } from './report.ts'
import { createSeededRandom } from './seeded-random.ts'

const report = { page: '/table/base/sort', language: 'zh', version: '3.8.6', build: 'a1b2', text: '排序失效' } as const

test('reading a report replaces control characters and drops empty and unknown fields', () => {
  expect(readReport({ ...report, text: ' a\r\nb\u0000\u001b[31m\ud800 ', edit: '', console: [], ip: 'x' })).toEqual({
    ...report,
    text: 'a\nb\uFFFD\uFFFD[31m\uFFFD'
  })
})

test('reading a random report returns an error or a report that is the same when read again', () => {
  const values = [undefined, null, '', ' ', 'zh', '/a', '__proto__', 1, NaN, [], ['a'], [1], {}, true, 'x'.repeat(3000)]
  const counts = { read: 0, refused: 0 }
  for (let seed = 1; seed <= 3000; seed += 1) {
    const pick = createSeededRandom(seed)
    const names = ['page', 'language', 'demo', 'version', 'build', 'text', 'edit', 'console']
    const changed = { ...report, [names[pick(names.length)]!]: values[pick(values.length)] }
    const result = readReport(pick(9) ? changed : values[pick(values.length)])
    if (typeof result === 'string') {
      counts.refused += 1
      continue
    }
    counts.read += 1
    expect(readReport(JSON.parse(JSON.stringify(result)))).toEqual(result)
  }
  expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(100)
})

test('readKnownProblems() rejects malformed responses', () => {
  const known = { id: 1, page: '/a', state: 'known', note: 'b' }
  expect(readKnownProblems({ known: [known] })).toEqual([known])
  for (const wrong of [
    null,
    [],
    {},
    { known: {} },
    { known: [{ ...known, state: 'new' }] },
    { known: [{ ...known, note: 1 }] }
  ])
    expect(readKnownProblems(wrong)).toBeUndefined()
})
