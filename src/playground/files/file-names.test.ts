import { expect, test } from 'vitest'
import { limits } from '../../../shared/project-code.ts'
import { nameProblem, newName, tabAfter, tidyName } from './file-names.ts'

const files = [
  { name: 'App.vue', text: '' },
  { name: '_shared/people.ts', text: '' }
]

test.each([
  ['data.ts', undefined],
  [' ./data.ts ', undefined],
  ['@/_shared/dates.ts', undefined],
  ['sub/sub/part.vue', undefined],
  ['', 'empty'],
  ['   ', 'empty'],
  ['./', 'empty'],
  ['data', 'ending'],
  ['data.tsx', 'ending'],
  ['page.html', 'ending'],
  ['数据.ts', 'characters'],
  ['my data.ts', 'characters'],
  ['.hidden.ts', 'dot'],
  ['../up.ts', 'dot'],
  ['a/...vue', 'dot'],
  ['a/.b.ts', 'dot'],
  ['con.ts', 'device'],
  ['a/Nul.d.ts', 'device'],
  ['lpt1/a.ts', 'device'],
  ['console.ts', undefined],
  ['a.b/c.ts', 'characters'],
  ['a//b.ts', 'characters'],
  ['a\\b.ts', 'characters'],
  ['数据', 'characters'],
  [`${'a'.repeat(100)}.ts`, 'long'],
  ['app.VUE', 'ending'],
  ['app.vue', 'taken'],
  ['@/_shared/people.ts', 'taken']
])('a new file called "%s": %s', (name, problem) => {
  expect(nameProblem(name, files)).toBe(problem)
})

test('a file may keep its name or change its case, and may be renamed in a full project', () => {
  const full = Array.from({ length: limits.files }, (_, index) => ({ name: `f${index}.ts`, text: '' }))
  expect(nameProblem('App.vue', files, 'App.vue')).toBeUndefined()
  expect(nameProblem('app.vue', files, 'App.vue')).toBeUndefined()
  expect(nameProblem('g.ts', full)).toBe('many')
  expect(nameProblem('g.ts', full, 'f0.ts')).toBeUndefined()
})

test('a new file gets a name that is free', () => {
  expect(newName(files, 'ts')).toBe('file.ts')
  expect(newName([...files, { name: 'File.ts', text: '' }, { name: 'file-2.ts', text: '' }], 'ts')).toBe('file-3.ts')
  expect(tidyName('./@/a.ts')).toBe('a.ts')
})

test.each([
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined]
])('%s leads from tab %i to %j', (key, at, to) => {
  expect(tabAfter(key, at, 3)).toBe(to)
})
