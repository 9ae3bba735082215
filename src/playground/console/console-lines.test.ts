import { expect, test } from 'vitest'
import type { Printed } from '../../../sandbox/protocol.ts'
import type { ConsoleLine } from './console-lines.ts'
import { addLines, groupOf, most, preview, timeText, valueKind } from './console-lines.ts'

const line = (text: string, other: Partial<ConsoleLine> = {}) => ({
  level: 'log' as const,
  time: 1,
  parts: [{ kind: 'text' as const, text }],
  ...other
})
const value = (text: string): Printed => ({ kind: 'value', text })

test('a line that comes again is counted, one of another place or level is not', () => {
  let lines = addLines([], [line('a')])
  lines = addLines(lines, [line('a', { time: 5 })])
  expect(lines).toMatchObject([{ id: 1, count: 2, time: 5 }])
  lines = addLines(lines, [line('a', { level: 'warn' })])
  lines = addLines(lines, [line('a', { level: 'warn', file: 'App.vue', line: 3 })])
  lines = addLines(lines, [line('a')])
  expect(lines.map(each => each.count)).toEqual([2, 1, 1, 1])
  expect(lines.map(each => each.id)).toEqual([1, 2, 3, 4])
})

test('the oldest lines make room', () => {
  let lines: ConsoleLine[] = []
  for (let index = 0; index < most.lines + 20; index += 1) lines = addLines(lines, [line(String(index))])
  expect(lines).toHaveLength(most.lines)
  expect(lines.at(-1)!.parts).toEqual([{ kind: 'text', text: String(most.lines + 19) }])
})

test('the letters of all lines are limited, whatever they are part of', () => {
  const object: Printed = { kind: 'object', label: 'x', entries: [['key', value('y'.repeat(9000))]], more: 0 }
  const lines = addLines(
    [],
    Array.from({ length: 300 }, (_, index) => line(`${index}`, { parts: [object, value(String(index))] }))
  )
  expect(lines.length).toBeLessThanOrEqual(most.letters / 9000)
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.at(-1)!.id).toBe(300)
})

test('info and debug are logs', () => {
  expect((['error', 'warn', 'log', 'info', 'debug'] as const).map(groupOf)).toEqual([
    'error',
    'warn',
    'log',
    'log',
    'log'
  ])
})

test('the time has two digits each', () => {
  expect(timeText(new Date(2024, 0, 1, 9, 5, 7).getTime())).toBe('09:05:07')
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
] as [Extract<Printed, { kind: 'object' }>, string][])('a closed object says what is in it (%#)', (printed, text) => {
  expect(preview(printed)).toBe(text)
})

test.each([
  ['"a"', 'str'],
  ['12', 'num'],
  ['-0', 'num'],
  ['NaN', 'num'],
  ['2024-01-02T00:00:00.000Z', undefined],
  ['true', 'key'],
  ['null', 'key'],
  ['ƒ go()', undefined]
])('%s is coloured as %s', (text, kind) => {
  expect(valueKind(text)).toBe(kind)
})
