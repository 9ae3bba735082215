import path from 'node:path'
import { expect, test } from 'vitest'
import { evaluate } from '../sandbox/modules.ts'
import type { GuestImport } from '../shared/project.ts'
import { guestFiles, guestModule } from './guest-files.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = guestFiles(root)
const textOf = (name: GuestImport) => files.find(file => file.name === name)!.text

test('every file has an address of its own that changes with its content', () => {
  expect(files.map(file => file.address.replace(/\.[\da-f]{8}\./, '.HASH.'))).toEqual([
    'static/js/guest-ant-design-vue.HASH.js',
    'static/css/guest-ant-design-vue.HASH.css',
    'static/js/guest-ant-design-vue.HASH.js',
    'static/js/guest-echarts.HASH.js',
    'static/js/guest-element-ui.HASH.js',
    'static/js/guest-element-ui.HASH.js',
    'static/js/guest-element-ui.HASH.js',
    'static/js/guest-element-ui.HASH.js',
    'static/css/guest-element-ui.HASH.css',
    'static/js/guest-exceljs.HASH.js',
    'static/js/guest-moment.HASH.js',
    'static/js/guest-moment.HASH.js',
    'static/js/guest-sortablejs.HASH.js'
  ])
  expect(new Set(files.map(file => file.address)).size).toBe(files.length)
  expect(guestModule(root, files, '/v3.8/')).toMatch(/"sortablejs":"\/v3\.8\/static.*"exceljs":"4\.\d+\.\d+"/s)
})

test('the sheets ask for nothing, and one still has its icons', () => {
  for (const name of ['element-ui/lib/theme-chalk/index.css', 'ant-design-vue/dist/antd.css'] as const)
    expect([...textOf(name).matchAll(/url\((?!["']?data:)/g)]).toEqual([])
  expect(textOf('element-ui/lib/theme-chalk/index.css')).toMatch(/@font-face\{[^}]*font\/woff;base64,\w/)
})

test('a script is a module that exports its package', () => {
  // In the browser they find a window; here it is enough that they are modules and not scripts that set a global.
  const load = (name: GuestImport) => evaluate([{ name, code: textOf(name) }], {})
  expect(load('exceljs')).toHaveProperty('Workbook')
  expect(load('echarts')).toHaveProperty('init')
})

test('languages are modules that require what stands before them by its own name', () => {
  const load = (code: string, ...names: GuestImport[]) =>
    evaluate([...names.map(name => ({ name, code: textOf(name) })), { name: 'a.js', code }], {})
  const words = "exports.words = require('ant-design-vue/es/locale/zh_CN').default.DatePicker.lang.today"
  expect(load(words, 'ant-design-vue/es/locale/zh_CN')).toEqual({ words: '今天' })
  const english = "exports.words = require('element-ui/lib/locale/lang/en').default.el.datepicker.clear"
  expect(load(english, 'element-ui/lib/locale/lang/en')).toEqual({ words: 'Clear' })
  const day = "exports.words = require('moment').locale('zh-cn') + require('moment').weekdaysMin(1)"
  expect(load(day, 'moment', 'moment/locale/zh-cn')).toEqual({ words: 'zh-cn一' })
})
