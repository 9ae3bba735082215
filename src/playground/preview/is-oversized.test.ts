import { expect, test } from 'vitest'
import { isOversized } from './is-oversized.ts'

const nested = (depth: number): object => {
  let value: object = {}
  for (let level = 0; level < depth; level += 1) value = { value }
  return value
}
const circular = () => {
  const value: { self?: object } = {}
  value.self = value
  return value
}

test.each<[string, unknown]>([
  ['a number', 1],
  ['nothing', undefined],
  ['a console line', { type: 'console', run: 1, parts: [{ kind: 'text', text: 'x'.repeat(10_000) }] }],
  ['a thousand entries', { parts: Array.from({ length: 1000 }, (_, index) => ['key', { text: `${index}` }]) }],
  ['a text of a million letters', 'x'.repeat(1_000_000)],
  ['a sparse list', Object.assign([], { length: 4_000_000_000 })]
])('%s is a message of the allowed size', (_, message) => expect(isOversized(message)).toBe(false))

test.each<[string, unknown]>([
  ['a buffer', new ArrayBuffer(1)],
  ['a nested typed array', { parts: [{ value: new Uint8Array(1) }] }],
  ['a map', new Map()],
  ['a port', { port: new MessageChannel().port1 }],
  ['a stream', [new ReadableStream()]],
  ['a file', new Blob(['x'])],
  ['a large integer', 1n],
  ['a text of three million letters', 'x'.repeat(3_000_000)],
  ['texts of three million letters', Array.from({ length: 3 }, () => 'x'.repeat(1_000_000))],
  ['a key of three million letters', { ['x'.repeat(3_000_000)]: 1 }],
  ['a million objects', Array.from({ length: 1_000_000 }, () => ({}))],
  ['a million keys', Object.fromEntries(Array.from({ length: 1_000_000 }, (_, index) => [index, 1]))],
  ['objects nested a hundred thousand levels deep', nested(100_000)],
  ['a circular object', circular()]
])('%s is an oversized message', (_, message) => expect(isOversized(message)).toBe(true))

test('an oversized list is not read to its end', () => {
  let reads = 0
  const list = new Proxy(Array.from({ length: 100_000 }), {
    get: (target, key) => {
      reads += 1
      return Reflect.get(target, key) as unknown
    }
  })
  expect(isOversized(list)).toBe(true)
  expect(reads).toBeLessThan(20_000)
})
