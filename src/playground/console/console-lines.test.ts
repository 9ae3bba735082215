import { expect, test } from 'vitest'
import type { PrintedValue } from '../../../sandbox/protocol.ts'
import type { ConsoleLine } from './console-lines.ts'
import { addLines, getLineGroup, consoleLimits, summarizeObject, formatTime, getValueKind } from './console-lines.ts'

const line = (text: string, other: Partial<ConsoleLine> = {}) => ({
  level: 'log' as const,
  time: 1,
  parts: [{ kind: 'text' as const, text }],
  ...other
})
const value = (text: string): PrintedValue => ({ kind: 'value', text })

test('a repeated console line is counted, a line with another position or level is added', () => {
  let lines = addLines([], [line('a')])
  lines = addLines(lines, [line('a', { time: 5 })])
  expect(lines).toMatchObject([{ id: 1, count: 2, time: 5 }])
  lines = addLines(lines, [line('a', { level: 'warn' })])
  lines = addLines(lines, [line('a', { level: 'warn', file: 'App.vue', line: 3 })])
  lines = addLines(lines, [line('a')])
  expect(lines.map(each => each.count)).toEqual([2, 1, 1, 1])
  expect(lines.map(each => each.id)).toEqual([1, 2, 3, 4])
})

test('the oldest console lines above the maximum are removed', () => {
  let lines: ConsoleLine[] = []
  for (let index = 0; index < consoleLimits.lines + 20; index += 1) lines = addLines(lines, [line(String(index))])
  expect(lines).toHaveLength(consoleLimits.lines)
  expect(lines.at(-1)!.parts).toEqual([{ kind: 'text', text: String(consoleLimits.lines + 19) }])
})

test('the total length of console lines is limited, including texts inside objects', () => {
  const object: PrintedValue = { kind: 'object', label: 'x', entries: [['key', value('y'.repeat(9000))]], more: 0 }
  const lines = addLines(
    [],
    Array.from({ length: 300 }, (_, index) => line(`${index}`, { parts: [object, value(String(index))] }))
  )
  expect(lines.length).toBeLessThanOrEqual(consoleLimits.letters / 9000)
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.at(-1)!.id).toBe(300)
})

test('console lines of the levels info and debug are grouped with log', () => {
  expect((['error', 'warn', 'log', 'info', 'debug'] as const).map(getLineGroup)).toEqual([
    'error',
    'warn',
    'log',
    'log',
    'log'
  ])
})

test('the time of a console line has two digits each for hours, minutes and seconds', () => {
  expect(formatTime(new Date(2024, 0, 1, 9, 5, 7).getTime())).toBe('09:05:07')
})

test.each([
  [
    {
      kind: 'object',
      label: 'Array(2)',
      entries: [
        ['0', value('"role asc"')],
        ['1', value('"age desc"')]
      ],
      more: 0
    },
    '(2) ["role asc", "age desc"]'
  ],
  [
    {
      kind: 'object',
      label: '{}',
      entries: [
        ['a', value('1')],
        ['b', { kind: 'object', label: '{}', entries: [['c', value('1')]], more: 0 }]
      ],
      more: 0
    },
    '{a: 1, b: {…}}'
  ],
  [{ kind: 'object', label: '{}', entries: [], more: 0 }, '{}'],
  [{ kind: 'object', label: 'Map(60)', entries: [['a', value('1')]], more: 59 }, 'Map(60) {a: 1, …}'],
  [
    {
      kind: 'object',
      label: 'Point',
      entries: [['x', { kind: 'object', label: 'Array(3)', entries: [], more: 3 }]],
      more: 0
    },
    'Point {x: Array(3)}'
  ],
  [
    {
      kind: 'object',
      label: '{}',
      entries: [
        ['a', value('"'.padEnd(300, 'x'))],
        ['b', value('1'.repeat(39))],
        ['c', value('2')]
      ],
      more: 0
    },
    `{a: "${'x'.repeat(38)}…, …}`
  ]
] as [Extract<PrintedValue, { kind: 'object' }>, string][])(
  'a collapsed object in the console shows a summary of its entries (%#)',
  (printed, text) => {
    expect(summarizeObject(printed)).toBe(text)
  }
)

test.each([
  ['"a"', 'str'],
  ['12', 'num'],
  ['-0', 'num'],
  ['NaN', 'num'],
  ['2024-01-02T00:00:00.000Z', undefined],
  ['true', 'key'],
  ['null', 'key'],
  ['ƒ go()', undefined]
])('the console colors %s as %s', (text, kind) => {
  expect(getValueKind(text)).toBe(kind)
})
