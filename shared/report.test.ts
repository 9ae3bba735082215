import { expect, test } from 'vitest'
import { readKnown, readReport } from './report.ts'
import { seeded } from './seeded.ts'

const report = { page: '/table/base/sort', language: 'zh', version: '3.8.6', build: 'a1b2', text: '排序失效' } as const

test('what no terminal should get is taken out, and what says nothing is left out', () => {
  expect(readReport({ ...report, text: ' a\r\nb\u0000\u001b[31m\ud800 ', edit: '', console: [], ip: 'x' })).toEqual({
    ...report,
    text: 'a\nb\uFFFD\uFFFD[31m\uFFFD'
  })
})

test('whatever comes is a report of the right form or none, and reading it again changes nothing', () => {
  const values = [undefined, null, '', ' ', 'zh', '/a', '__proto__', 1, NaN, [], ['a'], [1], {}, true, 'x'.repeat(3000)]
  const counts = { read: 0, refused: 0 }
  for (let seed = 1; seed <= 3000; seed += 1) {
    const pick = seeded(seed)
    const names = ['page', 'language', 'demo', 'version', 'build', 'text', 'edit', 'console']
    const changed = { ...report, [names[pick(names.length)]!]: values[pick(values.length)] }
    const found = readReport(pick(9) ? changed : values[pick(values.length)])
    if (typeof found === 'string') {
      counts.refused += 1
      continue
    }
    counts.read += 1
    expect(readReport(JSON.parse(JSON.stringify(found)))).toEqual(found)
  }
  expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(100)
})

test('an answer of another form is no list of known problems', () => {
  const known = { id: 1, page: '/a', state: 'known', note: 'b' }
  expect(readKnown({ known: [known] })).toEqual([known])
  for (const wrong of [
    null,
    [],
    {},
    { known: {} },
    { known: [{ ...known, state: 'new' }] },
    { known: [{ ...known, note: 1 }] }
  ])
    expect(readKnown(wrong)).toBeUndefined()
})
