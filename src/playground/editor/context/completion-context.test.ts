import { javascript } from '@codemirror/lang-javascript'
import { vue } from '@codemirror/lang-vue'
import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { getCodeContext } from './completion-context.ts'

function at(marked: string, language = vue()) {
  const pos = marked.indexOf('|')
  const doc = marked.slice(0, pos) + marked.slice(pos + 1)
  const state = EditorState.create({ doc, extensions: language })
  const context = getCodeContext(doc, pos, ensureSyntaxTree(state, doc.length, 5000)!)
  if (!context) return undefined
  const { from, ...rest } = context
  return { ...rest, word: doc.slice(from, pos) }
}

const template = (inner: string) =>
  `<template>\n  <div>\n    ${inner}\n  </div>\n</template>\n\n<script lang="ts">\nexport default {}\n</script>\n`
const script = (
  code: string,
  inner = '<vxe-table ref="xTable" :sort-config="sorting" /><vxe-grid ref="grid" v-bind="options" :columns="cols" />'
) => `<template>\n  ${inner}\n</template>\n\n<script lang="ts">\n${code}\n</script>\n`

test.each([
  ['<|', '', 'div'],
  ['<vxe-ta|', 'vxe-ta', 'div'],
  ['<vxe-table>\n<|\n</vxe-table>', '', 'vxe-table'],
  ['<vxe-table><template #a><vxe|</template></vxe-table>', 'vxe', 'vxe-table'],
  ['<vxe-table>\n  <vxe-col|\n  <vxe-column field="a" />\n</vxe-table>', 'vxe-col', 'vxe-table']
])('at the cursor in %j, a tag name is completed', (inner, word, parent) => {
  expect(at(template(inner))).toEqual({ kind: 'tag', word, parent })
})

test.each([
  ['<vxe-table |></vxe-table>', '', '', 'vxe-table'],
  ['<vxe-table\n  border\n  |\n/>', '', '', 'vxe-table'],
  ['<vxe-table so|></vxe-table>', 'so', '', 'vxe-table'],
  ['<vxe-table :sort-c|></vxe-table>', 'sort-c', ':', 'vxe-table'],
  ['<vxe-table v-bind:sort-c| />', 'sort-c', 'v-bind:', 'vxe-table'],
  ['<vxe-table @|></vxe-table>', '', '@', 'vxe-table'],
  ['<vxe-table @cell-|="a" />', 'cell-', '@', 'vxe-table'],
  ['<vxe-table v-i| />', 'v-i', '', 'vxe-table'],
  ['<vxe-column><template #de|></template></vxe-column>', 'de', '#', 'template'],
  ['<vxe-column><template v-slot:|></template></vxe-column>', '', 'v-slot:', 'template'],
  ['<vxe-table |', '', '', 'vxe-table']
])('at the cursor in %j, an attribute name is completed', (inner, word, sign, tag) => {
  expect(at(template(inner))).toMatchObject({ kind: 'attribute', word, sign, tag })
})

test('slot names of a <template> are completed for the component around the template', () => {
  expect(at(template('<vxe-column><template v-if="a"><template #|></template></template></vxe-column>'))).toMatchObject(
    { slotsOf: 'column' }
  )
  expect(at(template('<template |></template>'))).toMatchObject({ slotsOf: undefined })
})

test('the completion context of an attribute lists existing attributes as used', () => {
  expect(at(template('<vxe-table border :data="rows" | @cell-click="a" />'))).toMatchObject({
    used: ['border', ':data', '@cell-click'],
    hasValue: false
  })
  expect(at(template('<vxe-table siz|="small" />'))).toMatchObject({ used: [], hasValue: true })
})

test.each([
  ['<vxe-table size="|" />', '', 'attribute', ['size']],
  ['<vxe-table size="sm|" />', 'sm', 'attribute', ['size']],
  ['<vxe-table show-overflow="|" />', '', 'attribute', ['showOverflow']],
  ['<vxe-table :size="|" />', '', 'expression', ['size']],
  ['<vxe-table :size="\'sm|\'" />', 'sm', 'string', ['size']],
  ['<vxe-table :edit-config="{ mode: \'|\' }" />', '', 'string', ['editConfig', 'mode']],
  ['<vxe-table :edit-config="{ trigger: \'click\', mode: | }" />', '', 'expression', ['editConfig', 'mode']],
  ["<vxe-table :sort-config=\"{ orders: ['asc', '|'] }\" />", '', 'string', ['sortConfig', 'orders']]
])('at the cursor in %j, a value is completed', (inner, word, form, path) => {
  expect(at(template(inner))).toEqual({ kind: 'value', word, form, places: [{ subject: 'table', path }] })
})

test.each([
  ['<vxe-table :sort-config="{ | }" />', '', ['sortConfig'], []],
  ['<vxe-table :sort-config="{|}" />', '', ['sortConfig'], []],
  ['<vxe-table :sort-config="{ mul| }" />', 'mul', ['sortConfig'], []],
  ['<vxe-table :sort-config="{ remote: true, mul|" />', 'mul', ['sortConfig'], ['remote']],
  ['<vxe-table :sort-config="{ defaultSort: { | }, remote: true }" />', '', ['sortConfig', 'defaultSort'], []],
  ['<vxe-table :sort-config="{\n  remote: true,\n  |\n}" />', '', ['sortConfig'], ['remote']],
  ['<vxe-table v-bind="{ | }" />', '', [], []],
  ['<vxe-table :merge-cells="[{ row: 1, | }]" />', '', ['mergeCells'], ['row']]
])('at the cursor in %j, a key is completed', (inner, word, path, used) => {
  expect(at(template(inner))).toEqual({ kind: 'key', word, places: [{ subject: 'table', path }], used })
})

test.each([
  '<div>|</div>',
  '<vxe-table>{{ | }}</vxe-table>',
  '<vxe-table :data="a.|" />',
  '<vxe-table :row-config="{ useKey: a ? | }" />',
  '<vxe-table title="x"|/>',
  '<!-- <| -->',
  '<div title="|" />',
  '<vxe-table @a="{ | }" />'
])('%j has no completions', inner => {
  expect(at(template(inner))).toBeUndefined()
})

test('slot parameters are completed in the value of a slot attribute', () => {
  expect(at(template('<vxe-column><template #default="{ row, | }"></template></vxe-column>'))).toEqual({
    kind: 'slot-params',
    word: '',
    subject: 'column',
    slot: 'default'
  })
  expect(at(template('<vxe-column><template #edit="{ ro|"></template></vxe-column>'))).toMatchObject({
    slot: 'edit',
    word: 'ro'
  })
})

const first = (code: string, inner?: string) => {
  const context = at(script(code, inner))
  return context && 'places' in context ? { word: context.word, kind: context.kind, ...context.places[0] } : context
}

test.each([
  ['const sorting = { | }', 'table', ['sortConfig']],
  ['export default { data () { return { sorting: { defaultSort: { | } } } } }', 'table', ['sortConfig', 'defaultSort']],
  ['export default { data: () => ({ sorting: { | } }) }', 'table', ['sortConfig']],
  ['export default { computed: { sorting () { return { | } } } }', 'table', ['sortConfig']],
  ['export default { created () { this.sorting = { | } } }', 'table', ['sortConfig']],
  ['const options = { | }', 'grid', []],
  ['const options = Object.freeze({ toolbarConfig: { | } })', 'grid', ['toolbarConfig']],
  ['const cols = [{ field: "a", editRender: { | } }]', 'grid', ['columns', 'editRender']],
  ['const a: GridOptions = { pagerConfig: { | } }', 'grid', ['pagerConfig']],
  ['const a = { pagerConfig: { | } } as VxeGridProps', 'grid', ['pagerConfig']],
  ['const a: TableSortConfig = { | }', 'table', ['sortConfig']],
  ['const a = { sortConfig: { | } }', 'grid', ['sortConfig']],
  ['const columns = [{ | }]', 'grid', ['columns']],
  ['VXETable.setConfig({ table: { | } })', 'setConfig', ['table']]
])('at the cursor in the script %j, object keys are completed', (code, subject, path) => {
  expect(first(code)).toEqual({ kind: 'key', word: '', subject, path })
})

test('a key is completed although the comma before is missing', () => {
  expect(first('const sorting = {\n  remote: true\n  mul|\n}')).toEqual({
    kind: 'key',
    word: 'mul',
    subject: 'table',
    path: ['sortConfig']
  })
})

test.each([
  ["const cols = [{ editRender: { name: '$input', props: { | } } }]", 'input'],
  ["const cols = [{ editRender: { props: { | }, name: 'VxeSelect' } }]", 'select']
])('at the cursor in %j, props of the rendered component are completed', (code, subject) => {
  expect(first(code)).toEqual({ kind: 'key', word: '', subject, path: [] })
})

test('props of a renderer are completed in a template attribute', () => {
  expect(at(template(`<vxe-column :edit-render="{ name: '$input', props: { | } }" />`))).toMatchObject({
    places: [
      { subject: 'input', path: [] },
      { subject: 'column', path: ['editRender', 'props'] }
    ]
  })
})

test('the value of an object key is completed in a script', () => {
  expect(first("const sorting = { trigger: '|' }")).toEqual({
    kind: 'value',
    word: '',
    subject: 'table',
    path: ['sortConfig', 'trigger']
  })
})

test.each([
  'const rows = [{ | }]',
  'export default { | }',
  'export default { data () { | } }',
  'foo({ | })',
  '// { |',
  'const a = `{ |`',
  'const sorting = { a: { b () { | } } }'
])('%j has no completions', code => {
  expect(at(script(code))).toBeUndefined()
})

test.each([
  ['export default { mounted () { this.$refs.xTable.| } }', '', 'table'],
  ['export default { mounted () { this.$refs.grid.rel| } }', 'rel', 'grid'],
  ['const table = this.$refs.xTable as Table\ntable.|\nthis.$refs.grid.zoom()', '', 'table'],
  ['const a = this.$refs.grid\na.|', '', 'grid'],
  ['const a: Table = b\na.so|', 'so', 'table'],
  ['(this.$refs.foo as Grid).|', '', 'grid'],
  ['onClick ({ $table }) { $table.| }', '', 'table'],
  ['VXETable.|', '', 'VXETable']
])('at the cursor in %j, a method is completed', (code, word, subject) => {
  expect(at(script(code))).toEqual({ kind: 'method', word, subject })
})

test.each(['a.|', 'this.rows.|', 'const a = 1\na.|', 'b.table.|'])(
  'at the cursor in %j, no library method is completed',
  code => {
    expect(at(script(code))).toBeUndefined()
  }
)

test('keys are completed in a script file without a template', () => {
  expect(at('export const sortConfig = { | }', javascript({ typescript: true }))).toMatchObject({
    kind: 'key',
    word: ''
  })
})
