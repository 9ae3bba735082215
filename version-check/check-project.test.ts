import { expect, test } from 'vitest'
import { applyFixes } from './apply-fixes.ts'
import { checkProject } from './check-project.ts'
import { checkOptions } from './fixtures/members.ts'

const check = (files: Record<string, string>, version = '3.8.6') =>
  checkProject(
    Object.entries(files).map(([name, text]) => ({ name, text })),
    { ...checkOptions, version }
  )

const list = (files: Record<string, string>, version?: string): string[] =>
  check(files, version).findings.map(({ kind, found, here }) => `${kind} ${found}${here ? ` -> ${here}` : ''}`)

const table = (attributes: string, inner = '<vxe-column field="a" />') =>
  `<template><vxe-table ${attributes}>${inner}</vxe-table></template>`

const fix = (name: string, text: string): string => applyFixes(text, check({ [name]: text }).findings)

test('a finding has the exact range, the first version, the name here and the page', () => {
  const [finding] = check({ 'a.vue': table(':data="rows"\n  :row-drag-config="{}"') }).findings
  expect(finding).toMatchObject({
    kind: 'member',
    severity: 'unknown',
    file: 'a.vue',
    line: 2,
    column: 4,
    found: 'row-drag-config',
    page: '/integration/sortable',
    releases: { first: '3.11.39', isExact: false }
  })
  expect(finding!.end - finding!.start).toBe('row-drag-config'.length)
  expect(finding!.message.en).toBe(
    'vxe-table 3.8.6 has no `row-drag-config`, so it has no effect. Available in 3.11.39.'
  )
  expect(finding!.message.zh).toBe('vxe-table 3.8.6 没有 `row-drag-config`，不起作用。3.11.39 中可用。')
})

test('the version of an upgrade rule is exact if no release before it has the name', () => {
  const text = `import { VXETable } from 'vxe-table'\nVXETable.renderer.add('A', { renderTableEdit () {} })`
  const [finding] = check({ 'a.js': text }).findings
  expect(finding).toMatchObject({ here: 'renderEdit', releases: { first: '3.9.0', isExact: true } })
})

test('no exact version is named for VxeUI, which releases of 3.8 after 3.8.6 export', () => {
  const [finding] = check({ 'a.js': "import { VxeUI } from 'vxe-table'" }).findings
  expect(finding).toMatchObject({ here: 'VXETable', releases: { first: '3.9.0', isExact: false } })
})

test('an unknown object is reported without its keys', () => {
  expect(list({ 'a.vue': table(':virtual-y-config="{ enabled: true, gt: 0, preSize: 2 }" height="300"') })).toEqual([
    'member virtual-y-config -> scroll-y'
  ])
})

test('a name that only earlier releases have is reported with the last one', () => {
  const [finding] = check({ 'a.js': `import { Header } from 'vxe-table'\nVue.use(Header)` }).findings
  expect(finding).toMatchObject({ kind: 'export', found: 'Header', releases: { last: '3.7.6' } })
  expect(finding!.message.en).toContain('The last version with it is 3.7.6.')
})

test('the same code has findings for the versions that lack its names only', () => {
  const files = { 'a.vue': table(':row-config="{ drag: true }" :virtual-y-config="{}"') }
  expect(list(files, '3.8.6')).toEqual(['member drag', 'member virtual-y-config -> scroll-y'])
  expect(list(files, '3.12.9')).toEqual(['member virtual-y-config -> scroll-y'])
  expect(list(files, '3.21.6')).toEqual([])
})

test('options of an object in another file are reported in that file, once', () => {
  const files = {
    'src/page.vue': `<template><vxe-grid v-bind="options" /></template>
<script>
import { options } from './options'
export default { data: () => ({ options }) }
</script>`,
    'src/options.js': `export const options = { rowConfig: { drag: true }, columns: [{ field: 'a', dragSort: true }] }`
  }
  expect(check(files).findings.map(({ file, found }) => `${file} ${found}`)).toEqual([
    'src/options.js drag',
    'src/options.js dragSort'
  ])
})

test('a component, a renderer and a variable of the project are not those of later versions', () => {
  const files = {
    'src/components/VxeTree.vue':
      '<template><div /></template>\n<script>\nexport default { name: "VxeTree" }\n</script>',
    'src/page.vue': `<template><div><vxe-tree /><vxe-grid :columns="columns" /></div></template>
<script>
export default { data: () => ({ columns: [{ field: 'a', editRender: { name: 'VxeTreeSelect' } }] }) }
</script>
<style>.a { color: var(--vxe-ui-own-color); }</style>`,
    'src/main.js': `import { VXETable } from 'vxe-table'\nVXETable.renderer.add('VxeTreeSelect', { renderEdit () {} })`
  }
  expect(list(files)).toEqual([])
})

test('attributes of the browser, listeners of the root node and slots that the configuration names are no findings', () => {
  const files = {
    'a.vue': `<template>
  <vxe-grid :columns="columns" title="x" data-a="1" @click.native="go" aria-label="a">
    <template #name_cell="{ row }">{{ row.name }}</template>
  </vxe-grid>
</template>
<script>
export default { data: () => ({ columns: [{ field: 'name', slots: { default: 'name_cell' } }] }), methods: { go () {} } }
</script>`
  }
  expect(list(files)).toEqual([])
})

test('a method that 3.8.6 has without declaring it is no finding', () => {
  const call = (name: string) => ({
    'a.vue': `<template><vxe-table ref="t" /></template>
<script>
export default { methods: { a () { this.$refs.t.${name}() } } }
</script>`
  })
  expect(list(call('getCellLabel'))).toEqual([])
  expect(list(call('getFullColumns'))).toEqual(['member getFullColumns -> getTableColumn()'])
})

test('the releases without described functions and exports have no findings about them', () => {
  const files = { 'a.js': `import VXETable, { Table } from 'vxe-table'\nVXETable.renderer.add('A', {})` }
  expect(list(files, '3.0.3')).toEqual([])
  expect(list({ 'a.vue': table('border') }, '3.0.3')).toEqual([])
})

test('a misspelled name has a hint with the similar name, a name without one has none', () => {
  expect(list({ 'a.vue': table(':row-confg="{}" @cell-clik="go" some-own-thing="1" height="1"') })).toEqual([
    'spelling row-confg -> row-config',
    'spelling cell-clik -> cell-click'
  ])
  expect(list({ 'a.vue': '<template><el-table :row-confg="{}" /></template>' })).toEqual([])
})

test.each([
  [
    'a.js',
    `import { VxeUI } from 'vxe-table'\nVxeUI.setConfig({})`,
    `import { VXETable as VxeUI } from 'vxe-table'\nVxeUI.setConfig({})`
  ],
  ['a.js', `import { VxeUI as V } from 'vxe-table'`, `import { VXETable as V } from 'vxe-table'`],
  [
    'a.vue',
    table(':virtual-y-config="{ enabled: true, gt: 0 }" height="9"'),
    table(':scroll-y="{ enabled: true, gt: 0 }" height="9"')
  ],
  // The threshold of 3.8 would differ.
  [
    'a.vue',
    table(':virtual-y-config="{ enabled: true }" height="9"'),
    table(':virtual-y-config="{ enabled: true }" height="9"')
  ],
  [
    'a.js',
    `import { VXETable } from 'vxe-table'\nVXETable.renderer.add('A', { 'tableFilterMethod' () {}, renderTableEdit })`,
    `import { VXETable } from 'vxe-table'\nVXETable.renderer.add('A', { 'filterMethod' () {}, renderTableEdit })`
  ],
  [
    'a.vue',
    '<template><vxe-table ref="t" /></template>\n<script>\nexport default { methods: { a () { this.$refs.t.getEditCell() } } }\n</script>',
    '<template><vxe-table ref="t" /></template>\n<script>\nexport default { methods: { a () { this.$refs.t.getEditRecord() } } }\n</script>'
  ]
])('a fix in %s changes only a name with the same meaning', (name, before, after) => {
  expect(fix(name, before)).toBe(after)
  expect(fix(name, after)).toBe(after)
})

const setup = `<script setup>
import { ref, createApp } from 'vue'
const a = ref(0)
</script>`
const dependsOn = (vue: string) => JSON.stringify({ dependencies: { vue } })

test.each([
  ['2.6.14', ['vue <script setup>', 'vue ref', 'vue createApp']],
  ['~2.6.11', ['vue <script setup>', 'vue ref', 'vue createApp']],
  ['^2.6.11', ['vue createApp']],
  ['2.7.16', ['vue createApp']],
  ['^3.4.0', []]
])('with Vue %s, the Composition API is checked for that version', (range, expected) => {
  expect(list({ 'a.vue': setup, 'package.json': dependsOn(range) })).toEqual(expected)
})

test('without package.json, only exports that no Vue 2 has are reported', () => {
  expect(list({ 'a.vue': setup })).toEqual(['vue createApp'])
})

const pitfalls = (files: Record<string, string>): string[] =>
  check(files).findings.map(({ kind, found, page }) => `${kind} ${found} ${page}`)

test('a range of vxe-table that 3.9 satisfies is a pitfall without a lock file, and the packages of 3.9 are unknown', () => {
  const depend = (range: string) => JSON.stringify({ dependencies: { 'vxe-table': range } })
  const page = '/table/start/install#package-manager'
  expect(pitfalls({ 'package.json': depend('^3.8.6') })).toEqual([`pitfall ^3.8.6 ${page}`])
  expect(pitfalls({ 'package.json': depend('>=3.8.0') })).toEqual([`pitfall >=3.8.0 ${page}`])
  expect(fix('package.json', depend('^3.8.6'))).toBe(depend('~3.8.6'))
  for (const range of ['3.8.6', '~3.8.6', '~3.8.25', '^4.0.0', 'latest'])
    expect(pitfalls({ 'package.json': depend(range) })).toEqual([])
  expect(pitfalls({ 'package.json': depend('^3.8.6'), 'package-lock.json': '{}' })).toEqual([])
  expect(list({ 'package.json': JSON.stringify({ dependencies: { 'vxe-pc-ui': '3.14.27' } }) })).toEqual([
    'package 3.14.27'
  ])
})

test('virtual scrolling without a height is a pitfall', () => {
  expect(pitfalls({ 'a.vue': table(':scroll-y="{ enabled: true, gt: 0 }"') })).toEqual([
    'pitfall scroll-y /table/scroll/scroll#requirements'
  ])
  for (const more of ['height="400"', ':max-height="h"', 'v-bind="more"'])
    expect(pitfalls({ 'a.vue': table(`:scroll-y="{ enabled: true }" ${more}`) })).toEqual([])
  expect(pitfalls({ 'a.vue': table(':scroll-y="{ enabled: false }"') })).toEqual([])
})

test('stored column settings without an id, or with the same id twice, are pitfalls', () => {
  const stored = (more: string) => `<vxe-table :custom-config="{ storage: true }" ${more} />`
  const page = '/table/advanced/customStorage'
  expect(pitfalls({ 'a.vue': `<template>${stored('')}</template>` })).toEqual([`pitfall custom-config ${page}`])
  expect(pitfalls({ 'a.vue': `<template><div>${stored('id="a"')}${stored('id="a"')}</div></template>` })).toEqual([
    `pitfall id="a" ${page}`
  ])
  for (const ok of [
    stored('id="a"') + stored('id="b"'),
    stored(':id="key"') + stored(':id="key"'),
    stored('id="a" v-if="x"') + stored('id="a" v-else'),
    '<vxe-table :custom-config="{ storage: false }" />'
  ])
    expect(pitfalls({ 'a.vue': `<template><div>${ok}</div></template>` })).toEqual([])
})

test('tables in several files that store column settings with the same id are a pitfall of each file but the first', () => {
  const stored = (id: string) =>
    `<template>\n  <vxe-table :custom-config="{ storage: true }" ${id} :row-drag-config="{}" />\n</template>`
  const files = { 'src/a.vue': stored('id="a"'), 'src/b.vue': stored('id="a" v-if="x"'), 'src/c.vue': stored('id="c"') }
  expect(list(files)).toEqual([
    'member row-drag-config',
    'pitfall id="a"',
    'member row-drag-config',
    'member row-drag-config'
  ])
  const shared = check(files).findings.find(({ kind }) => kind === 'pitfall')
  expect(shared).toMatchObject({ file: 'src/b.vue', line: 2, severity: 'hint', page: '/table/advanced/customStorage' })
  expect(shared!.message.en).toContain('The table in src/a.vue, line 2, has the same `id` (a)')
  expect(list({ 'a.vue': stored('id="a"'), 'b.vue': table(':id="a"'), 'c.vue': table('id="a"') })).toEqual([
    'member row-drag-config'
  ])
})

test('an id in the options of a grid counts like one in its tag, unless the tag has another one', () => {
  const grid = (attributes: string, options: string) => `<template><vxe-grid v-bind="options"${attributes} /></template>
<script>
export default { data: () => ({ options: { ${options} } }) }
</script>`
  const stored = `id: 'a', customConfig: { storage: { visible: true } }`
  expect(list({ 'a.vue': grid('', stored), 'b.vue': grid('', stored) })).toEqual(["pitfall id: 'a'"])
  for (const other of [
    grid(' id="b"', stored),
    grid('', `...base, ${stored}`),
    grid('', `id: 'a', customConfig: { storage: false }`),
    grid('', 'customConfig: { storage: true }')
  ])
    expect(list({ 'a.vue': grid('', stored), 'b.vue': other })).toEqual([])
  const both = `<template><div><vxe-grid v-if="x" v-bind="one" /><vxe-grid v-else v-bind="two" /></div></template>
<script>
export default { data: () => ({ one: { ${stored} }, two: { ${stored} } }) }
</script>`
  expect(list({ 'a.vue': both })).toEqual([])
  expect(list({ 'a.vue': both.replace('v-if="x"', '').replace('v-else', '') })).toEqual(["pitfall id: 'a'"])
})

test('a validation rule for a field without a column is a pitfall', () => {
  const page = (columns: string) => `<template><vxe-table :edit-rules="rules">${columns}</vxe-table></template>
<script>
export default { data: () => ({ rules: { name: [{ required: true }], age: [] } }) }
</script>`
  expect(pitfalls({ 'a.vue': page('<vxe-column field="name" />') })).toEqual(['pitfall age /table/edit/cellValid'])
  for (const columns of [
    '<vxe-column field="name" /><vxe-column field="age" />',
    '<vxe-column v-for="c in list" :field="c" />',
    '<own-columns />',
    ''
  ])
    expect(pitfalls({ 'a.vue': page(columns) })).toEqual([])
})

test('an object in the template that resets a grid is a pitfall if the parent is rendered again', () => {
  const page = (more: string) =>
    `<template><div>${more}<vxe-grid :proxy-config="proxy" :pager-config="{ pageSize: 5 }" /></div></template>`
  expect(pitfalls({ 'a.vue': page('<input v-model="query">') })).toEqual(['pitfall pager-config /grid/api'])
  expect(pitfalls({ 'a.vue': page('') })).toEqual([])
})

test('unreadable code is a problem with its position, and the other files are checked', () => {
  const { findings, problems } = check({ 'a.js': 'const = 1 @@', 'b.vue': table(':row-drag-config="{}"') })
  expect(problems).toMatchObject([{ file: 'a.js', line: 1 }])
  expect(findings).toMatchObject([{ file: 'b.vue' }])
})
