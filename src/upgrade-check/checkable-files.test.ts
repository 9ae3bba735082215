import { expect, test } from 'vitest'
import { isCheckable, normalizeFileName, withoutCommonFolder } from './checkable-files.ts'

test.each([
  ['app/src/a.vue', 'app/src/a.vue'],
  ['app//a.vue', 'app/a.vue'],
  ['/app/a.vue', undefined],
  ['C:/app/a.vue', undefined],
  ['app/a\0.vue', undefined],
  ['app/\u202Eeuv.a', undefined],
  ['app\\src\\a.vue', 'app/src/a.vue'],
  ['../a.vue', undefined],
  ['app/../../a.vue', undefined],
  ['app/./a.vue', undefined]
])('the upgrade check normalizes the file name %s to %s', (name, safe) => expect(normalizeFileName(name)).toBe(safe))

test.each([
  ['src/a.vue', true],
  ['package.json', true],
  ['yarn.lock', true],
  ['node_modules/a/b.vue', false],
  ['app/dist/a.js', false],
  ['photo.png', false],
  ['dist.vue', true]
])('the upgrade check reads %s: %s', (name, isRead) => expect(isCheckable(name)).toBe(isRead))

test('the upgrade check removes a top folder common to all files from their names', () => {
  expect(withoutCommonFolder([{ name: 'app/a.vue' }, { name: 'app/src/b.vue' }])).toEqual([
    { name: 'a.vue' },
    { name: 'src/b.vue' }
  ])
  expect(withoutCommonFolder([{ name: 'app/a.vue' }, { name: 'b.vue' }])).toHaveLength(2)
  expect(withoutCommonFolder([{ name: 'a.vue' }])).toEqual([{ name: 'a.vue' }])
  expect(withoutCommonFolder([])).toEqual([])
})
