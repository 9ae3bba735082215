import { expect, test } from 'vitest'
import { getDemoAnchor, getExampleAddress, getFileLabel } from './demo.ts'

const demo = { label: 'sort-by-header.vue', path: 'table/base/sort/sort-by-header.en.vue' }
const sharedFile = { label: '_shared/people.ts', path: '_shared/people.en.ts' }

test('the address of a demo source contains the folder js or ts and the original file extension', () => {
  expect(getExampleAddress(demo, 'ts')).toBe('example/ts/table/base/sort/sort-by-header.en.vue')
  expect(getExampleAddress(sharedFile, 'js')).toBe('example/js/_shared/people.en.ts')
})

test('the label of a .ts file ends in .js if JavaScript is shown', () => {
  expect(getFileLabel(sharedFile, 'js')).toBe('_shared/people.js')
  expect(getFileLabel(sharedFile, 'ts')).toBe('_shared/people.ts')
  expect(getFileLabel(demo, 'js')).toBe('sort-by-header.vue')
})

test('the anchor of a demo is demo- and its name', () => {
  expect(getDemoAnchor('sort-by-header')).toBe('demo-sort-by-header')
})
