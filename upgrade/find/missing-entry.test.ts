import { expect, test } from 'vitest'
import { checkProject } from '../check-project.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const manifest = {
  name: 'package.json',
  text: '{ "dependencies": { "vxe-table": "~3.21.6", "vxe-pc-ui": "~3.14.27" } }'
}
const view = { name: 'src/a.vue', text: '<template>\n  <vxe-grid />\n</template>\n' }

const reportsEntry = (...files: { name: string; text: string }[]): boolean =>
  checkProject(files, versions).findings.some(({ rule }) => rule === 'package-entry')

test('a project with components that no file registers is not upgraded without a question', () => {
  expect(reportsEntry(manifest, view)).toBe(true)
  expect(checkProject([manifest, view], versions).verdict).toBe('changes')
})

test.each([
  ['src/main.js', "import VXETable from 'vxe-table'\nVue.use(VXETable)\n"],
  ['src/plugins.ts', "Vue.use(require('vxe-table'))\n"],
  ['public/index.html', '<script src="https://cdn.example.com/vxe-table@3.8.6/lib/index.umd.min.js"></script>\n']
])('%s registers the library', (name, text) => {
  expect(reportsEntry(manifest, view, { name, text })).toBe(false)
})

test('a manifest alone, and a project without components, have no entry to find', () => {
  expect(reportsEntry(manifest)).toBe(false)
  expect(reportsEntry(manifest, { name: 'src/a.vue', text: '<template><p /></template>' })).toBe(false)
})
