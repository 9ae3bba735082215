import { vue } from '@codemirror/lang-vue'
import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { getHoverTarget } from './hover-target.ts'

function over(marked: string) {
  const pos = marked.indexOf('|')
  const doc = marked.slice(0, pos) + marked.slice(pos + 1)
  const state = EditorState.create({ doc, extensions: vue() })
  const target = getHoverTarget(doc, pos, ensureSyntaxTree(state, doc.length, 5000)!)
  if (!target) return undefined
  const { from, to, ...rest } = target
  return { ...rest, word: doc.slice(from, to) }
}

const template = (inner: string) => `<template>\n  ${inner}\n</template>\n`

test.each([
  ['<vxe-t|able :data="a" />', 'vxe-table', 'table'],
  ['<vxe-form><|vxe-form-item /></vxe-form>', 'vxe-form-item', 'form-item'],
  ['<vxe-form></vxe-|form>', 'vxe-form', 'form'],
  ['<VxeFormItem| a />', undefined, undefined]
])('hovering the position in %j finds a component', (code, word, subject) => {
  expect(over(template(code))).toEqual(word && { kind: 'tag', word, subject })
})

test.each([
  ['<vxe-table bor|der />', 'border', 'table', 'prop', 'border'],
  ['<vxe-table :sort-|config="{}" />', ':sort-config', 'table', 'prop', 'sortConfig'],
  ['<vxe-table |@cell-click.native="a" />', '@cell-click.native', 'table', 'event', 'cell-click'],
  ['<vxe-column><template #de|fault="{ row }" /></vxe-column>', '#default', 'column', 'slot', 'default'],
  ['<vxe-modal v-slot|:footer />', 'v-slot:footer', 'modal', 'slot', 'footer']
])('hovering the position in %j finds a member', (code, word, subject, member, name) => {
  expect(over(template(code))).toEqual({ kind: 'member', word, subject, member, name })
})

test.each([
  ['<vxe-table :sort-config="{ mul|tiple: true }" />', 'multiple', ['sortConfig', 'multiple']],
  ['<vxe-table :sort-config="{ defaultSort: { |field: 1 } }" />', 'field', ['sortConfig', 'defaultSort', 'field']]
])('hovering the position in %j finds a key', (code, word, path) => {
  expect(over(template(code))).toEqual({ kind: 'key', word, places: [{ subject: 'table', path }] })
})

test('hovering finds a key and a method in the script', () => {
  const script = (code: string) =>
    `<template>\n  <vxe-grid ref="grid" v-bind="options" />\n</template>\n<script>\n${code}\n</script>\n`
  expect(over(script('const options = { pagerConfig: { page|Size: 10 } }'))).toMatchObject({
    kind: 'key',
    word: 'pageSize',
    places: [{ subject: 'grid', path: ['pagerConfig', 'pageSize'] }, {}, {}, {}, {}, {}]
  })
  expect(over(script('this.$refs.grid.com|mitProxy("query")'))).toEqual({
    kind: 'member',
    word: 'commitProxy',
    subject: 'grid',
    member: 'method',
    name: 'commitProxy'
  })
})

test.each([
  '<div ti|tle="a" />',
  '<vxe-table v-i|f="a" />',
  '<vxe-table title="a |b" />',
  '<p>vxe-|table</p>',
  '<vxe-table :data="ro|ws" />',
  '|'
])('hovering the position in %j finds nothing of the library', code => {
  expect(over(template(code))).toBeUndefined()
})
