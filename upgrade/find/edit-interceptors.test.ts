import { expect, test } from 'vitest'
import { checkFiles, checkProject } from '../check-project.ts'
import { isMechanical, patchFile } from '../patch.ts'

const versions = { from: '3.8.6', to: '3.21.6' }

const first = {
  name: 'src/main.js',
  text: "import VXETable from 'vxe-table'\nVXETable.interceptor.add('event.clearActived', () => false)\n"
}

function upgrade(...others: { name: string; text: string }[]): string {
  const { projectOf } = checkFiles([first, ...others], versions)
  return patchFile(first, versions, isMechanical, projectOf(first)).text
}

const renamed = first.text.replace('clearActived', 'clearEdit')

test('the only interceptor under the old name is renamed', () => {
  expect(upgrade()).toBe(renamed)
  expect(upgrade({ name: 'package.json', text: '{ "dependencies": { "vxe-table-plugin-menus": "^3.3.9" } }' })).toBe(
    renamed
  )
})

test.each([
  ['a plugin with a handler', 'package.json', '{ "dependencies": { "vxe-table-plugin-element": "^1.11.4" } }'],
  ['an import of a plugin with a handler', 'src/ui.js', "import plugin from 'vxe-table-plugin-antd'"],
  ['another handler', 'src/other.js', "VXETable.interceptor.add('event.clearActived', handle)"],
  ['another spelling', 'src/other.js', "VXETable.interceptor.add('event.clear_actived', handle)"],
  ['a handler under the new name', 'src/other.vue', "<script>interceptor.add('event.clearEdit', handle)</script>"]
])('an interceptor is not renamed beside %s', (_, name, text) => {
  expect(upgrade({ name, text })).toBe(first.text)
  const { findings } = checkProject([first, { name, text }], versions)
  expect(
    findings.filter(({ rule, file }) => rule === 'interceptor-clear-actived' && file === first.name)
  ).toMatchObject([{ certainty: 'look', becomes: 'event.clearEdit', edits: [] }])
})
