import { expect, test } from 'vitest'
import { evaluate, unreadable } from './modules.ts'
import { placeOf, placeOfEvent } from './place.ts'

const thrownBy = (code: string, name = 'App.vue', before: { name: string; code: string }[] = []): unknown => {
  try {
    evaluate([...before, { name, code }], {})
  } catch (error) {
    return error
  }
  return undefined
}

test('an error is placed in its file and line', () => {
  expect(placeOf(thrownBy("throw new Error('a')", '_shared/people.ts'))).toEqual({ file: '_shared/people.ts', line: 1 })
  expect(placeOf(thrownBy('\n\nconst a = null\na.b()'))).toEqual({ file: 'App.vue', line: 4 })
})

test('the innermost line of a reader counts', () => {
  const a = { name: 'a.ts', code: "exports.run = () => {\n  throw new Error('a')\n}" }
  expect(placeOf(thrownBy("require('a.ts').run()", 'App.vue', [a]))).toEqual({ file: 'a.ts', line: 2 })
})

test('a template is known by its file', () => {
  const code = 'new Function("with(this){return a.b}\\n//# sourceURL=playground/App.vue?template").call({ a: null })'
  expect(placeOf(thrownBy(code))).toEqual({ file: 'App.vue' })
})

test.each([new Error('x'), 'text', undefined, { stack: 'at playground/App.vue:1:1' }])(
  'what was not thrown there has no place',
  thrown => {
    expect(placeOf(thrown)).toEqual({})
  }
)

test('code that is no JavaScript is placed by the report of the browser', () => {
  const error = thrownBy('\nconst a = 1\nconst a = 2', 'a.ts') as Error
  expect(unreadable.get(error)).toBe('a.ts')
  const head = 2
  expect(
    placeOfEvent({ error, filename: 'http://localhost/v3.8/sandbox/index.html', lineno: head + 3 } as ErrorEvent)
  ).toEqual({ file: 'a.ts', line: 3 })
})

test('an event without an error is placed by its address', () => {
  expect(placeOfEvent({ error: undefined, filename: 'playground/App.vue', lineno: 5 } as ErrorEvent)).toEqual({
    file: 'App.vue',
    line: 3
  })
  expect(placeOfEvent({ error: undefined, filename: 'sandbox/frame.js', lineno: 5 } as ErrorEvent)).toEqual({})
})
