import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { checkCellTexts } from './cell-text-checks.ts'

const column = (cell: string) =>
  `<template>\n  <vxe-table :data="rows">\n    <vxe-column field="a">\n      <template #default="{ row }">${cell}</template>\n    </vxe-column>\n  </vxe-table>\n</template>\n`
const problems = (text: string) => checkCellTexts(memoryFiles({ 'a/x.vue': text }))

test.each([
  '<label>\n  <input type="radio">\n  {{ row.a }}\n</label>',
  '<b v-if="row.a">a</b><b v-else>\n  {{ row.a }} <i>x</i>\n</b>',
  '<button>\n  Open\n</button>'
])('text of a table cell that begins on its own line is reported: %j', cell => {
  expect(problems(column(cell))).toEqual([expect.stringContaining('begins on a line of its own')])
})

test.each([
  '<label>\n  <input type="radio">\n  <span>{{ row.a }}</span>\n</label>',
  '<b>{{ row.a }}</b> text\n  <i>x</i>',
  '{{ row.a }}'
])('a table cell with only elements on their own lines is accepted: %j', cell => {
  expect(problems(column(cell))).toEqual([])
})

test('text outside of table cells may begin on its own line', () => {
  expect(problems('<template>\n  <p>\n    A long text.\n  </p>\n</template>\n')).toEqual([])
})
