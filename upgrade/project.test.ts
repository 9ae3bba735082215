import { expect, test } from 'vitest'
import { checkFiles, checkProject } from './check-project.ts'
import { isMechanical, patchFile } from './patch.ts'
import { isNote } from './verdict.ts'

const versions = { from: '3.8.6', to: '3.21.6' }

type Files = Record<string, string>

const filesOf = (texts: Files) => Object.entries(texts).map(([name, text]) => ({ name, text }))

/** Returns the findings as `file:line rule`. */
const findingsIn = (texts: Files): string[] =>
  checkProject(filesOf(texts), versions)
    .findings.filter(({ rule }) => !isNote(rule) || rule.startsWith('unfollowed'))
    .map(
      ({ file, line, rule, certainty }) =>
        `${file}:${line} ${rule}${certainty === 'mechanical' ? '' : ` (${certainty})`}`
    )

function upgrade(texts: Files): Files {
  const files = filesOf(texts)
  const { projectOf } = checkFiles(files, versions)
  return Object.fromEntries(
    files.map(file => [file.name, patchFile(file, versions, isMechanical, projectOf(file)).text])
  )
}

const view = (script: string, tag = '<vxe-grid v-bind="gridOptions" />') =>
  `<template>\n  ${tag}\n</template>\n<script>\n${script}\n</script>\n`

const proxyOptions = `export const gridOptions = {
  proxyConfig: { props: { result: 'list', total: 'count' } },
  rowId: 'id'
}
`

test('options in another file are found in that file, through relative imports and aliases', () => {
  const imports = [
    "import { gridOptions } from '../options'",
    "import { gridOptions } from '@/options'",
    "import { gridOptions } from '@/options.js'",
    "import * as all from '@/options'\nconst gridOptions = all.gridOptions",
    "import options from '@/all-options'\nconst { gridOptions } = options",
    "const { gridOptions } = require('../options').default"
  ]
  for (const line of imports.slice(0, 5))
    expect(
      findingsIn({
        'src/views/a.vue': view(`${line}\nexport default { data: () => ({ gridOptions }) }`),
        'src/options.js': proxyOptions,
        'src/all-options.js':
          "export * from './options'\nimport { gridOptions } from './options'\nexport default { gridOptions }\n"
      }),
      line
    ).toEqual(['src/options.js:2 option-proxy-config-props', 'src/options.js:3 prop-row-id'])
})

test.each([
  ['tsconfig.json', '{ "compilerOptions": { "baseUrl": ".", "paths": { "#lib/*": ["./source/lib/*"] } } }'],
  ['jsconfig.json', '{\n  // a comment\n  "compilerOptions": { "paths": { "#lib/*": ["source/lib/*"] } }\n}'],
  ['vue.config.js', "module.exports = { chainWebpack: c => { c.resolve.alias.set('#lib', resolve('source/lib')) } }"],
  [
    'vue.config.js',
    "module.exports = { configureWebpack: { resolve: { alias: { '#lib': path.join(__dirname, 'source/lib') } } } }"
  ],
  [
    'vite.config.ts',
    "export default { resolve: { alias: { '#lib': fileURLToPath(new URL('./source/lib', import.meta.url)) } } }"
  ],
  [
    'vite.config.js',
    "export default { resolve: { alias: [{ find: '#lib', replacement: resolve(__dirname, 'source/lib') }] } }"
  ]
])('the aliases of %s are followed: %s', (name, config) => {
  const files = {
    [name]: config,
    'source/lib/options.js': proxyOptions,
    'source/a.vue': view("import { gridOptions } from '#lib/options'\nexport default { data: () => ({ gridOptions }) }")
  }
  expect(findingsIn(files)).toContain('source/lib/options.js:3 prop-row-id')
  expect(findingsIn({ ...files, [name]: '{}' })).not.toContain('source/lib/options.js:3 prop-row-id')
})

test('a package of a monorepo is followed to its entry', () => {
  expect(
    findingsIn({
      'packages/ui/package.json': '{ "name": "@acme/ui", "main": "lib/index.js" }',
      'packages/ui/src/index.js': "export { gridOptions } from './options'",
      'packages/ui/src/options.js': proxyOptions,
      'packages/app/src/a.vue': view(
        "import { gridOptions } from '@acme/ui'\nexport default { data: () => ({ gridOptions }) }"
      )
    })
  ).toContain('packages/ui/src/options.js:3 prop-row-id')
})

test('options of a mixin are found although the component has data of its own', () => {
  const files = {
    'src/mixins/grid.js': `import { gridOptions } from '../options'
export default { data () { return { gridOptions: { ...gridOptions, keepSource: true } } } }
`,
    'src/options.js': proxyOptions,
    'src/a.vue': view(
      "import grid from '@/mixins/grid'\nexport default { mixins: [grid], data: () => ({ list: [] }) }"
    ),
    'src/b.vue': view("import grid from '@/mixins/grid'\nexport default { extends: grid, data: () => ({ list: [] }) }")
  }
  expect(findingsIn(files)).toEqual(['src/options.js:2 option-proxy-config-props', 'src/options.js:3 prop-row-id'])
  expect(upgrade(files)['src/options.js']).toBe(`export const gridOptions = {
  proxyConfig: { response: { result: 'list', total: 'count' } },
  rowConfig: { keyField: 'id' }
}
`)
})

test('a factory in another file is followed, and its parameters are named where they are used', () => {
  expect(
    findingsIn({
      'src/create.ts':
        'export default (columns: unknown[]) => ({ columns, rowId: "id", proxyConfig: base() })\nfunction base() { return { props: { result: "list" } } }',
      'src/a.vue': view("import create from './create'\nexport default { data: () => ({ gridOptions: create([]) }) }")
    })
  ).toEqual([
    'src/create.ts:1 unfollowed-option (look)',
    'src/create.ts:1 prop-row-id',
    'src/create.ts:2 option-proxy-config-props'
  ])
})

test('a list of bound objects is followed, and a part that is not is named', () => {
  const script =
    "import { gridOptions } from './options'\nexport default { props: ['more'], data: () => ({ gridOptions }) }"
  expect(
    findingsIn({ 'a.vue': view(script, '<vxe-grid v-bind="[gridOptions, more]" />'), 'options.js': proxyOptions })
  ).toEqual(['a.vue:2 unfollowed-spread (look)', 'options.js:2 option-proxy-config-props', 'options.js:3 prop-row-id'])
})

test('an option is not moved into a config object that the element sets itself', () => {
  const files = {
    'options.js': proxyOptions,
    'a.vue': view(
      "import { gridOptions } from './options'\nexport default { data: () => ({ gridOptions }) }",
      '<vxe-grid v-bind="gridOptions" :row-config="{ isHover: true }" />'
    )
  }
  expect(findingsIn(files)).toContain('options.js:3 prop-row-id (look)')
  expect(upgrade(files)['options.js']).toContain("rowId: 'id'")
})

test('imports in a circle and objects that contain each other end', () => {
  expect(
    findingsIn({
      'a.js': "import { b } from './b'\nexport const a = { ...b, rowId: 'id' }",
      'b.js': "import { a } from './a'\nexport const b = { ...a, showOverflow: true }\nexport * from './b'",
      'c.vue': view(
        "import { b } from './b'\nimport m from './m'\nexport default { mixins: [m], data: () => ({ gridOptions: b }) }"
      ),
      'm.js': "import n from './n'\nexport default { mixins: [n], data: () => ({}) }",
      'n.js': "import m from './m'\nexport default { mixins: [m], data: () => ({}) }"
    })
  ).toEqual(['a.js:2 prop-row-id (look)'])
})

const wrapper = `<template>
  <div><vxe-grid ref="grid" border v-bind="$attrs" v-on="$listeners" :columns="columns" /></div>
</template>
<script>
export default { name: 'BaseTable', props: { columns: Array }, methods: { getGrid () { return this.$refs.grid } } }
</script>
`
const wrapperUser = (script: string, tag = 'base-table') =>
  view(script, `<${tag} ref="table" :columns="columns" :context-menu="menu" row-id="id" @edit-actived="load" />`)
const useColumns =
  "data: () => ({ columns: [{ field: 'a', editRender: { name: 'input', nativeEvents: {} } }] }), methods: { load () { this.$refs.table.getGrid().clearActived(); this.$refs.table.$refs.grid.clearActived() } }"

test.each([
  [
    'registered in the component',
    `import BaseTable from './base-table.vue'\nexport default { components: { BaseTable }, ${useColumns} }`
  ],
  ['loaded on demand', `export default { components: { BaseTable: () => import('./base-table.vue') }, ${useColumns} }`],
  [
    'exported by an index',
    `import { BaseTable } from './index'\nexport default { components: { BaseTable }, ${useColumns} }`
  ],
  ['registered globally', `export default { ${useColumns} }`]
])('a component that passes its attributes on is the grid where it is used: %s', (_, script) => {
  const files = {
    'base-table.vue': wrapper,
    'index.js': "export { default as BaseTable } from './base-table.vue'",
    'main.js': "Vue.component('base-table', BaseTable)",
    'a.vue': wrapperUser(script)
  }
  const found = findingsIn(files)
  for (const rule of [
    '2 prop-context-menu',
    '2 prop-row-id (look)',
    '2 event-edit-actived',
    'option-column-edit-render-native-events (decide)',
    'method-clear-actived'
  ])
    expect(
      found.some(each => each.endsWith(rule) && each.startsWith('a.vue')),
      rule
    ).toBe(true)
  expect(found.filter(each => each.endsWith('method-clear-actived'))).toHaveLength(2)
  const text = upgrade(files)['a.vue']!
  expect(text).toContain(':menu-config="menu" row-id="id" @edit-activated="load"')
  expect(text).toContain('getGrid().clearEdit(); this.$refs.table.$refs.grid.clearEdit()')
})

test('a wrapper of a wrapper, one in a render function and one with a class are followed', () => {
  const user = (tag: string) => view('export default {}', `<${tag} :context-menu="{}" />`)
  expect(
    findingsIn({
      'base-table.vue': wrapper,
      'page-table.vue': view('export default {}', '<base-table v-bind="{ ...$attrs, size: 1 }" />'),
      'h-table.js':
        "export default { name: 'h-table', render (h) { return h('vxe-table', { props: { ...this.$attrs }, on: this.$listeners }) } }",
      'HTable.vue':
        "<script>\nexport default { render (h) { return h('vxe-table', { props: { ...this.$attrs } }) } }\n</script>",
      'x-table.tsx':
        "export default { name: 'XTable', render () { return <vxe-table {...{ props: this.$attrs }} /> } }",
      'class-table.vue': view(
        '@Component\nexport default class ClassTable extends Vue { get bound () { return { ...this.$attrs } } }',
        '<vxe-table v-bind="bound" />'
      ),
      'a.vue': user('page-table'),
      'b.vue': user('HTable'),
      'c.vue': user('x-table'),
      'd.vue': user('class-table')
    }).filter(each => each.endsWith('prop-context-menu'))
  ).toEqual([
    'a.vue:2 prop-context-menu',
    'b.vue:2 prop-context-menu',
    'c.vue:2 prop-context-menu',
    'd.vue:2 prop-context-menu'
  ])
})

test.each([
  [
    'JSX with a registered component',
    'export default { components: { BaseTable }, render () { return <BaseTable contextMenu={{}} onEditActived={this.go} /> } }'
  ],
  ['JSX', 'export default { render () { return <BaseTable contextMenu={{}} on-edit-actived={this.go} /> } }'],
  [
    'JSX with a spread',
    'export default { render () { return <BaseTable {...{ props: { contextMenu: {} }, on: { editActived: this.go } }} /> } }'
  ],
  [
    'h()',
    "export default { components: { BaseTable }, render (h) { return h('base-table', { attrs: { contextMenu: {} }, on: { 'edit-actived': this.go } }) } }"
  ],
  [
    'h() with an import',
    "export default { render (h) { return h(BaseTable, { attrs: { contextMenu: {} }, on: { 'edit-actived': this.go } }) } }"
  ]
])('a wrapper in a render function is the grid: %s', (_, script) => {
  const files = { 'base-table.vue': wrapper, 'a.jsx': `import BaseTable from './base-table.vue'\n${script}\n` }
  expect(findingsIn(files).filter(each => each.startsWith('a.jsx'))).toEqual([
    'a.jsx:2 prop-context-menu',
    'a.jsx:2 event-edit-actived'
  ])
  expect(upgrade(files)['a.jsx']).toMatch(/menuConfig[\s\S]*edit-?activated/i)
})

test('options that a wrapper in JSX gets and that are not followed are named', () => {
  const files = {
    'data-table.vue': view('export default { props: { options: Object } }', '<vxe-grid v-bind="options" />'),
    'a.jsx':
      "import DataTable from './data-table.vue'\nexport default { props: ['given'], render () { return <DataTable options={this.given} /> } }\n"
  }
  expect(findingsIn(files).filter(each => each.startsWith('a.jsx'))).toEqual([
    expect.stringMatching(/^a\.jsx:2 unfollowed/)
  ])
})

test('a prop that a wrapper passes on as a whole holds options, and the prop keeps its name', () => {
  const files = {
    'data-table.vue': view(
      'export default { props: { options: Object, contextMenu: Object } }',
      '<vxe-grid v-bind="options" :context-menu="contextMenu" />'
    ),
    'a.vue': view(
      "export default { data: () => ({ options: { rowId: 'id' }, menu: {} }) }",
      '<data-table :options="options" :context-menu="menu" />'
    )
  }
  expect(findingsIn(files).filter(each => each.startsWith('a.vue'))).toEqual(['a.vue:5 prop-row-id'])
  expect(upgrade(files)['a.vue']).toContain(':context-menu="menu"')
})

test('a component of the project with a name of the library is not the library', () => {
  const files = {
    'src/vxe-table.vue': view('export default {}', '<el-table v-bind="$attrs" />'),
    'src/a.vue': view(
      "import VxeTable from '@/vxe-table.vue'\nexport default { components: { VxeTable } }",
      '<vxe-table :context-menu="{}" row-id="id" />'
    )
  }
  expect(findingsIn(files)).toEqual([])
  expect(findingsIn({ 'src/a.vue': files['src/a.vue'] })).toEqual([])
})

test('the library that a file of the project exports again is the library', () => {
  expect(
    findingsIn({
      'src/lib/table.js': "import VXETable, { VxeGrid } from 'vxe-table'\nexport { VxeGrid }\nexport default VXETable",
      'src/a.vue': view(
        "import VXETable, { VxeGrid } from '@/lib/table'\nVXETable.setup({})\nexport default { components: { Table: VxeGrid } }",
        '<Table :context-menu="{}" />'
      )
    }).filter(each => each.startsWith('src/a.vue'))
  ).toEqual(['src/a.vue:2 prop-context-menu', 'src/a.vue:6 call-setup'])
})

test('refs that a mixin uses are those of the components that have it', () => {
  const files = {
    'mixin.js': 'export default { methods: { reset () { this.$refs.grid.clearActived() } } }',
    'a.vue': view("import m from './mixin'\nexport default { mixins: [m] }", '<vxe-grid ref="grid" />')
  }
  expect(upgrade(files)['mixin.js']).toContain('this.$refs.grid.clearEdit()')
  // The ref is another component in a second one.
  const other = {
    ...files,
    'b.vue': view("import m from './mixin'\nexport default { mixins: [m] }", '<vxe-form ref="grid" />')
  }
  expect(upgrade(other)['mixin.js']).toContain('clearActived()')
})

test('members that read or set a renamed option get its new name, and a moved option that is read is not moved', () => {
  const script = `export default {
  data: () => ({ gridOptions: { toolbar: {}, rowId: 'id', contextMenu: {} } }),
  methods: {
    show () { this.gridOptions.toolbar.buttons = [1]; return this.gridOptions.rowId },
    set () { const { contextMenu } = this.gridOptions; return contextMenu }
  }
}`
  const text = upgrade({ 'a.vue': view(script) })['a.vue']!
  expect(text).toContain("{ toolbarConfig: {}, rowId: 'id', contextMenu: {} }")
  expect(text).toContain('this.gridOptions.toolbarConfig.buttons = [1]')
})

test('an option that another file reads keeps its name', () => {
  const files = {
    'options.js': 'export const gridOptions = { toolbar: {}, contextMenu: {} }',
    'a.vue': view(
      "import { gridOptions } from './options'\nexport default { data: () => ({ gridOptions }), created () { this.gridOptions.toolbar.zoom = true } }"
    )
  }
  expect(findingsIn(files)).toEqual(['options.js:1 prop-toolbar (look)', 'options.js:1 prop-context-menu'])
  expect(upgrade(files)['options.js']).toBe('export const gridOptions = { toolbar: {}, menuConfig: {} }')
})

test('a function that gets the library as an argument is checked as a plugin, also in another file', () => {
  const main = "import VXETable from 'vxe-table'\nimport { setUp } from './set-up'\nsetUp(1, VXETable)\n"
  const setUp = (name: string) =>
    `export function setUp (level, ${name}) {\n  ${name}.setup({ table: { highlightHoverRow: true } })\n}\n`
  expect(findingsIn({ 'main.js': main, 'set-up.js': setUp('table') })).toEqual([
    'set-up.js:2 call-setup',
    'set-up.js:2 prop-highlight-hover-row'
  ])
  expect(
    findingsIn({ 'main.js': main.replace('(1, VXETable)', '(VXETable, 1)'), 'set-up.js': setUp('table') })
  ).toEqual([])
  const both = main.replace("import { setUp } from './set-up'", setUp('table').replace('export ', ''))
  expect(findingsIn({ 'main.js': both })).toContain('main.js:3 call-setup')
})

test('a wrapper passes listeners on through a computed object', () => {
  const wrapper = (listeners: string) =>
    view(
      `export default { name: 'MyGrid', computed: { listeners () { return ${listeners} } } }`,
      '<vxe-grid v-bind="$attrs" v-on="listeners" />'
    )
  const page = view('export default {}', '<my-grid @edit-actived="go" />')
  const passed = { 'my-grid.vue': wrapper('{ ...this.$listeners, change: this.go }'), 'page.vue': page }
  expect(findingsIn(passed)).toEqual(['page.vue:2 event-edit-actived'])
  const other = { 'my-grid.vue': wrapper('{ change: this.go }'), 'page.vue': page }
  expect(findingsIn(other)).toEqual(['page.vue:2 unfollowed-event (look)'])
})

test('a wrapper passes a prop on that it spreads into a config object', () => {
  const wrapper = view(
    "export default { name: 'MyGrid', props: ['edit'] }",
    `<vxe-grid v-bind="$attrs" :edit-config="{ trigger: 'click', ...edit }" />`
  )
  const page = view('export default {}', '<my-grid :edit="{ activeMethod: isOpen }" />')
  expect(upgrade({ 'my-grid.vue': wrapper, 'page.vue': page })['page.vue']).toContain('{ beforeEditMethod: isOpen }')
})

test('names of methods in a list are reported, in a call they are not', () => {
  const wrapper = view(
    "export default { created () { for (const name of ['clearActived', 'go']) this[name] = () => this.$refs.grid[name]() } }",
    '<vxe-grid ref="grid" />'
  )
  expect(findingsIn({ 'my-grid.vue': wrapper })).toEqual(['my-grid.vue:5 unfollowed-method (look)'])
  expect(findingsIn({ 'store.js': "import 'vxe-table'\ncommit('clearActived')\n" })).toEqual([])
})
