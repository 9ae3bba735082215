import { Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import { getDiagnostics } from './diagnostics.ts'

const doc = Text.of(['<template>', '  <vxe-table :data="rows" />', '', 'a'])
const marked = (line?: number, column?: number) => {
  const [found] = getDiagnostics([{ kind: 'compile', message: 'No.', file: 'App.vue', line, column }], 'App.vue', doc)
  return found && doc.sliceString(found.from, found.to)
}

test.each([
  [2, 4, 'vxe-table'],
  [2, 3, '<'],
  [2, undefined, '<vxe-table :data="rows" />'],
  [undefined, undefined, '<template>'],
  [2, 99, '<vxe-table :data="rows" />'],
  [3, 1, ''],
  [99, 1, 'a'],
  [0, 0, '<'],
  [-5, -5, '<']
])('an error at line %j, column %j marks %j in the editor', (line, column, text) => {
  expect(marked(line, column)).toBe(text)
})

test('the editor marks errors without a file, not errors of other files', () => {
  expect(getDiagnostics([{ kind: 'import', message: 'No.', file: 'data.ts' }], 'App.vue', doc)).toEqual([])
  expect(getDiagnostics([{ kind: 'loop', message: 'No.' }], 'App.vue', doc)).toHaveLength(1)
})
