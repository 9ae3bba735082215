import { describe, expect, test } from 'vitest'
import type { MemberFact } from '../fact.ts'
import { createFactIndex } from '../fact.ts'
import { readMemberPath } from '../../../shared/api.ts'
import { findDemoUsage } from './demo-usage.ts'

const fact = (path: string, more: Partial<MemberFact> = {}): MemberFact => ({
  path,
  kind: readMemberPath(path)?.kind ?? 'prop',
  type: 'any',
  ...more
})

const index = createFactIndex([
  ...[
    'table.data',
    'table.size',
    'table.keepSource',
    'table.rowConfig',
    'table.rowConfig.keyField',
    'table.rowConfig.height',
    'table.sortConfig',
    'table.sortConfig.defaultSort',
    'table.sortConfig.defaultSort.field'
  ].map(path => fact(path)),
  ...[
    'table.menuConfig',
    'table.menuConfig.body',
    'table.menuConfig.body.options',
    'table.menuConfig.body.options.code'
  ].map(path => fact(path)),
  fact('table.menuConfig.header', { sameKeysAs: 'table.menuConfig.body' }),
  fact('table.editRules', { isDictionary: true }),
  fact('table.editRules.required'),
  fact('table.editRules.message'),
  ...['table@cell-click', 'table#empty', 'table()insert', 'table()sort'].map(path => fact(path)),
  fact('table.exportConfig'),
  fact('table.exportConfig.mode'),
  fact('table()exportData', {
    params: [
      { name: 'name', type: 'string' },
      { name: 'options?', type: 'object', sameKeysAs: 'table.exportConfig' }
    ]
  }),
  fact('grid.columns', { sameKeysAs: 'column' }),
  fact('grid.formConfig', { sameKeysAs: 'form' }),
  fact('grid.toolbarConfig', { sameKeysAs: 'toolbar' }),
  fact('grid.toolbarConfig.enabled'),
  fact('grid.toolbarConfig.slots'),
  ...['grid.proxyConfig', 'grid@page-change', 'grid#toolbar', 'grid()commitProxy'].map(path => fact(path)),
  ...[
    'column.field',
    'column.title',
    'column.params',
    'column.filters',
    'column.filters.label',
    'column#default',
    'column#edit'
  ].map(path => fact(path)),
  fact('toolbar.buttons'),
  fact('toolbar.buttons.code'),
  fact('toolbar#buttons'),
  fact('form.data'),
  fact('form.items', { sameKeysAs: 'form-item' }),
  fact('form.items.children', { sameKeysAs: 'form-item' }),
  fact('form-item.field'),
  fact('form-item#default'),
  fact('form()validate'),
  ...['input.value', 'input.type', 'input@input', 'input@prefix-click', 'input#prefix', 'input()focus'].map(path =>
    fact(path)
  ),
  ...['pager.currentPage', 'pager@page-change', 'button.content', 'button.name', 'button@click'].map(path =>
    fact(path)
  ),
  ...[
    'modal.width',
    'modal.position',
    'modal.position.top',
    'modal()getBox',
    'VXETable()modal.open',
    'VXETable()modal.get',
    'VXETable()saveFile'
  ].map(path => fact(path)),
  fact('VXETable()print', { params: [{ name: 'options', type: 'object', sameKeysAs: 'table.exportConfig' }] }),
  ...[
    'VXETable()renderer.add',
    'VXETable()renderer.mixin',
    'renderer.renderEdit',
    'VXETable()commands.add',
    'commands.commandMethod',
    'VXETable()interceptor.add',
    'interceptor@event.keydown'
  ].map(path => fact(path))
])

const component = (template: string, script = '', imports = '') =>
  `<template>\n${template}\n</template>\n<script lang="ts">\nimport Vue from 'vue'\n${imports}\nexport default Vue.extend({${script}})\n</script>\n`

function usageOf(template: string, script = '', imports = '', others: Record<string, string> = {}) {
  const { uses, problems } = findDemoUsage(
    [
      { name: 'a/demo.vue', source: component(template, script, imports) },
      ...Object.entries(others).map(([name, source]) => ({ name, source }))
    ],
    index
  )
  return { paths: uses.map(({ path }) => path), uses, problems }
}

/** Checks code inside a method. */
const usageOfCode = (code: string, template = '<div />', types = '') =>
  usageOf(template, `methods: { run () {\n${code}\n} }`, `import { VXETable, type Table } from 'vxe-table'\n${types}`)

describe('props on tags', () => {
  test('static, bound and camelCase attributes count as uses of props, with their lines', () => {
    const { uses, problems } = usageOf('<vxe-table\n  size="mini"\n  :data="rows" keepSource />')
    expect(uses).toEqual([
      { path: 'table.size', file: 'a/demo.vue', line: 3 },
      { path: 'table.data', file: 'a/demo.vue', line: 4 },
      { path: 'table.keepSource', file: 'a/demo.vue', line: 4 }
    ])
    expect(problems).toEqual([])
  })
  test('an unknown prop is reported with its line', () => {
    expect(usageOf('<div>\n<vxe-table :foo-bar="1" /></div>').problems).toEqual([
      'content/a/demo.vue:3: vxe-table has no prop "foo-bar". Correct the name or leave it out.'
    ])
  })
  test('v-model counts as a use of the prop `value`, `.sync` as a use of the prop before it', () => {
    expect(
      usageOf('<div><vxe-input v-model.trim="text" /><vxe-pager :current-page.sync="page" /></div>').paths
    ).toEqual(['input.value', 'pager.currentPage'])
    expect(usageOf('<vxe-button v-model="text" />')).toMatchObject({ paths: [], problems: [] })
  })
  test('attributes of Vue and HTML attributes of a button do not count as props, and are not reported', () => {
    const html =
      '<vxe-button v-if="a" ref="b" key="k" id="i" class="c" :style="s" role="menuitem" data-x="1" :aria-label="l" form="f" v-focus />'
    expect(usageOf(html)).toMatchObject({ paths: [], problems: [] })
    expect(usageOf('<vxe-table title="x" name="y" form="f" />').problems).toHaveLength(3)
  })
  test('a prop of the table on a grid counts as used by the table', () => {
    expect(usageOf('<vxe-grid :data="rows" :row-config="{ height: 40 }" />').paths).toEqual([
      'table.data',
      'table.rowConfig',
      'table.rowConfig.height'
    ])
  })
  test('tags outside the library and dynamic prop and event names are ignored', () => {
    expect(
      usageOf('<div foo="1"><my-table :bar="1" /><vxe-table :[name]="1" @[event]="x" /><vxe-unknown a="1" /></div>')
    ).toMatchObject({ paths: [], problems: [] })
  })
  test('a member used twice is listed once, with the line of its first use', () => {
    expect(usageOf('<div><vxe-table size="a" />\n<vxe-table size="b" /></div>').uses).toEqual([
      { path: 'table.size', file: 'a/demo.vue', line: 2 }
    ])
  })
})

describe('events and slots on tags', () => {
  test('listeners count as uses of events by kebab-case name, except for native and hook events', () => {
    expect(
      usageOf(
        '<div><vxe-table @cell-click="a" /><vxe-table @cellClick.once="a" /><vxe-button @click="b; c()" @mousedown.native="d" @hook:mounted="e" /></div>'
      )
    ).toMatchObject({ paths: ['table@cell-click', 'button@click'], problems: [] })
    expect(usageOf('<vxe-table @cell-klick="a" />').problems).toEqual([
      'content/a/demo.vue:2: vxe-table has no event "cell-klick". Correct the name or leave it out.'
    ])
  })
  test('content of a column counts as a use of its default slot, a template for another slot does not', () => {
    expect(usageOf('<vxe-table><vxe-column><b>1</b></vxe-column></vxe-table>').paths).toEqual(['column#default'])
    expect(usageOf('<vxe-table><vxe-column>1</vxe-column></vxe-table>').paths).toEqual(['column#default'])
    expect(usageOf('<vxe-table><vxe-column> <template #edit>1</template> </vxe-column></vxe-table>').paths).toEqual([
      'column#edit'
    ])
  })

  test('#name, v-slot and slot="…" count as uses of slots, also after v-if and v-else', () => {
    const html =
      '<div><vxe-input><template #prefix /></vxe-input><vxe-table><i slot="empty" /></vxe-table><vxe-column v-slot="{ row }">{{ row }}</vxe-column><vxe-column><template v-if="a" /><template v-else v-slot:edit /></vxe-column></div>'
    expect(usageOf(html)).toMatchObject({
      paths: ['input#prefix', 'table#empty', 'column#default', 'column#edit'],
      problems: []
    })
    expect(usageOf('<vxe-table>\n<template #foo /></vxe-table>').problems).toEqual([
      'content/a/demo.vue:3: vxe-table has no slot "foo". Correct the name or leave it out.'
    ])
  })
  test('v-slot on a column counts as a use for the column only, not for its table', () => {
    expect(usageOf('<vxe-table><vxe-column v-slot="{ row }">{{ row }}</vxe-column></vxe-table>')).toMatchObject({
      paths: ['column#default'],
      problems: []
    })
  })
  test('keys of v-bind and v-on objects are checked as props and events', () => {
    const script =
      "data () { return { options: { size: 'mini', foo: 1, rowConfig: { height: 1 } } } }, computed: { listeners () { return { cellClick: this.a, fooBar: this.b } } }"
    const { paths, problems } = usageOf('<vxe-table v-bind="options" v-on="listeners" />', script)
    expect(paths).toEqual(['table.size', 'table.rowConfig', 'table.rowConfig.height', 'table@cell-click'])
    expect(problems.map(problem => problem.replace(/^.*: /, ''))).toEqual([
      'vxe-table has no prop "foo". Correct the name or leave it out.',
      'vxe-table has no event "fooBar". Correct the name or leave it out.'
    ])
  })
})

describe('keys of configuration objects', () => {
  test('keys of an inline object are checked at every depth', () => {
    expect(
      usageOf('<vxe-table :sort-config="{ defaultSort: { field: \'a\' } }" :row-config="{ keyField: \'id\' }" />').paths
    ).toEqual([
      'table.sortConfig',
      'table.sortConfig.defaultSort',
      'table.sortConfig.defaultSort.field',
      'table.rowConfig',
      'table.rowConfig.keyField'
    ])
    expect(usageOf('<vxe-table :sort-config="{\n  defaultSort: { column: 1 }\n}" />').problems).toEqual([
      'content/a/demo.vue:3: table.sortConfig.defaultSort has no key "column". Correct the name or leave it out.'
    ])
  })
  test.each([
    ['data', 'data () { return { config: { foo: 1 } } }'],
    ['a const that data returns', 'data () { const config = { foo: 1 } as object; return { config } }'],
    ['a computed value', 'computed: { config (): object { return { foo: 1 } } }'],
    ['an assignment', 'data: () => ({ config: {} }), created () { this.config = { foo: 1 } }'],
    ['a spread', 'data () { return { config: { ...base } } }'],
    ['a condition', 'computed: { config () { return this.a ? {} : this.b && { foo: 1 } } }'],
    [
      'a member of an object',
      'data () { return { all: { inner: { foo: 1 } } } }, computed: { config () { return this.all.inner } }'
    ],
    ['a destructured const', 'data () { const { config } = { config: { foo: 1 } }; return { config } }'],
    ['a method', 'methods: { make () { return { foo: 1 } } }, computed: { config () { return this.make() } }'],
    ['a frozen const of the module', 'data () { return { config: base } }']
  ])('are found through %s', (_, script) => {
    expect(
      usageOf('<vxe-table :row-config="config" />', script, 'const base = Object.freeze({ foo: 1 })').problems.join()
    ).toContain('table.rowConfig has no key "foo"')
  })
  test('are followed into imported files, and unknown keys are reported there', () => {
    const others = {
      '_shared/configs.ts': "export const rows = { keyField: 'id' }\nexport function sorting () { return { foo: 1 } }",
      'a/base.ts': "import Vue from 'vue'\nexport default Vue.extend({ data () { return { menu: { foo: 1 } } } })"
    }
    const source = component(
      '<vxe-table :row-config="rows" :sort-config="sorting" :menu-config="menu" />',
      'data () { return { rows, sorting: makeSorting() } }',
      "import Base from './base'\nimport { rows, sorting as makeSorting } from '@/_shared/configs'"
    ).replace('export default Vue.', 'export default Base.')
    const { uses, problems } = findDemoUsage(
      [{ name: 'a/demo.vue', source }, ...Object.entries(others).map(([name, text]) => ({ name, source: text }))],
      index
    )
    expect(uses.at(-1)).toEqual({ path: 'table.rowConfig.keyField', file: '_shared/configs.ts', line: 1 })
    expect(problems).toEqual([
      'content/_shared/configs.ts:2: table.sortConfig has no key "foo". Correct the name or leave it out.',
      'content/a/base.ts:2: table.menuConfig has no key "foo". Correct the name or leave it out.'
    ])
  })
  test('unknown values and values that are assigned from themselves are not reported', () => {
    const script =
      'props: { given: Object }, data () { return { config: {}, list: [] } }, methods: { add (x) { this.config = { ...this.config, ...x }; this.list = [...this.list, x].slice(1) } }'
    expect(
      usageOf(
        '<div><vxe-table :row-config="given" :data="rows" /><vxe-table :row-config="config" :sort-config="other()" /><vxe-grid :columns="list" /></div>',
        script
      ).problems
    ).toEqual([])
  })
  test('a v-for or slot variable hides the data property of the same name', () => {
    const script = 'data () { return { config: { foo: 1 } } }'
    expect(usageOf('<div v-for="config in 3"><vxe-table :row-config="config" /></div>', script).problems).toEqual([])
    expect(
      usageOf(
        '<my-list><template #default="{ config }"><vxe-table :row-config="config" /></template></my-list>',
        script
      ).problems
    ).toEqual([])
  })
  test('an object prop without documented keys may have any keys', () => {
    expect(usageOf('<vxe-column :params="{ any: { thing: 1 } }" />').problems).toEqual([])
  })
  test('an object of rules per field may have any keys, each rule only documented ones', () => {
    expect(
      usageOf('<vxe-table :edit-rules="{ name: [{ required: true }, { foo: 1 }], age: { message: \'\' } }" />')
    ).toMatchObject({
      paths: ['table.editRules', 'table.editRules.required', 'table.editRules.message'],
      problems: [expect.stringContaining('table.editRules has no key "foo"')]
    })
  })
  test('an option that has the keys of another option is checked for those keys', () => {
    expect(usageOf('<vxe-table :menu-config="{ header: { options: [[{ code: \'a\', foo: 1 }]] } }" />')).toMatchObject({
      paths: [
        'table.menuConfig',
        'table.menuConfig.header',
        'table.menuConfig.body.options',
        'table.menuConfig.body.options.code'
      ],
      problems: [expect.stringContaining('table.menuConfig.body.options has no key "foo"')]
    })
  })
})

describe('columns and fields as objects', () => {
  const gridOf = (columns: string) =>
    usageOf('<vxe-grid :columns="columns" />', `data () { const names = ['a']; return { columns: ${columns} } }`)
  test('are checked for the props of their tags in literal, spread, mapped, concatenated and nested lists', () => {
    expect(gridOf("[{ field: 'a', filters: [{ label: 'b' }] }]").paths).toEqual([
      'grid.columns',
      'column.field',
      'column.filters',
      'column.filters.label'
    ])
    for (const list of [
      '[{ foo: 1 }]',
      '[...names.map(field => ({ foo: field }))]',
      'Array.from({ length: 3 }, () => ({ foo: 1 }))',
      '[].concat([{ foo: 1 }]).filter(Boolean)',
      'names.flatMap(a => [{ foo: a }])',
      '[{ children: [{ foo: 1 }] }]'
    ]) {
      expect(gridOf(list).problems.join()).toContain('vxe-column has no prop "foo"')
    }
  })
  test('an array element that v-for passes to v-bind is checked for the props of a column', () => {
    expect(
      usageOf(
        '<div><vxe-column v-for="column in columns" v-bind="column" /><vxe-column v-for="{ own } in columns" v-bind="own" /></div>',
        "data: () => ({ columns: [{ field: 'a', own: { bar: 1 } }] })"
      ).problems.map(problem => /no prop "(.*)"/.exec(problem)?.[1])
    ).toEqual(['own', 'bar'])
  })
  test('a column slot is a function or the name of a slot that a template of the grid must fill', () => {
    const script =
      "data () { return { columns: [{ slots: { default: 'name', edit: () => [] } }], form: { items: [{ slots: { default: 'field' } }] }, bar: { buttons: [{ code: 'a' }], slots: { buttons: 'more' } } } }"
    const html = (slots: string) =>
      `<vxe-grid :columns="columns" :form-config="form" :toolbar-config="bar">${slots}</vxe-grid>`
    expect(usageOf(html('<template #name /><template #field /><template #more />'), script)).toMatchObject({
      paths: expect.arrayContaining(['column#default', 'column#edit', 'form-item#default', 'toolbar#buttons']),
      problems: []
    })
    expect(usageOf(html('<template #name /><template #field />'), script).problems).toEqual([
      expect.stringContaining('No template fills the slot "more". Put <template #more> into <vxe-grid>.')
    ])
    expect(
      usageOf(html('<template #name /><template #field /><template #more /><template #other />'), script).problems
    ).toEqual([expect.stringContaining('vxe-grid has no slot "other"')])
    expect(usageOf(html('<template v-for="slot in slots" #[slot] />'), script).problems).toEqual([])
    expect(gridOf("[{ slots: { foo: 'a' } }]").problems.join()).toContain('vxe-column has no slot "foo"')
  })
  test('an option that has the props of another component may also have keys of its own', () => {
    const script =
      'data () { return { bar: { enabled: false, buttons: [], slots: { buttons: () => [], foo: () => [] }, bar: 1 } } }'
    expect(usageOf('<vxe-grid :toolbar-config="bar" />', script)).toMatchObject({
      paths: [
        'grid.toolbarConfig',
        'grid.toolbarConfig.enabled',
        'toolbar.buttons',
        'grid.toolbarConfig.slots',
        'toolbar#buttons'
      ],
      problems: ['slot "foo"', 'prop "bar"'].map(what => expect.stringContaining(`vxe-toolbar has no ${what}`))
    })
    expect(usageOf('<vxe-form :items="[{ children: [{ field: 1, children: [{ foo: 1 }] }] }]" />')).toMatchObject({
      paths: ['form.items', 'form.items.children', 'form-item.field'],
      problems: [expect.stringContaining('vxe-form-item has no prop "foo"')]
    })
  })
  test('a slot name of a form item is reported if no template of the form fills that slot', () => {
    const script = "data: () => ({ items: [{ field: 'a', slots: { default: 'name' } }] })"
    expect(usageOf('<vxe-form :items="items"><template #name /></vxe-form>', script).problems).toEqual([])
    expect(usageOf('<vxe-form :items="items" />', script).problems).toHaveLength(1)
  })
})

describe('methods of instances', () => {
  test.each([
    ['a type assertion', '(this.$refs.x as Table).insert({})'],
    ['a const', 'const table = this.$refs.x as Table\ntable?.insert({})'],
    ['a wider type', '(this.$refs.x as Full)!.insert({})'],
    ['a parameter', 'const save = (table: Table) => table.insert({})'],
    ['an event', 'this.on(({ $table }) => $table.insert({}))'],
    ['a renamed event parameter', 'this.on(({ $table: table }) => table.insert({}))'],
    ['an event parameter object', 'this.on(params => params.$table.insert({}))'],
    ['the tag with that ref', 'this.$refs.table.insert({})']
  ])('are found through %s', (_, code) => {
    const source = (method: string) =>
      usageOfCode(
        code.replace('insert', method),
        '<div><vxe-table ref="table" /></div>',
        'type Full = Table & Record<string, unknown>'
      )
    expect(source('insert')).toMatchObject({ paths: ['table()insert'], problems: [] })
    expect(source('insart').problems.join()).toContain(
      'vxe-table has no method "insart". Correct the name or call another method.'
    )
  })
  test('calls are checked on results of methods, computed values and callback parameters, also in templates', () => {
    const script =
      'computed: { grid (): Grid { return this.$refs.grid as Grid } }, methods: { table () { return this.$refs.table as Table }, run (action: (table: Table) => void) {} }'
    const html =
      '<p :title="table().foo()" @click="grid.commitProxy(); grid.insert()">{{ grid.bar() }}<i @click="run(table => table.sort())" /></p>'
    const { paths, problems } = usageOf(html, script, "import type { Grid, Table } from 'vxe-table'")
    expect(paths).toEqual(['grid()commitProxy', 'table()insert', 'table()sort'])
    expect(problems).toEqual([
      expect.stringContaining('vxe-table has no method "foo"'),
      expect.stringContaining('vxe-grid has no method "bar"')
    ])
  })
  test('calls on DOM elements, ref arrays and unknown objects and calls of Vue methods are ignored', () => {
    const code =
      '(this.$refs.x as HTMLElement).foo()\nthis.$refs.tables.forEach(a)\n(this.$refs.x as Table).$nextTick()\nthis.on(({ $panel }) => $panel.foo())\nconst { size } = this.$refs.x as Table'
    expect(usageOfCode(code, '<div><vxe-table v-for="a in 3" ref="tables" /></div>')).toMatchObject({
      paths: [],
      problems: []
    })
  })
  test('calls on a local type with the name of a library type are ignored', () => {
    expect(
      usageOf('<div />', 'methods: { run () { (this.$refs.x as Table).foo() } }', 'interface Table { foo (): void }')
        .problems
    ).toEqual([])
  })
})

test('an argument that takes the keys of an option is checked for unknown keys', () => {
  expect(
    usageOfCode(
      "const options = { mode: 'all', foo: 1 }; (this.$refs.x as Table).exportData('a', options)\nVXETable.print({ mode: 'a', bar: 1 })"
    )
  ).toMatchObject({
    paths: ['table.exportConfig.mode', 'table()exportData', 'VXETable()print'],
    problems: ['foo', 'bar'].map(name => expect.stringContaining(`table.exportConfig has no key "${name}"`))
  })
  expect(usageOfCode("(this.$refs.x as Table).exportData('a', this.given)").problems).toEqual([])
})

test('an object passed through a method of the demo is checked, and reported at the call', () => {
  const save = (call: string) =>
    usageOf(
      `<vxe-button @click="${call}" />`,
      "methods: { save (range: object) { (this.$refs.x as Table).exportData('a', { ...range }) } }",
      "import type { Table } from 'vxe-table'"
    )
  expect(save("save({ mode: 'all' })").paths).toContain('table.exportConfig.mode')
  expect(save('save({ foo: 1 })').problems).toEqual([
    'content/a/demo.vue:2: table.exportConfig has no key "foo". Correct the name or leave it out.'
  ])
  expect(
    usageOfCode("function store (range: object = { mode: 'a' }) { (this.$refs.x as Table).exportData('a', range) }")
      .paths
  ).toContain('table.exportConfig.mode')
  expect(
    usageOf(
      '<vxe-table />',
      "methods: { again (range: object) { this.again(range); (this.$refs.x as Table).exportData('a', range) } }",
      "import type { Table } from 'vxe-table'"
    ).problems
  ).toEqual([])
})

describe('the global object', () => {
  test('calls of VXETable functions count as uses, unknown functions are reported', () => {
    expect(
      usageOfCode('VXETable.saveFile({ any: 1 })\nconst modal = VXETable.modal.get("a")\nmodal?.getBox()').paths
    ).toEqual(['VXETable()saveFile', 'VXETable()modal.get', 'modal()getBox'])
    expect(usageOfCode('VXETable.modal.foo()').problems).toEqual([
      expect.stringContaining('VXETable has no function "modal.foo". Correct the name or call another function.')
    ])
  })
  test('options of VXETable.modal functions are checked as props of vxe-modal', () => {
    expect(
      usageOfCode(
        "const options = { id: 'a', width: 1, position: { top: 1, foo: 2 }, events: {}, bar: 3 }\nVXETable.modal.open(options)"
      )
    ).toMatchObject({
      paths: ['modal.width', 'modal.position', 'modal.position.top', 'VXETable()modal.open'],
      problems: [
        expect.stringContaining('modal.position has no key "foo"'),
        expect.stringContaining('vxe-modal has no prop "bar"')
      ]
    })
  })
  test('objects added to a VXETable registry are checked for the keys of that registry', () => {
    expect(
      usageOfCode(
        "VXETable.renderer.add('A', { renderEdit () {}, foo: 1 })\nVXETable.renderer.mixin({ B: { bar: 1 } })\nVXETable.commands.add('c', { commandMethod: run })"
      )
    ).toMatchObject({
      paths: [
        'VXETable()renderer.add',
        'renderer.renderEdit',
        'VXETable()renderer.mixin',
        'VXETable()commands.add',
        'commands.commandMethod'
      ],
      problems: [
        expect.stringContaining('VXETable.renderer has no key "foo"'),
        expect.stringContaining('VXETable.renderer has no key "bar"')
      ]
    })
  })
  test('an unknown event type of VXETable.interceptor is reported', () => {
    expect(
      usageOfCode("VXETable.interceptor.add('event.keydown', run)\nVXETable.interceptor.add('event.foo', run)")
    ).toMatchObject({
      paths: ['VXETable()interceptor.add', 'interceptor@event.keydown'],
      problems: [expect.stringContaining('VXETable.interceptor knows no "event.foo"')]
    })
  })
  test('calls on an imported `modal` are checked, calls on a local object of that name are not', () => {
    expect(
      usageOf('<div />', '', "import { modal, saveFile } from 'vxe-table'\nmodal.foo(saveFile())").problems
    ).toHaveLength(1)
    expect(usageOf('<div />', '', 'const modal = { foo () {} }\nmodal.foo()').problems).toEqual([])
  })
})

test('a vxe-input created by a render function is checked for its props, events and slots', () => {
  const code =
    "h('vxe-input', { class: 'a', props: { type: 'date', foo: 1 }, attrs: { 'aria-label': 'b' }, on: { input: run, 'prefix-click': run, bar: run }, scopedSlots: { prefix: run, baz: run } })\nh('div', { props: { foo: 1 } })"
  expect(usageOfCode(code)).toMatchObject({
    paths: ['input.type', 'input@input', 'input@prefix-click', 'input#prefix'],
    problems: ['prop "foo"', 'event "bar"', 'slot "baz"'].map(what =>
      expect.stringContaining(`vxe-input has no ${what}`)
    )
  })
})

test('uses and problems have the lines of their own file, those of imported files come last', () => {
  const other = component('<p>{{ a }}\n<vxe-table size="a" bar="1" /></p>')
  const { uses, problems } = usageOf(
    '<div>\n\n{{\n  VXETable }}<vxe-input type="a" /></div>',
    'data () { return {} },\n mounted () {\n (this.$refs.x as Table).foo() }',
    "import type { Table } from 'vxe-table'\nimport Other from './other.vue'",
    { 'a/other.vue': other }
  )
  expect(uses).toEqual([
    { path: 'input.type', file: 'a/demo.vue', line: 5 },
    { path: 'table.size', file: 'a/other.vue', line: 3 }
  ])
  expect(problems.map(problem => problem.split(': ')[0])).toEqual(['content/a/demo.vue:13', 'content/a/other.vue:3'])
})

test('the found uses are the same with NODE_ENV=production', () => {
  const files = [
    {
      name: 'a.vue',
      source:
        '<template><vxe-table :row-config="rowConfig" /></template>\n<script lang="ts">\nexport default { data () { return { rowConfig: { keyField: \'id\' } } } }\n</script>\n'
    }
  ]
  const uses = () => findDemoUsage(files, index).uses.map(use => use.path)
  const mode = process.env.NODE_ENV
  const checked = uses()
  process.env.NODE_ENV = 'production'
  try {
    expect(uses()).toEqual(checked)
    expect(checked).toContain('table.rowConfig.keyField')
  } finally {
    process.env.NODE_ENV = mode
  }
})
