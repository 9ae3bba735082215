import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkFiles } from '../check-project.ts'
import { isMechanical, patchFile } from '../patch.ts'

const versions = { from: '3.8.6', to: '3.21.6' }

function upgrade(texts: Record<string, string>): Record<string, string> {
  const files = Object.entries(texts).map(([name, text]) => ({ name, text }))
  const { projectOf } = checkFiles(files, versions)
  return Object.fromEntries(
    files.map(file => [file.name, patchFile(file, versions, isMechanical, projectOf(file)).text])
  )
}

test.each([
  ["import 'vxe-table/lib/style.css'", "import 'vxe-pc-ui/lib/style.css'"],
  ["import 'vxe-table/lib/index.css'", "import 'vxe-pc-ui/lib/style.css'"],
  ["import 'vxe-table/lib/style.min.css'", "import 'vxe-pc-ui/lib/style.min.css'"],
  ["require('vxe-table/lib/style.css')", "require('vxe-pc-ui/lib/style.css')"]
])('the second style is added before %s', (line, added) => {
  expect(upgrade({ 'main.js': `${line}\n` })).toEqual({ 'main.js': `${added}\n${line}\n` })
})

test('the second style is added once beside two imports', () => {
  const lines = "import 'vxe-table/lib/style.css'\nimport 'vxe-table/lib/index.css'\n"
  const rules = "@import '~vxe-table/lib/style.css';\n@import '~vxe-table/lib/index.css';\n"
  expect(upgrade({ 'main.js': lines })).toEqual({ 'main.js': `import 'vxe-pc-ui/lib/style.css'\n${lines}` })
  expect(upgrade({ 'a.scss': rules })).toEqual({ 'a.scss': `@import '~vxe-pc-ui/lib/style.css';\n${rules}` })
})

test('the second style is added before an import from node_modules', () => {
  const line = "@import '../node_modules/vxe-table/lib/style.css';\n"
  expect(upgrade({ 'a.scss': line })['a.scss']).toBe(line.replace('vxe-table', 'vxe-pc-ui') + line)
})

test('the second style is added before an import in a sheet', () => {
  const line = "@import '~vxe-table/lib/index.css';\n"
  expect(upgrade({ 'a.scss': line })).toEqual({ 'a.scss': `@import '~vxe-pc-ui/lib/style.css';\n${line}` })
})

const present = [
  "import 'vxe-pc-ui/lib/style.css'",
  "import 'vxe-pc-ui/es/style.css'",
  "import 'vxe-pc-ui/es/style.min.css'",
  "require('vxe-pc-ui/lib/style.css')",
  "import('vxe-pc-ui/lib/style.css')",
  "import 'vxe-pc-ui/styles/index.scss'"
]

test.each(present)('no second style is added beside %s', line => {
  const files = { 'main.js': `import 'vxe-table/lib/style.css'\n${line}\n` }
  expect(upgrade(files)).toEqual(files)
})

test.each([
  ['src/styles/index.scss', "@import '~vxe-pc-ui/es/style.css';\n"],
  ['src/App.vue', "<style>\n@import url('~vxe-pc-ui/lib/style.css');\n</style>\n"],
  ['nuxt.config.js', "export default { css: ['vxe-pc-ui/lib/style.css'] }\n"],
  ['src/plugins/ui.js', "import 'vxe-pc-ui/es/style.css'\n"]
])('no second style is added if %s loads it', (name, text) => {
  const files = {
    'package.json': '{}',
    'src/main.js': "import 'vxe-table/lib/style.css'\n",
    'src/a.scss': "@import '~vxe-table/lib/style.css';\n",
    [name]: text
  }
  expect(upgrade(files)).toEqual(files)
})

test('each package of a monorepo loads the style itself', () => {
  const files = {
    'package.json': '{}',
    'packages/a/package.json': '{}',
    'packages/a/main.js': "import 'vxe-table/lib/style.css'\nimport 'vxe-pc-ui/es/style.css'\n",
    'packages/b/package.json': '{}',
    'packages/b/main.js': "import 'vxe-table/lib/style.css'\n"
  }
  expect(upgrade(files)).toEqual({
    ...files,
    'packages/b/main.js': "import 'vxe-pc-ui/lib/style.css'\nimport 'vxe-table/lib/style.css'\n"
  })
})

test('the style sheets exist in 3.8.6 and in the new packages', () => {
  const root = path.resolve(import.meta.dirname, '../../node_modules')
  for (const name of ['vxe-table', 'vxe-table-new'])
    for (const file of ['style.css', 'index.css', 'style.min.css'])
      expect(existsSync(`${root}/${name}/lib/${file}`)).toBe(true)
  for (const file of ['lib/style.css', 'lib/style.min.css', 'es/style.css'])
    expect(existsSync(`${root}/vxe-pc-ui/${file}`)).toBe(true)
})
