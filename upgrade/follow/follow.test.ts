import { expect, test } from 'vitest'
import { checkFile } from '../check.ts'
import { patchFile } from '../patch.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const rulesIn = (text: string, name = 'a.vue'): string[] =>
  checkFile({ name, text }, versions).findings.map(({ rule }) => rule)
const patched = (text: string, name = 'a.vue'): string => patchFile({ name, text }, versions).text
const page = (template: string, script: string): string =>
  `<template>\n${template}\n</template>\n<script>\n${script}\n</script>\n`

test.each([
  ['data()', '<vxe-grid v-bind="o" />', 'export default { data () { return { o: { contextMenu: {} } } } }'],
  ['an arrow as data', '<vxe-grid v-bind="o" />', 'export default { data: () => ({ o: { contextMenu: {} } }) }'],
  [
    'Vue.extend',
    '<vxe-grid v-bind="o" />',
    'export default Vue.extend({ data () { return { o: { contextMenu: {} } } } })'
  ],
  ['a computed', '<vxe-grid v-bind="o" />', 'export default { computed: { o () { return { contextMenu: {} } } } }'],
  ['a class', '<vxe-grid v-bind="o" />', '@Component\nexport default class extends Vue { o = { contextMenu: {} } }'],
  [
    'setup',
    '<vxe-grid v-bind="o" />',
    'export default { setup () { const o = reactive({ contextMenu: {} }); return { o } } }'
  ],
  [
    'a constant of the module',
    '<vxe-grid v-bind="o" />',
    'const base = { contextMenu: {} }\nexport default { data () { return { o: base } } }'
  ],
  [
    'a spread',
    '<vxe-grid v-bind="o" />',
    'const base = { contextMenu: {} }\nexport default { data () { return { o: { ...base, border: true } } } }'
  ],
  [
    'Object.assign',
    '<vxe-grid v-bind="o" />',
    'const base = { contextMenu: {} }\nexport default { data () { return { o: Object.assign({}, base) } } }'
  ],
  [
    'what is set later',
    '<vxe-grid v-bind="o" />',
    'export default { data () { return { o: {} } }, created () { this.o = { contextMenu: {} } } }'
  ],
  [
    'a member of an object',
    '<vxe-grid v-bind="all.o" />',
    'export default { data () { return { all: { o: { contextMenu: {} } } } } }'
  ],
  [
    'a condition',
    '<vxe-grid v-bind="a ? o : {}" />',
    'export default { data () { return { o: { contextMenu: {} } } } }'
  ],
  [
    'an own name',
    '<my-grid :context-menu="{}" />',
    "import { Grid } from 'vxe-table'\nexport default { components: { MyGrid: Grid } }"
  ],
  ['a camel-case tag', '<VxeGrid :contextMenu="{}" />', 'export default {}'],
  ['component is', '<component is="vxe-grid" :context-menu="{}" />', 'export default {}'],
  ['a render function', '', "export default { render (h) { return h('vxe-grid', { props: { contextMenu: {} } }) } }"],
  ['JSX', '', 'export default { render () { return <vxe-grid contextMenu={{}} /> } }'],
  [
    'a spread in JSX',
    '',
    'const o = { contextMenu: {} }\nexport default { render () { return <vxe-grid {...{ props: o }} /> } }'
  ]
])('options are followed through %s', (_, template, script) => {
  expect(rulesIn(page(template, script))).toContain('prop-context-menu')
  expect(patched(page(template, script))).not.toContain('contextMenu')
})

test('script setup: constants, reactive and refs are the template’s', () => {
  const text = `<script setup lang="ts">
import { reactive, ref } from 'vue'
import type { VxeGridInstance } from 'vxe-table'
const o = reactive({ proxyConfig: { props: { list: 'a' } } })
const table = ref<VxeGridInstance>()
const stop = () => table.value?.clearActived()
</script>
<template><vxe-grid ref="table" v-bind="o" /></template>
`
  expect(rulesIn(text)).toEqual(expect.arrayContaining(['option-proxy-config-props', 'method-clear-actived']))
})

test.each([
  ['a cast', 'const t = this.$refs.any as Table; t.clearActived()'],
  ['a cast in brackets', '(this.$refs.any as Table).clearActived()'],
  ['a typed name', 'let t: Table | null = null; t!.clearActived()'],
  ['what the library hands over', 'this.on(({ $table }) => $table.clearActived())']
])('a method is followed through %s', (_, code) => {
  const text = `import type { Table } from 'vxe-table'\nexport default { methods: { go () { ${code} } } }\n`
  expect(rulesIn(text, 'a.ts')).toContain('method-clear-actived')
})

test.each([
  ['a reference', 'this.$refs.t.clearActived()'],
  ['a string', "this.$refs['t'].clearActived()"],
  ['a constant', 'const t = this.$refs.t\nt.clearActived()'],
  ['a part', 'const { t } = this.$refs\nt.clearActived()'],
  ['a string as the name', "this.$refs.t['clearActived']()"]
])('a method is followed through %s to an element of the template', (_, code) => {
  const text = page('<vxe-table ref="t" />', `export default { methods: { go () { ${code} } } }`)
  expect(rulesIn(text)).toContain('method-clear-actived')
  expect(patched(text)).toContain('clearEdit')
})

test('what can’t be followed is named, and nothing is guessed', () => {
  const text = page('<vxe-grid v-bind="$attrs" />', 'export default { methods: { go (x) { x.clearActived() } } }')
  expect(rulesIn(text)).toEqual(expect.arrayContaining(['unfollowed-spread', 'unfollowed-method']))
  expect(patched(text)).toBe(text)
})

test('an object of another file is not changed from here', () => {
  const text = page(
    '<vxe-table :row-config="shared" row-id="id" />',
    "import { shared } from './shared'\nexport default { data: () => ({ shared }) }"
  )
  expect(patched(text)).toBe(text)
})

test('the same name elsewhere means something else', () => {
  const text = page(
    '<el-table row-key="id" :context-menu="a" /><my-list resizable />',
    'export default { data: () => ({ o: { contextMenu: 1 } }) }\n// vxe'
  )
  expect(rulesIn(text)).toEqual([])
})

test('the library is known under every name it is imported by', () => {
  for (const text of [
    "import V from 'vxe-table'\nV.setup({})",
    "import { VXETable as V } from 'vxe-table'\nV.setup({})",
    "import * as V from 'vxe-table'\nV.VXETable.setup({})",
    "const { VXETable: V } = require('vxe-table')\nV.setup({})",
    'window.VXETable.setup({})',
    'VXETable.setup({})'
  ])
    expect(rulesIn(text, 'a.js'), text).toContain('call-setup')
  expect(rulesIn("import V from 'other'\nV.setup({}) // vxe", 'a.js')).toEqual([])
})

test('settings of the library are read like those of a component', () => {
  const text =
    "import V from 'vxe-table'\nV.setConfig({ table: { tooltipConfig: { enabled: true } }, grid: { proxyConfig: { props: {} } } })\n"
  expect(rulesIn(text, 'a.js')).toEqual(
    expect.arrayContaining(['option-tooltip-config-enabled', 'option-proxy-config-props'])
  )
})

test('renderers are known in add and in mixin', () => {
  const text =
    "import V from 'vxe-table'\nV.renderer.mixin({ A: { renderEdit () {} }, B: { renderCell () {} } })\nV.modal.open({ showFooter: true })\n"
  expect(rulesIn(text, 'a.js')).toEqual(
    expect.arrayContaining(['hook-render-edit', 'hook-render-cell', 'default-modal-show-confirm-button'])
  )
})

test.each([
  ['a type argument', 'const o = reactive<VxeGridProps>({ contextMenu: {} })'],
  ['a part of the instance, which is what 3.8 has', 'const o = reactive<Partial<Grid>>({ contextMenu: {} })'],
  ['an annotation', 'const o: Partial<Grid> = { contextMenu: {} }']
])('options for a template in another file are known by %s', (_, code) => {
  const text = `import type { Grid, VxeGridProps } from 'vxe-table'\n${code}\nexport default o\n`
  expect(rulesIn(text, 'use-grid.ts')).toContain('prop-context-menu')
})

test('script setup: a ref of the template is known wherever it comes from', () => {
  const text = `<script setup>
import { useGrid } from './use-grid'
const { grid } = useGrid()
const add = row => grid.value.setActiveRow(row)
</script>
<template>
  <vxe-grid ref="grid" />
  <vxe-button @click="grid?.clearActived()" />
</template>
`
  expect(rulesIn(text)).toEqual(expect.arrayContaining(['method-set-active-row', 'method-clear-actived']))
  expect(patched(text)).toContain('grid.value.setEditRow(row, true)')
  expect(patched(text)).toContain('@click="grid?.clearEdit()"')
})

test('a component of the project that hands on what it gets: both sides are named', () => {
  const inner = page('<vxe-grid v-bind="$attrs" v-on="$listeners" />', 'export default {}')
  expect(rulesIn(inner)).toEqual(expect.arrayContaining(['unfollowed-spread', 'unfollowed-listeners']))
  const outer = page('<base-table @edit-actived="go" @cell-click="go" />', 'export default {}')
  expect(rulesIn(outer)).toEqual(['unfollowed-event'])
})

test('a height that comes with the options counts as one of the element', () => {
  const of = (options: string) =>
    rulesIn(page('<vxe-grid v-bind="o" />', `export default { data: () => ({ o: { ${options} } }) }`))
  expect(of('border: true')).toContain('default-table-min-height')
  expect(of("height: 300, border: 'inner'")).not.toContain('default-table-min-height')
})

test('what a modal says is no object that was not followed', () => {
  const text = "import { modal } from 'vxe-table'\nmodal.alert(error.message, 'Upload')\nmodal.open(options)\n"
  expect(rulesIn(text, 'a.js')).toEqual(['unfollowed-spread'])
})

test('types of 3.8 that move to the other package are renamed there', () => {
  const text =
    "import type { Form, Grid, VxeGrid as VxeGridInstance } from 'vxe-table'\nlet f: Form, g: Grid, h: VxeGridInstance\n"
  expect(patched(text, 'a.ts')).toBe(
    "import type { VxeGridInstance } from 'vxe-table'\nimport type { VxeFormInstance } from 'vxe-pc-ui'\nlet f: VxeFormInstance, g: VxeGridInstance, h: VxeGridInstance\n"
  )
})

test('an icon of the table is one in a selector only', () => {
  const rules = (text: string) => rulesIn(`${text} // vxe`, 'a.js')
  expect(rules("find('.vxe-sort--asc-btn.vxe-icon-caret-up')")).toEqual(['class-icon'])
  expect(rules("const icon = 'vxe-icon-caret-up'")).toEqual([])
})
