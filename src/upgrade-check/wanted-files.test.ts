import { expect, test } from 'vitest'
import { isWanted, safeName, withoutCommonFolder } from './wanted-files.ts'

test.each([
  ['app/src/a.vue', 'app/src/a.vue'],
  ['/app//a.vue', 'app/a.vue'],
  ['app\\src\\a.vue', 'app/src/a.vue'],
  ['../a.vue', undefined],
  ['app/../../a.vue', undefined],
  ['app/./a.vue', undefined]
])('the name of %s is %s', (name, safe) => expect(safeName(name)).toBe(safe))

test.each([
  ['src/a.vue', true],
  ['package.json', true],
  ['yarn.lock', true],
  ['node_modules/a/b.vue', false],
  ['app/dist/a.js', false],
  ['photo.png', false],
  ['dist.vue', true]
])('whether %s is read: %s', (name, wanted) => expect(isWanted(name)).toBe(wanted))

test('a folder that all files stand in is no part of their names', () => {
  expect(withoutCommonFolder([{ name: 'app/a.vue' }, { name: 'app/src/b.vue' }])).toEqual([
    { name: 'a.vue' },
    { name: 'src/b.vue' }
  ])
  expect(withoutCommonFolder([{ name: 'app/a.vue' }, { name: 'b.vue' }])).toHaveLength(2)
  expect(withoutCommonFolder([{ name: 'a.vue' }])).toEqual([{ name: 'a.vue' }])
  expect(withoutCommonFolder([])).toEqual([])
})
