import { expect, test } from 'vitest'
import { evaluateModules, moduleNamesBySyntaxError } from './modules.ts'
import { getErrorPosition, getEventPosition } from './error-position.ts'

const thrownBy = (code: string, name = 'App.vue', before: { name: string; code: string }[] = []): unknown => {
  try {
    evaluateModules([...before, { name, code }], {})
  } catch (error) {
    return error
  }
  return undefined
}

test('the position of an error in the playground is its file and line', () => {
  expect(getErrorPosition(thrownBy("throw new Error('a')", '_shared/people.ts'))).toEqual({
    file: '_shared/people.ts',
    line: 1
  })
  expect(getErrorPosition(thrownBy('\n\nconst a = null\na.b()'))).toEqual({ file: 'App.vue', line: 4 })
})

test('the position of an error in the playground is the innermost stack line of project code', () => {
  const a = { name: 'a.ts', code: "exports.run = () => {\n  throw new Error('a')\n}" }
  expect(getErrorPosition(thrownBy("require('a.ts').run()", 'App.vue', [a]))).toEqual({ file: 'a.ts', line: 2 })
})

test('an error in a compiled template of the playground has a file but no line', () => {
  const code = 'new Function("with(this){return a.b}\\n//# sourceURL=playground/App.vue?template").call({ a: null })'
  expect(getErrorPosition(thrownBy(code))).toEqual({ file: 'App.vue' })
})

test.each([new Error('x'), 'text', undefined, { stack: 'at playground/App.vue:1:1' }])(
  'an error from outside of the project code has no position',
  thrown => {
    expect(getErrorPosition(thrown)).toEqual({})
  }
)

test('a syntax error in the playground gets its line from the error event of the browser', () => {
  const error = thrownBy('\nconst a = 1\nconst a = 2', 'a.ts') as Error
  expect(moduleNamesBySyntaxError.get(error)).toBe('a.ts')
  const head = 2
  expect(
    getEventPosition({ error, filename: 'http://localhost/v3.8/sandbox/index.html', lineno: head + 3 } as ErrorEvent)
  ).toEqual({ file: 'a.ts', line: 3 })
})

test('the position of an ErrorEvent without an error object comes from its filename and line, and is empty for a file of the sandbox', () => {
  expect(getEventPosition({ error: undefined, filename: 'playground/App.vue', lineno: 5 } as ErrorEvent)).toEqual({
    file: 'App.vue',
    line: 3
  })
  expect(getEventPosition({ error: undefined, filename: 'sandbox/frame.js', lineno: 5 } as ErrorEvent)).toEqual({})
})
