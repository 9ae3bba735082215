import { expect, test } from 'vitest'
import { projectLimits } from '../../../shared/project-code.ts'
import { getNameProblem, getUnusedName, getNextTab, normalizeName } from './file-names.ts'

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
])('a new file named "%s" has the problem %s', (name, problem) => {
  expect(getNameProblem(name, files)).toBe(problem)
})

test('renaming a file may keep its name or change its case, also in a full project', () => {
  const full = Array.from({ length: projectLimits.files }, (_, index) => ({ name: `f${index}.ts`, text: '' }))
  expect(getNameProblem('App.vue', files, 'App.vue')).toBeUndefined()
  expect(getNameProblem('app.vue', files, 'App.vue')).toBeUndefined()
  expect(getNameProblem('g.ts', full)).toBe('many')
  expect(getNameProblem('g.ts', full, 'f0.ts')).toBeUndefined()
})

test('a new file gets an unused name, and names are normalized without `./` and `@/`', () => {
  expect(getUnusedName(files, 'ts')).toBe('file.ts')
  expect(getUnusedName([...files, { name: 'File.ts', text: '' }, { name: 'file-2.ts', text: '' }], 'ts')).toBe(
    'file-3.ts'
  )
  expect(normalizeName('./@/a.ts')).toBe('a.ts')
})

test.each([
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined]
])('the key %s moves the focus from file tab %i to %j', (key, at, to) => {
  expect(getNextTab(key, at, 3)).toBe(to)
})
