import { expect, test } from 'vitest'
import { checkFile } from './check.ts'
import { patchFile } from './patch.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const rulesIn = (text: string, name = 'a.vue'): string[] =>
  checkFile({ name, text }, versions).findings.map(({ rule }) => rule)
const patched = (text: string, name = 'a.vue'): string => patchFile({ name, text }, versions).text
const createComponent = (template: string, script: string): string =>
  `<template>\n${template}\n</template>\n<script>\n${script}\n</script>\n`

test.each([
  ['data()', '<vxe-grid v-bind="o" />', 'export default { data () { return { o: { contextMenu: {} } } } }'],
  ['an arrow as data', '<vxe-grid v-bind="o" />', 'export default { data: () => ({ o: { contextMenu: {} } }) }'],
  [
    'Vue.extend',
    '<vxe-grid v-bind="o" />',
    'export default Vue.extend({ data () { return { o: { contextMenu: {} } } } })'
  ],
  [
    'a computed value',
    '<vxe-grid v-bind="o" />',
    'export default { computed: { o () { return { contextMenu: {} } } } }'
  ],
  ['a class', '<vxe-grid v-bind="o" />', '@Component\nexport default class extends Vue { o = { contextMenu: {} } }'],
  [
    'setup',
    '<vxe-grid v-bind="o" />',
    'export default { setup () { const o = reactive({ contextMenu: {} }); return { o } } }'
  ],
  [
    'a module constant',
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
    'a later assignment',
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
    'a local component name',
    '<my-grid :context-menu="{}" />',
    "import { Grid } from 'vxe-table'\nexport default { components: { MyGrid: Grid } }"
  ],
  [
    'the elements of v-for',
    '<vxe-grid v-for="{ o } in all" :key="o.id" v-bind="o" />',
    'export default { data () { return { all: [{ o: { contextMenu: {} } }] } } }'
  ],
  [
    'an argument of a method',
    '<vxe-button @click="open({ contextMenu: {} })" /><vxe-grid v-bind="o" />',
    'export default { data () { return { o: {} } }, methods: { open (options) { this.o = options } } }'
  ],
  [
    'the default of a parameter',
    '<vxe-grid v-bind="o" />',
    'const make = (options = { contextMenu: {} }) => options\nexport default { data () { return { o: make() } } }'
  ],
  [
    'a base made with extend',
    '<vxe-grid v-bind="o" />',
    'const Base = Vue.extend({ data () { return { o: { contextMenu: {} } } } })\nexport default Base.extend({})'
  ],
  ['a camel-case tag', '<VxeGrid :contextMenu="{}" />', 'export default {}'],
  ['<component is>', '<component is="vxe-grid" :context-menu="{}" />', 'export default {}'],
  ['a render function', '', "export default { render (h) { return h('vxe-grid', { props: { contextMenu: {} } }) } }"],
  ['JSX', '', 'export default { render () { return <vxe-grid contextMenu={{}} /> } }'],
  [
    'a spread in JSX',
    '',
    'const o = { contextMenu: {} }\nexport default { render () { return <vxe-grid {...{ props: o }} /> } }'
  ]
])('a deprecated grid option is found and changed through %s', (_, template, script) => {
  expect(rulesIn(createComponent(template, script))).toContain('prop-context-menu')
  expect(patched(createComponent(template, script))).not.toContain('contextMenu')
})

test.each(['<vxe-grid :context-menu="{}" />', '<div>\n<vxe-grid :context-menu="{}"></vxe-grid>\n</div>'])(
  'a piece of a template without its block is read: %s',
  text => {
    expect(rulesIn(text)).toContain('prop-context-menu')
    expect(patched(text)).toBe(text.replace('context-menu', 'menu-config'))
  }
)

test('reactive objects and refs of script setup are resolved in the template', () => {
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
  ['a cast in parentheses', '(this.$refs.any as Table).clearActived()'],
  ['a typed name', 'let t: Table | null = null; t!.clearActived()'],
  ['an event parameter', 'this.on(({ $table }) => $table.clearActived())'],
  ['a renamed event parameter', 'this.on(({ $table: t }) => t.clearActived())'],
  ['a cast that may be null', '(this.$refs.any as Table)!.clearActived()'],
  ['a type of the file', '(this.$refs.any as Full).clearActived()'],
  ['the type of a method', 'this.table().clearActived()'],
  ['the type of a callback', 'this.run(t => t.clearActived())']
])('a deprecated method call is found through %s', (_, code) => {
  const methods = 'table (): Table { return this.x }, run (use: (table: Table) => void) {}'
  const text = `import type { Table } from 'vxe-table'\ntype Full = Table & { x: 1 }\nexport default { methods: { ${methods}, go () { ${code} } } }\n`
  expect(rulesIn(text, 'a.ts')).toContain('method-clear-actived')
})

test.each([
  ['this.$refs', 'this.$refs.t.clearActived()'],
  ['this.$refs with a string', "this.$refs['t'].clearActived()"],
  ['a constant', 'const t = this.$refs.t\nt.clearActived()'],
  ['destructured $refs', 'const { t } = this.$refs\nt.clearActived()'],
  ['a method name as string', "this.$refs.t['clearActived']()"]
])('a deprecated method call on a template ref is found and changed through %s', (_, code) => {
  const text = createComponent('<vxe-table ref="t" />', `export default { methods: { go () { ${code} } } }`)
  expect(rulesIn(text)).toContain('method-clear-actived')
  expect(patched(text)).toContain('clearEdit')
})

test('a ref in v-for is a list of components', () => {
  const text = (code: string) =>
    createComponent('<vxe-table v-for="a in 2" ref="t" />', `export default { methods: { go () { ${code} } } }`)
  expect(patched(text('this.$refs.t[0].clearActived()'))).toContain('this.$refs.t[0].clearEdit()')
  expect(patched(text('this.$refs.t.clearActived()'))).toContain('this.$refs.t.clearActived()')
})

test('a native listener is no event of the component', () => {
  const rulesOf = (listener: string) => rulesIn(createComponent(`<vxe-table ${listener} />`, 'export default {}'))
  expect(rulesOf('@edit-actived="go"')).not.toEqual(rulesOf(''))
  expect(rulesOf('@edit-actived.native="go"')).toEqual(rulesOf(''))
})

test('a type that refers to itself is not followed', () => {
  const text = 'type A = B\ntype B = A\nexport default { methods: { go () { (this.$refs.x as A).focus() } } }\n'
  expect(rulesIn(text, 'a.ts')).toEqual([])
})

test('unresolved spreads and method calls are reported and not changed', () => {
  const text = createComponent(
    '<vxe-grid v-bind="$attrs" />',
    'export default { methods: { go (x) { x.clearActived() } } }'
  )
  expect(rulesIn(text)).toEqual(expect.arrayContaining(['unfollowed-spread', 'unfollowed-method']))
  expect(patched(text)).toBe(text)
})

test('an option is not moved into a config object imported from another file', () => {
  const text = createComponent(
    '<vxe-table :row-config="shared" row-id="id" />',
    "import { shared } from './shared'\nexport default { data: () => ({ shared }) }"
  )
  expect(patched(text)).toBe(text)
})

test('deprecated names on other components and objects are not reported', () => {
  const text = createComponent(
    '<el-table row-key="id" :context-menu="a" /><my-list resizable />',
    'export default { data: () => ({ o: { contextMenu: 1 } }) }\n// vxe'
  )
  expect(rulesIn(text)).toEqual([])
})

test('calls of the library are found under any import name', () => {
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

test('setConfig options are checked like options of a component', () => {
  const text =
    "import V from 'vxe-table'\nV.setConfig({ table: { tooltipConfig: { enabled: true } }, grid: { proxyConfig: { props: {} } } })\n"
  expect(rulesIn(text, 'a.js')).toEqual(
    expect.arrayContaining(['option-tooltip-config-enabled', 'option-proxy-config-props'])
  )
})

test('renderers in mixin and options of modal.open are checked', () => {
  const text =
    "import V from 'vxe-table'\nV.renderer.mixin({ A: { renderEdit () {} }, B: { renderCell () {} } })\nV.modal.open({ showFooter: true })\n"
  expect(rulesIn(text, 'a.js')).toEqual(
    expect.arrayContaining(['hook-render-edit', 'hook-render-cell', 'default-modal-show-confirm-button'])
  )
})

test.each([
  ['a type argument', 'const o = reactive<VxeGridProps>({ contextMenu: {} })'],
  ['Partial<Grid>', 'const o = reactive<Partial<Grid>>({ contextMenu: {} })'],
  ['an annotation', 'const o: Partial<Grid> = { contextMenu: {} }']
])('options for a template in another file are found by %s', (_, code) => {
  const text = `import type { Grid, VxeGridProps } from 'vxe-table'\n${code}\nexport default o\n`
  expect(rulesIn(text, 'use-grid.ts')).toContain('prop-context-menu')
})

test('calls on a template ref returned by a composable are found and changed', () => {
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

test('$attrs and $listeners in a wrapper component and deprecated events on the wrapper are reported', () => {
  const innerCode = createComponent('<vxe-grid v-bind="$attrs" v-on="$listeners" />', 'export default {}')
  expect(rulesIn(innerCode)).toEqual(expect.arrayContaining(['unfollowed-spread', 'unfollowed-listeners']))
  const outerCode = createComponent('<base-table @edit-actived="go" @cell-click="go" />', 'export default {}')
  expect(rulesIn(outerCode)).toEqual(['unfollowed-event'])
})

test('a height in bound options counts as a height of the grid', () => {
  const rulesForOptions = (options: string) =>
    rulesIn(createComponent('<vxe-grid v-bind="o" />', `export default { data: () => ({ o: { ${options} } }) }`))
  expect(rulesForOptions('border: true')).toContain('default-table-min-height')
  expect(rulesForOptions("height: 300, border: 'inner'")).not.toContain('default-table-min-height')
})

test('a variable as the text of modal.alert() is not reported as unresolved options', () => {
  const text = "import { modal } from 'vxe-table'\nmodal.alert(error.message, 'Upload')\nmodal.open(options)\n"
  expect(rulesIn(text, 'a.js')).toEqual(['unfollowed-spread'])
})

test('types of 3.8 are renamed and imported from vxe-pc-ui or vxe-table', () => {
  const text =
    "import type { Form, Grid, VxeGrid as VxeGridInstance } from 'vxe-table'\nlet f: Form, g: Grid, h: VxeGridInstance\n"
  expect(patched(text, 'a.ts')).toBe(
    "import type { VxeGridInstance } from 'vxe-table'\nimport type { VxeFormInstance } from 'vxe-pc-ui'\nlet f: VxeFormInstance, g: VxeGridInstance, h: VxeGridInstance\n"
  )
})

test('an icon class is reported in a selector, not as a plain string', () => {
  const rules = (text: string) => rulesIn(`${text} // vxe`, 'a.js')
  expect(rules("find('.vxe-sort--asc-btn.vxe-icon-caret-up')")).toEqual(['class-icon'])
  expect(rules("const icon = 'vxe-icon-caret-up'")).toEqual([])
})
