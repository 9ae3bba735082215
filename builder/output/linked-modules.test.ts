import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { hashedNames } from './naming.ts'
import { linkModules } from './linked-modules.ts'

const packages = {
  vue: 'static/js/package-vue.1.js',
  'vxe-table': 'static/js/package-vxe-table.2.js',
  'xe-utils': 'static/js/package-xe-utils.3.js',
  echarts: 'static/js/package-echarts.4.js',
  'some/sheet.css': 'static/css/sheet.5.css'
}

const table = '<template><vxe-table :data="[]" /></template>'
const grid = '<template><vxe-grid :data="[]" /></template>'
const script = (code: string) => `<script lang="ts">\n${code}\nexport default {}\n</script>\n`

/** Links the demo `a.vue` and the files beside it, for Chinese readers. */
function linked(texts: Record<string, string>) {
  const modules = linkModules(
    memoryFiles(Object.fromEntries(Object.entries(texts).map(([name, text]) => [`table/x/${name}`, text]))),
    packages,
    hashedNames
  )
  const component = modules.component('table/x/a.vue', 'zh')
  const files = new Map(modules.files().map(({ path, body }) => [path, String(body())]))
  return { component, files, code: files.get(component.module)! }
}

test('the module of a demo with only a table does not import the whole library', () => {
  const { component, code } = linked({ 'a.vue': table })
  expect(component.imports).toEqual([])
  expect(code).not.toContain(packages['vxe-table'])
})

test('the module of a demo with other components imports the whole library first', () => {
  const { component, code } = linked({ 'a.vue': grid })
  expect(component.imports).toEqual([packages['vxe-table']])
  expect(code.startsWith('import "../js/package-vxe-table.2.js";')).toBe(true)
})

test('a file imported by a demo imports the library itself, and the demo lists library and file for loading', () => {
  const { component, files, code } = linked({
    'a.vue': `<template><b-part /></template>\n${script("import BPart from './b.vue'")}`,
    'b.vue': grid
  })
  const [whole, other] = component.imports
  expect([whole, component.imports.length]).toEqual([packages['vxe-table'], 2])
  expect(code).not.toContain('package-vxe-table')
  expect(code).toContain(`"./${other!.slice('static/content/'.length)}"`)
  expect(files.get(other!)).toContain('import "../js/package-vxe-table.2.js"')
})

test('a demo lists xe-utils for preloading, but no third-party package', () => {
  const { component, code } = linked({
    'a.vue': `${table}\n${script("import XEUtils from 'xe-utils'\nconst later = () => import('echarts')\nXEUtils.clone(later)")}`
  })
  expect(component.imports).toEqual([packages['xe-utils']])
  expect(code).toContain('"../js/package-xe-utils.3.js"')
  expect(code).toContain('import("../js/package-echarts.4.js")')
})

test('demo modules that import each other are linked', () => {
  const other = (name: string) =>
    `<template><i /></template>\n${script(`import Other from './${name}.vue'\nvoid Other`)}`
  const { component, files } = linked({ 'a.vue': other('b'), 'b.vue': other('a') })
  expect(files.size).toBe(2)
  expect(component.imports).toHaveLength(1)
  expect(files.get(component.imports[0]!)).toContain(component.module.slice('static/content/'.length))
})

test('a change of an imported file changes the address of the demo module', () => {
  const addressWith = (text: string) =>
    linked({
      'a.vue': `<template><b-part /></template>\n${script("import BPart from './b.vue'")}`,
      'b.vue': text
    }).component.module
  expect(addressWith(table)).not.toBe(addressWith(grid))
})

test('a demo module does not import a style sheet, but contains its address', () => {
  const { code } = linked({ 'a.vue': `${table}\n${script("import 'some/sheet.css'")}` })
  expect(code).not.toMatch(/import\s*"[^"]*\.css"/)
  expect(code).toContain('"../css/sheet.5.css"')
})

test('an import of an unknown package in a demo is an error that names the file', () => {
  expect(() => linked({ 'a.vue': `${table}\n${script("import 'left-pad'")}` })).toThrow(
    /content\/table\/x\/a\.vue imports "left-pad", which demos can't/
  )
})

test('a component and a script with one name have different addresses', () => {
  const { component, files } = linked({
    'a.vue': `<template><i /></template>\n${script("import './a.ts'")}`,
    'a.ts': 'export const a = 1\n'
  })
  const withoutHash = [...files.keys()].map(name => name.replace(/\.\w+\.js$/, ''))
  expect(component.imports).toHaveLength(1)
  expect(new Set(withoutHash).size).toBe(2)
})
