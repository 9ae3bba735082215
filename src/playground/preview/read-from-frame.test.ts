import { describe, expect, test } from 'vitest'
import { readFromFrame } from './read-from-frame.ts'

const run = 1
const value = (text: string) => ({ kind: 'value', text })
const line = (parts: unknown) => ({ type: 'console', run, level: 'log', parts })
const partsOf = (parts: unknown) => {
  const message = readFromFrame(line(parts))
  return message?.type === 'console' ? message.parts : undefined
}

describe('messages of the preview frame', () => {
  test.each([
    { type: 'ready' },
    { type: 'rendered', run },
    { type: 'failed', run },
    { type: 'error', run, error: { kind: 'promise', message: 'x', file: '_shared/people.ts', line: 3 } },
    {
      type: 'console',
      run,
      level: 'warn',
      parts: [
        { kind: 'text', text: 'a' },
        value('1'),
        { kind: 'object', label: '{}', entries: [['a', value('1')]], more: 2 }
      ]
    },
    { type: 'height', height: 384 },
    { type: 'scroll', scroller: 1, left: 0, top: 1200 },
    { type: 'pong', ping: 7 }
  ])('a valid $type message is read unchanged', message =>
    expect(readFromFrame(structuredClone(message))).toEqual(message)
  )

  test.each([
    undefined,
    null,
    1,
    'ready',
    [],
    {},
    { type: 'constructor' },
    { type: '__proto__' },
    { type: 'toString' },
    { type: ['ready'] },
    { type: 'run', run }
  ])('%j is rejected', input => {
    expect(readFromFrame(input)).toBeUndefined()
  })

  test.each([
    { type: 'rendered' },
    { type: 'rendered', run: '1' },
    { type: 'rendered', run: -1 },
    { type: 'rendered', run: 1.5 },
    { type: 'height', height: Infinity },
    { type: 'scroll', scroller: 1, left: 0 },
    { type: 'scroll', scroller: -1, left: 0, top: 0 },
    { type: 'scroll', scroller: 0, left: 0.5, top: 0 },
    { type: 'scroll', scroller: 0, left: 0, top: '1' },
    { type: 'height', height: 1e9 },
    { type: 'pong', ping: NaN }
  ])('%j is rejected because of an invalid number', input => {
    expect(readFromFrame(input)).toBeUndefined()
  })
})

describe('hostile messages of the preview frame', () => {
  test('with inherited properties are rejected', () => {
    expect(readFromFrame(Object.create({ type: 'ready' }))).toBeUndefined()
    expect(readFromFrame(Object.assign(Object.create({ run: 1 }), { type: 'rendered' }))).toBeUndefined()
  })

  test('lose unknown properties and change no prototype', () => {
    const message = JSON.parse(
      '{"type":"console","run":1,"level":"log","parts":[{"kind":"object","label":"x","entries":[["__proto__",{"kind":"value","text":"1"}]],"more":0,"__proto__":{"polluted":1}}],"__proto__":{"polluted":1},"extra":1}'
    )
    const read = readFromFrame(message)
    expect(Object.keys(read ?? {})).toEqual(['type', 'run', 'level', 'parts'])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('with an error kind reserved for the page are read as runtime errors', () => {
    const message = readFromFrame({ type: 'error', run, error: { kind: 'loop', message: 'x' } })
    expect(message).toEqual({ type: 'error', run, error: { kind: 'runtime', message: 'x' } })
  })

  test.each(['../../etc/passwd', '/App.vue', 'App.exe', '.env', `${'a'.repeat(300)}.ts`, 7])(
    'lose the invalid file name %s and an invalid position',
    file => {
      expect(
        readFromFrame({ type: 'error', run, error: { kind: 'runtime', message: 'x', file, line: 0, column: 1e12 } })
      ).toEqual({ type: 'error', run, error: { kind: 'runtime', message: 'x' } })
    }
  )

  test('with long texts, long lists or deep trees are cut', () => {
    const deep = Array.from({ length: 100 }).reduce<unknown>(
      inner => ({ kind: 'object', label: 'x', entries: [['a', inner]], more: 0 }),
      value('end')
    )
    expect(JSON.stringify(partsOf([value('x'.repeat(1e6))])).length).toBeLessThan(11_000)
    expect(partsOf(Array.from({ length: 1000 }, () => value('x')))).toHaveLength(50)
    expect(JSON.stringify(partsOf([deep])).length).toBeLessThan(1000)
    const wide = {
      kind: 'object',
      label: 'x',
      entries: Array.from({ length: 50 }, () => [
        'a',
        {
          kind: 'object',
          label: 'x',
          entries: Array.from({ length: 50 }, () => [
            'b',
            { kind: 'object', label: 'x', entries: [['c', value('1')]], more: 0 }
          ]),
          more: 0
        }
      ]),
      more: 0
    }
    expect(JSON.stringify(partsOf(Array.from({ length: 50 }, () => wide))).length).toBeLessThan(400_000)
  })

  test.each([null, 'parts', { length: 3 }, [null, 1, 'x', [], {}]])(
    'with the invalid parts %j get empty parts instead',
    parts => {
      for (const part of partsOf(parts) ?? []) expect(part).toEqual({ kind: 'value', text: '' })
    }
  )
})
