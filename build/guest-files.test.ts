import path from 'node:path'
import { expect, test } from 'vitest'
import { evaluate } from '../sandbox/modules.ts'
import { guestFiles, guestModule } from './guest-files.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = guestFiles(root)
const textOf = (name: string) => files.find(file => file.name === name)!.text

test('every file has an address of its own that changes with its content', () => {
  expect(files.map(file => file.address.replace(/\.[\da-f]{8}\./, '.HASH.'))).toEqual([
    'static/js/guest-echarts.HASH.js', 'static/js/guest-element-ui.HASH.js', 'static/css/guest-element-ui.HASH.css', 'static/js/guest-exceljs.HASH.js', 'static/js/guest-sortablejs.HASH.js'
  ])
  expect(guestModule(root, files, '/v3.8/')).toMatch(/"sortablejs":"\/v3\.8\/static.*"exceljs":"4\.\d+\.\d+"/s)
})

test('the sheet asks for nothing and still has its icons', () => {
  expect([...textOf('element-ui/lib/theme-chalk/index.css').matchAll(/url\((?!["']?data:)/g)]).toEqual([])
  expect(textOf('element-ui/lib/theme-chalk/index.css')).toMatch(/@font-face\{[^}]*font\/woff;base64,\w/)
})

test('a script is a module that exports its package', () => {
  // In the browser they find a window; here it is enough that they are modules and not scripts that set a global.
  const load = (name: string) => evaluate([{ name, code: textOf(name) }], {})
  expect(load('exceljs')).toHaveProperty('Workbook')
  expect(load('echarts')).toHaveProperty('init')
})
