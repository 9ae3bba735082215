import { expect, test } from 'vitest'
import type { ConsoleLine } from '../console/console-lines.ts'
import { differentLines } from './different-lines.ts'

let ids = 0
const line = (text: string, level: ConsoleLine['level'] = 'log', count = 1): ConsoleLine => ({
  id: ids++,
  level,
  time: ids,
  count,
  parts: [{ kind: 'text', text }]
})
const texts = (lines: readonly ConsoleLine[]) => lines.map(({ parts }) => (parts[0] as { text: string }).text)

test('the comparison omits console lines of both versions, regardless of order and count', () => {
  const { left, right } = differentLines([line('a'), line('b', 'log', 3)], [line('b'), line('c')])
  expect([texts(left), texts(right)]).toEqual([['a'], ['c']])
})

test('in the comparison, console lines with the same text and another level differ', () => {
  const { left, right } = differentLines([line('a', 'warn')], [line('a', 'error')])
  expect([left.length, right.length]).toEqual([1, 1])
})

test('the comparison ignores name and version at the start of console lines', () => {
  const { left, right } = differentLines([line('[vxe table v3.8.6] x', 'warn')], [line('[table v3.21.6] x', 'warn')])
  expect([left, right]).toEqual([[], []])
})

test('the comparison compares objects in console lines by their content', () => {
  const object = (text: string): ConsoleLine => ({
    ...line(''),
    parts: [{ kind: 'object', label: '{}', entries: [['a', { kind: 'value', text }]], more: 0 }]
  })
  expect(differentLines([object('1')], [object('1')]).left).toEqual([])
  expect(differentLines([object('1')], [object('2')]).left).toHaveLength(1)
})
