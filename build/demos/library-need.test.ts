import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { wantsWholeLibrary } from './library-need.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const parts = 'node_modules/vxe-table/packages'

/** `FormItem` -> `form-item`: every component of the library has a folder and is installed in `all.js`. */
const folders = new Map(
  Array.from(read(`${parts}/all.js`).matchAll(/^import \{ (\w+) \} from '\.\/([\w-]+)'/gm), ([, name, folder]) => [
    name!,
    folder!
  ])
)
const installed = /components = \[([^\]]+)\]/.exec(read(`${parts}/all.js`))![1]!.match(/\b[A-Z]\w+/g)!
const withTable = Array.from(
  read('src/demo/table-library.ts').matchAll(/from '(?:vxe-table\/packages\/)([\w-]+)/g),
  ([, folder]) => folder!
)
const late = Array.from(read('src/demo/whole-library.ts').matchAll(/\{([^}]+)\} from 'vxe-table'/g)).flatMap(
  ([, names]) => names!.trim().split(/\s*,\s*/)
)

test('each component of the library comes with a table or with the rest', () => {
  expect([...new Set([...withTable, ...late.map(name => folders.get(name)!)])].toSorted()).toEqual(
    [...installed.map(name => folders.get(name)!), 'v-x-e-table'].toSorted()
  )
})

test.each(late)('a demo with %s wants the whole library, in a template, a renderer or a script', name => {
  const tag = name.replaceAll(/\B([A-Z])/g, '-$1').toLowerCase()
  expect(wantsWholeLibrary(`<vxe-${tag} size="mini" />`)).toBe(true)
  expect(wantsWholeLibrary(`<vxe-${tag}>`)).toBe(true)
  expect(wantsWholeLibrary(`editRender: { name: 'Vxe${name}' }`)).toBe(true)
  expect(wantsWholeLibrary(`editRender: { name: '$${tag}' }`)).toBe(true)
})

test('components that come with a table want nothing', () => {
  for (const folder of withTable.filter(each => each !== 'v-x-e-table'))
    expect(wantsWholeLibrary(`<vxe-${folder} />`), folder).toBe(false)
})

test.each([
  '<vxe-table :export-config="{}" />',
  '<vxe-table :print-config="{}" />',
  'this.$refs.table.exportData()',
  'this.$refs.table.importByFile(file)',
  'this.$refs.table.openCustom()',
  "VXETable.modal.message('saved')"
])('what opens a panel wants the whole library: %s', source => {
  expect(wantsWholeLibrary(source)).toBe(true)
})

test('names of styles are no components', () => {
  expect(wantsWholeLibrary('.vxe-input-border { color: var(--vxe-form-title) } .vxe-table--body {}')).toBe(false)
})
