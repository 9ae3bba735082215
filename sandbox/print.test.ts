import { describe, expect, test, vi } from 'vitest'
import { printValues } from './print.ts'

// Node.js has no DOM, so the globals that the code checks are stubs.
vi.stubGlobal('Node', WeakRef)
vi.stubGlobal('Element', WeakRef)
vi.stubGlobal('window', {})

const one = (value: unknown) => printValues([value])[0]
const textOf = (value: unknown) => {
  const printed = one(value)
  return printed && 'text' in printed ? printed.text : undefined
}
const sizeOf = (value: unknown) => JSON.stringify(printValues([value])).length

describe('printed console values', () => {
  test.each([
    [1, '1'],
    [-0, '-0'],
    [10n, '10n'],
    [null, 'null'],
    [undefined, 'undefined'],
    [true, 'true'],
    [Symbol('a'), 'Symbol(a)'],
    [/a/g, '/a/g'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [new Date(NaN), 'Invalid Date'],
    [function named() {}, 'ƒ named()'],
    [() => {}, 'ƒ (anonymous)()']
  ])('%s', (value, text) => expect(textOf(value)).toBe(text))

  test('a string is plain text at the top level and quoted inside an object', () => {
    expect(printValues(['a', ['b']])).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'object', label: 'Array(1)', entries: [['0', { kind: 'value', text: '"b"' }]], more: 0 }
    ])
  })

  test('an error is printed with its stack', () =>
    expect(textOf(new TypeError('here'))).toMatch(/^TypeError: here\n\s+at /))

  test('objects, maps, sets and instances have a label of their type', () => {
    class Point {
      x = 1
    }
    expect(one({ a: 1 })).toMatchObject({ label: '{}', entries: [['a', { text: '1' }]] })
    expect(one(new Map([['a', 1]]))).toMatchObject({ label: 'Map(1)', entries: [['"a"', { text: '1' }]] })
    expect(one(new Set(['a']))).toMatchObject({ label: 'Set(1)', entries: [['0', { text: '"a"' }]] })
    expect(one(new Point())).toMatchObject({ label: 'Point', entries: [['x', { text: '1' }]] })
    expect(one(Object.create(null))).toMatchObject({ label: '{}', entries: [] })
  })
})

describe('printed console format strings', () => {
  test.each([
    [['%s rows', 3], '3 rows'],
    [['%cgreen%c', 'color: green', ''], 'green'],
    [['100%% of %d', 2], '100% of 2'],
    [['%s and %s', 'a'], 'a and %s']
  ])('%j', (values, text) => expect(printValues(values)[0]).toEqual({ kind: 'text', text }))

  test('values without a specifier follow the formatted text', () =>
    expect(printValues(['%s', 'a', 1])).toHaveLength(2))
})

describe('printed hostile console values', () => {
  test('a getter that throws is printed as its error', () => {
    const printed = one({
      get a() {
        throw new Error('no')
      },
      b: 1
    })
    expect(printed).toMatchObject({
      entries: [
        ['a', { text: expect.stringContaining('no') }],
        ['b', { text: '1' }]
      ]
    })
  })

  test('a proxy that throws on every access is printed as unreadable', () => {
    const refuse = () => {
      throw new Error('no')
    }
    const proxy = new Proxy(
      {},
      { get: refuse, ownKeys: refuse, getPrototypeOf: refuse, has: refuse, getOwnPropertyDescriptor: refuse }
    )
    expect(one(proxy)).toEqual({ kind: 'value', text: '(cannot be read)' })
    expect(one({ proxy })).toMatchObject({ entries: [['proxy', { text: '(cannot be read)' }]] })
  })

  test('invalid toString, constructor and stack properties do not stop printing', () => {
    expect(
      one({
        toString: () => {
          throw new Error('no')
        },
        [Symbol.toPrimitive]: null
      })
    ).toMatchObject({ kind: 'object' })
    expect(one({ constructor: { name: { length: 9 } } })).toMatchObject({ label: '{}' })
    expect(one(Object.assign(() => {}, { toString: null }))).toMatchObject({ kind: 'value' })
    expect(one(Object.assign(new Error('x'), { stack: 7, message: { includes: null } }))).toMatchObject({
      kind: 'value'
    })
  })

  test('circular references are cut and marked', () => {
    const circular: Record<string, unknown> = { name: 'a' }
    circular.self = circular
    expect(one(circular)).toMatchObject({
      entries: [
        ['name', {}],
        ['self', { kind: 'value', text: '{} (circular)' }]
      ]
    })
  })
})

describe('limits of printed console values', () => {
  test('long texts are cut to 10,000 characters', () => expect(textOf(Symbol('x'.repeat(1e6)))).toHaveLength(10_001))
  test('long lists are cut and counted', () =>
    expect(one(Array.from({ length: 1000 }, (_, index) => index))).toMatchObject({ label: 'Array(1000)', more: 950 }))
  test('deeply nested objects are cut', () =>
    expect(sizeOf(Array.from({ length: 100 }).reduce(inner => ({ inner }), {}))).toBeLessThan(1000))
  test('objects with many nested keys are cut', () => {
    const wide = (depth: number): object =>
      Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`k${index}`, depth ? wide(depth - 1) : index]))
    expect(sizeOf(wide(2))).toBeLessThan(60_000)
  })
  test('lists of arguments are cut to 50', () =>
    expect(printValues(Array.from({ length: 1000 }, () => 1)).length).toBeLessThanOrEqual(50))
})
