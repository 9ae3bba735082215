import { expect, test } from 'vitest'
import { checkFile } from './check.ts'

const versions = { from: '3.8.6', to: '3.21.6' }

const rulesIn = (text: string): string[] =>
  checkFile({ name: 'vxe-plugin.js', text: `// vxe-table\n${text}` }, versions)
    .findings.map(({ rule }) => rule)
    .sort()

const hooks = '{ renderDefault () {}, renderEdit () {} }'
const found = ['hook-render-default', 'hook-render-edit']

test.each([
  `export default { install (vxeTable) { vxeTable.renderer.add('Mine', ${hooks}) } }`,
  `export default { install (core) { core.renderer.mixin({ Mine: ${hooks} }) } }`,
  `export default { install ({ renderer }) { renderer.add('Mine', ${hooks}) } }`,
  `export default { install (core) { const { interceptor, renderer } = core; renderer.add('Mine', ${hooks}) } }`,
  `export default { install (core) { var renderer = core.renderer; renderer.mixin({ Mine: ${hooks} }) } }`,
  `export default { install: function (app) { app.renderer.add('Mine', ${hooks}) } }`,
  `export default { install: app => { app.renderer.add('Mine', ${hooks}) } }`,
  `export function install (app) { app.renderer.add('Mine', ${hooks}) }`,
  `Library.use({ install (app) { ['Mine'].forEach(name => app.renderer.add(name, ${hooks})) } })`,
  `export function addRenderers (vxeTable) { vxeTable.renderer.add('Mine', ${hooks}) }`
])('renderers that a plugin adds are found: %s', text => {
  expect(rulesIn(text)).toEqual(found)
})

test('interceptors and formats that a plugin adds are found', () => {
  expect(
    rulesIn(`export default {
      install ({ interceptor, formats }) {
        interceptor.add('event.clear_filter', () => false)
        formats.add('money', ({ cellValue }) => cellValue)
      }
    }`)
  ).toEqual(['call-formats-add', 'interceptor-clear-filter-spelling'])
})

test.each([
  `export default { install (Vue) { Vue.component('Mine', ${hooks}) } }`,
  `export default { mount (app) { app.renderer.add('Mine', ${hooks}) } }`,
  `export default { install (Vue, library) { library.renderer.add('Mine', ${hooks}) } }`,
  `export default { install (app) { run(app => app.renderer.add('Mine', ${hooks})) } }`,
  `export default { install (Vue) { const vxeTable = other(); vxeTable.renderer.add('Mine', ${hooks}) } }`
])('renderers of other objects are not found: %s', text => {
  expect(rulesIn(text)).toEqual([])
})
