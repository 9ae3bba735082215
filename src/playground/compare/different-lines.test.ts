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

test('what both sides say is left out, whenever and however often they say it', () => {
  const { left, right } = differentLines([line('a'), line('b', 'log', 3)], [line('b'), line('c')])
  expect([texts(left), texts(right)]).toEqual([['a'], ['c']])
})

test('the same words at another level are a difference', () => {
  const { left, right } = differentLines([line('a', 'warn')], [line('a', 'error')])
  expect([left.length, right.length]).toEqual([1, 1])
})

test('the name and version with which the library begins do not count', () => {
  const { left, right } = differentLines([line('[vxe table v3.8.6] x', 'warn')], [line('[table v3.21.6] x', 'warn')])
  expect([left, right]).toEqual([[], []])
})

test('objects are compared by what they hold', () => {
  const object = (text: string): ConsoleLine => ({
    ...line(''),
    parts: [{ kind: 'object', label: '{}', entries: [['a', { kind: 'value', text }]], more: 0 }]
  })
  expect(differentLines([object('1')], [object('1')]).left).toEqual([])
  expect(differentLines([object('1')], [object('2')]).left).toHaveLength(1)
})
