import { expect, test } from 'vitest'
import { readFactsWithoutDemos } from '../../builder/editor-data/facts-without-demos.ts'
import { hover } from './hover.ts'
import { component, createTestKnowledge, readMarked } from './test-knowledge.ts'

const knowledge = createTestKnowledge(readFactsWithoutDemos())
const site = 'http://docs.example/v3.8'

function hoverAt(name: string, marked: string, language: 'zh' | 'en' = 'en') {
  const { file, offset } = readMarked(name, marked)
  const found = hover(file, offset, [file], knowledge, { language, site })
  return found && { name: file.text.slice(found.range.start, found.range.end), markdown: found.markdown }
}

test('a prop has its type, its keys and a link to its row of the reference', () => {
  const found = hoverAt('a.vue', component('<vxe-grid :edit-con|fig="{}" />'))
  expect(found?.name).toBe('edit-config')
  expect(found?.markdown).toContain('edit-config: boolean | TableEditConfig')
  expect(found?.markdown).toContain("- `mode` `'cell' | 'row'`: ")
  expect(found?.markdown).toContain(`(${site}/#/table/api?filterName=editConfig)`)
})

test('the language of the description is that of the options', () => {
  const marked = component(`<vxe-table :edit-config="{ mo|de: 'row' }" />`)
  expect(hoverAt('a.vue', marked, 'zh')?.markdown).toMatch(/编辑模式/)
  expect(hoverAt('a.vue', marked, 'en')?.markdown).not.toMatch(/\p{Script=Han}/u)
})

test.each([
  ['a component', component('<vxe-ta|ble />'), 'vxe-table'],
  ['an event', component('<vxe-table @cell-cl|ick="go" />'), 'cell-click'],
  ['a slot', component('<vxe-table><template #em|pty /></vxe-table>'), 'empty'],
  [
    'a method of a ref',
    component('<vxe-table ref="a" />', 'export default { created () { this.$refs.a.clear|Sort() } }'),
    'clearSort'
  ],
  [
    'an option of the script',
    component(
      '<vxe-grid v-bind="a" />',
      'export default { data () { return { a: { columns: [{ sort|able: true }] } } } }'
    ),
    'sortable'
  ]
])('%s has a description', (_, marked, name) => {
  expect(hoverAt('a.vue', marked)).toMatchObject({ name, markdown: expect.stringContaining(`${site}/#/`) })
})

test('names of the project have no description', () => {
  expect(hoverAt('a.vue', component('<my-ta|ble />'))).toBeUndefined()
  expect(hoverAt('a.vue', component('<vxe-table :dat|um="1" />'))).toBeUndefined()
  expect(hoverAt('a.vue', '<template><vxe-tab|le :a="{')?.name).toBe('vxe-table')
})

test('a deprecated member names its successor', () => {
  const deprecated = knowledge.facts.members.find(
    ({ path, deprecated: successor }) => /^table\.\w+$/.test(path) && successor
  )!
  const found = hoverAt('a.vue', component(`<vxe-table :|${deprecated.name}="a" />`))
  expect(found?.markdown).toMatch(/\*\*Deprecated; use \[`/)
})
