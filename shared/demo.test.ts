import { expect, test } from 'vitest'
import { demoAnchor, exampleAddress, fileLabel } from './demo.ts'

const demo = { label: 'sort-by-header.vue', path: 'table/base/sort/sort-by-header.en.vue' }
const shared = { label: '_shared/people.ts', path: '_shared/people.en.ts' }

test('a source lies below the folder of its kind, whatever its ending', () => {
  expect(exampleAddress(demo, 'ts')).toBe('example/ts/table/base/sort/sort-by-header.en.vue')
  expect(exampleAddress(shared, 'js')).toBe('example/js/_shared/people.en.ts')
})

test('a TypeScript file reads as JavaScript when JavaScript is shown', () => {
  expect(fileLabel(shared, 'js')).toBe('_shared/people.js')
  expect(fileLabel(shared, 'ts')).toBe('_shared/people.ts')
  expect(fileLabel(demo, 'js')).toBe('sort-by-header.vue')
})

test('a demo can be linked', () => {
  expect(demoAnchor('sort-by-header')).toBe('demo-sort-by-header')
})
