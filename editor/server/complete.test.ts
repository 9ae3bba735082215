import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readFactsWithoutDemos } from '../../builder/editor-data/facts-without-demos.ts'
import { createSeededRandom } from '../../shared/seeded-random.ts'
import type { SourceFile } from '../../usage/read/source-file.ts'
import type { Completion } from './complete.ts'
import { complete } from './complete.ts'
import { component, createTestKnowledge, readMarked } from './test-knowledge.ts'

const knowledge = createTestKnowledge(readFactsWithoutDemos())

function completeAt(name: string, marked: string, others: readonly SourceFile[] = [], version = '3.8.6'): Completion[] {
  const { file, offset } = readMarked(name, marked)
  return complete(file, offset, [file, ...others], knowledge, version)
}

const labelsAt = (name: string, marked: string, others?: readonly SourceFile[], version?: string): string[] =>
  completeAt(name, marked, others, version).map(({ label }) => label)

const snippetOf = (found: readonly Completion[], label: string): string | undefined =>
  found.find(each => each.label === label)?.snippet

const withGrid = (options: string): string =>
  component('<vxe-grid v-bind="gridOptions" />', `export default { data () { return { gridOptions: ${options} } } }`)

test('a tag is completed with every component, those for the place first', () => {
  const found = completeAt('a.vue', component('<vxe-table>\n<vxe-|\n</vxe-table>'))
  expect(found).toHaveLength(knowledge.facts.components.length)
  expect(found.filter(({ isLikely }) => isLikely).map(({ label }) => label)).toEqual(['vxe-colgroup', 'vxe-column'])
  expect(labelsAt('a.vue', component('<|'))).toContain('vxe-grid')
  expect(labelsAt('a.jsx', 'export default { render () { return <vxe-| } }')).toContain('vxe-grid')
})

test('an attribute is completed with the missing props and events, written as a template needs them', () => {
  const found = completeAt('a.vue', component('<vxe-table :data="rows" @cell-click="go" |></vxe-table>'))
  expect(snippetOf(found, 'size')).toBe('size="$1"')
  expect(snippetOf(found, ':column-config')).toBe(':column-config="$1"')
  expect(snippetOf(found, 'stripe')).toBe('stripe')
  expect(snippetOf(found, '@cell-dblclick')).toBe('@cell-dblclick="$1"')
  expect(found.map(({ label }) => label)).not.toContain(':data')
  expect(found.map(({ label }) => label)).not.toContain('@cell-click')
})

test('a sign before the name of an attribute selects props, events or slots', () => {
  expect(labelsAt('a.vue', component('<vxe-table :ed|></vxe-table>'))).toContain(':edit-config')
  expect(labelsAt('a.vue', component('<vxe-table :ed|></vxe-table>'))).not.toContain('@cell-click')
  const events = labelsAt('a.vue', component('<vxe-table @|></vxe-table>'))
  expect(events).toContain('@edit-closed')
  expect(events.every(label => label.startsWith('@'))).toBe(true)
  expect(labelsAt('a.vue', component('<vxe-table><template #|></template></vxe-table>'))).toContain('#empty')
  expect(labelsAt('a.vue', component('<vxe-column v-slot:e| />'))).toContain('v-slot:edit')
})

test('an attribute with a value keeps the value', () => {
  expect(snippetOf(completeAt('a.vue', component('<vxe-table :edit-con|="a" />')), ':edit-config')).toBe(':edit-config')
})

test('values come from the type of the prop or option', () => {
  expect(labelsAt('a.vue', component('<vxe-table size="|" />'))).toEqual(['small', 'medium', 'mini'])
  expect(labelsAt('a.vue', component(`<vxe-table :edit-config="{ mode: '|' }" />`))).toEqual(['cell', 'row'])
  expect(labelsAt('a.vue', component('<vxe-table :edit-config="{ mode: | }" />'))).toEqual(["'cell'", "'row'"])
  expect(labelsAt('a.vue', component('<vxe-table :edit-config="{ showIcon: | }" />'))).toEqual(['true', 'false'])
})

test.each([
  ['in an empty object', '{ | }'],
  ['after a comma', "{ trigger: 'click', | }"],
  ['without a comma', "{ trigger: 'click'\n | }"],
  ['before an option without a comma', '{ mo|\n showIcon: true }'],
  ['before a value', '{ mo|: true }']
])('keys of a nested option are completed %s', (_, object) => {
  for (const marked of [component(`<vxe-table :edit-config="${object}" />`), withGrid(`{ editConfig: ${object} }`)])
    expect(labelsAt('a.vue', marked)).toContain('mode')
})

test('keys that the object has are not completed again', () => {
  expect(labelsAt('a.vue', component('<vxe-table :edit-config="{ showIcon: true, | }" />'))).not.toContain('showIcon')
})

test('objects of the script are completed as options of the component that the template binds them to', () => {
  const found = completeAt('a.vue', withGrid('{ | }'))
  expect(snippetOf(found, 'columns')).toBe('columns: [{ $1 }]')
  expect(snippetOf(found, 'editConfig')).toBe('editConfig: { $1 }')
  expect(labelsAt('a.vue', withGrid("{ columns: [{ field: 'a', | }] }"))).toEqual(
    expect.arrayContaining(['sortable', 'slots'])
  )
  expect(labelsAt('a.vue', withGrid('{ columns: [{ slots: { | } }] }'))).toContain('edit')
  expect(labelsAt('a.vue', withGrid('{ pagerConfig: { | } }'))).toContain('pageSizes')
})

test('an object that another open file gives to the library is completed', () => {
  const page = component(
    '<vxe-grid v-bind="options" />',
    `import { options } from './options'\nexport default { data () { return { options } } }`
  )
  const text = 'export const options = { editConfig: { | } }'
  expect(labelsAt('src/options.js', text, [{ name: 'src/a.vue', text: page }])).toContain('mode')
  expect(labelsAt('src/options.js', text)).toEqual([])
})

test('methods of a ref, functions of the library and their options are completed', () => {
  const script = 'export default { methods: { go () { this.$refs.table.|\n } } }'
  expect(snippetOf(completeAt('a.vue', component('<vxe-table ref="table" />', script)), 'clearSort')).toMatch(
    /^clearSort\(/
  )
  const code = (text: string): string => `import { VXETable } from 'vxe-table'\n${text}\n`
  expect(labelsAt('a.js', code('VXETable.modal.|'))).toContain('confirm')
  expect(labelsAt('a.js', code('VXETable.modal.open({ | })'))).toContain('title')
  expect(labelsAt('a.js', code('VXETable.setConfig({ table: { | } })'))).toContain('rowConfig')
  expect(labelsAt('a.js', code("VXETable.interceptor.add('|', () => {})"))).toContain('event.clearEdit')
})

test('JSX is completed with props, events and keys', () => {
  const render = (element: string): string => `export default { render () { return ${element} } }`
  const found = completeAt('a.jsx', render('<vxe-table | />'))
  expect(snippetOf(found, 'edit-config')).toBe('edit-config={$1}')
  expect(snippetOf(found, 'on-cell-click')).toBe('on-cell-click={$1}')
  expect(labelsAt('a.jsx', render('<vxe-table edit-con| data={this.a}></vxe-table>'))).toContain('edit-config')
  expect(labelsAt('a.jsx', render('<vxe-table edit-config={{ | }} />'))).toContain('mode')
  expect(labelsAt('a.jsx', render('<vxe-table on={{ | }} />'))).toContain('cell-click')
})

test('a version without a member does not complete it', () => {
  const marked = component('<vxe-table :| />')
  expect(labelsAt('a.vue', marked)).toContain(':row-config')
  expect(labelsAt('a.vue', marked, [], '3.2.19')).not.toContain(':row-config')
})

test('other code is not completed', () => {
  expect(labelsAt('a.vue', component('<p |></p>'))).toEqual([])
  expect(labelsAt('a.vue', component('<p>{{ a.| }}</p>'))).toEqual([])
  expect(labelsAt('a.js', 'const a = { | }')).toEqual([])
  expect(labelsAt('a.css', '.a { | }')).toEqual([])
})

test('code that is cut off anywhere throws no error', () => {
  const random = createSeededRandom(1)
  const folder = path.resolve(import.meta.dirname, '../../content/table/edit')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.vue'))
  for (const name of names.slice(0, 12)) {
    const text = readFileSync(path.join(folder, name), 'utf8')
    for (let count = 0; count < 6; count++) {
      const offset = random(text.length)
      const file = { name: 'a.vue', text: random(2) === 0 ? text.slice(0, offset) : text }
      expect(complete(file, offset, [file], knowledge, '3.8.6')).toBeInstanceOf(Array)
    }
  }
})
