import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { needsWholeLibrary } from './needs-whole-library.ts'

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
const tableFolders = Array.from(
  read('src/demo/table-library.ts').matchAll(/from '(?:vxe-table\/packages\/)([\w-]+)/g),
  ([, folder]) => folder!
)
const lazyComponents = Array.from(read('src/demo/whole-library.ts').matchAll(/\{([^}]+)\} from 'vxe-table'/g)).flatMap(
  ([, names]) => names!.trim().split(/\s*,\s*/)
)

test('each component of the library is loaded by table-library.ts or whole-library.ts', () => {
  expect([...new Set([...tableFolders, ...lazyComponents.map(name => folders.get(name)!)])].toSorted()).toEqual(
    [...installed.map(name => folders.get(name)!), 'v-x-e-table'].toSorted()
  )
})

test.each(lazyComponents)('a demo with %s as a tag or a renderer needs the whole library', name => {
  const tag = name.replaceAll(/\B([A-Z])/g, '-$1').toLowerCase()
  expect(needsWholeLibrary(`<vxe-${tag} size="mini" />`)).toBe(true)
  expect(needsWholeLibrary(`<vxe-${tag}>`)).toBe(true)
  expect(needsWholeLibrary(`editRender: { name: 'Vxe${name}' }`)).toBe(true)
  expect(needsWholeLibrary(`editRender: { name: '$${tag}' }`)).toBe(true)
})

test('a demo with only tags of the table part does not need the whole library', () => {
  for (const folder of tableFolders.filter(each => each !== 'v-x-e-table'))
    expect(needsWholeLibrary(`<vxe-${folder} />`), folder).toBe(false)
})

test.each([
  '<vxe-table :export-config="{}" />',
  '<vxe-table :print-config="{}" />',
  'this.$refs.table.exportData()',
  'this.$refs.table.importByFile(file)',
  'this.$refs.table.openCustom()',
  "VXETable.modal.message('saved')"
])('a demo with code that opens a panel needs the whole library: %s', source => {
  expect(needsWholeLibrary(source)).toBe(true)
})

test('component names in CSS do not make a demo need the whole library', () => {
  expect(needsWholeLibrary('.vxe-input-border { color: var(--vxe-form-title) } .vxe-table--body {}')).toBe(false)
})
