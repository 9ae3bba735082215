import path from 'node:path'
import { expect, test } from 'vitest'
import { evaluateModules } from '../sandbox/modules.ts'
import type { ThirdPartyImport } from '../shared/project.ts'
import { thirdPartyFiles, thirdPartyModule } from './third-party-files.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = thirdPartyFiles(root)
const textOf = (name: ThirdPartyImport) => files.find(file => file.name === name)!.text

test('every third-party file of the playground has its own address with a hash', () => {
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
  expect(thirdPartyModule(root, files, '/v3.8/')).toMatch(/"sortablejs":"\/v3\.8\/static.*"exceljs":"4\.\d+\.\d+"/s)
})

test('third-party style sheets load no files, and that of Element UI embeds its icon font', () => {
  for (const name of ['element-ui/lib/theme-chalk/index.css', 'ant-design-vue/dist/antd.css'] as const)
    expect([...textOf(name).matchAll(/url\((?!["']?data:)/g)]).toEqual([])
  expect(textOf('element-ui/lib/theme-chalk/index.css')).toMatch(/@font-face\{[^}]*font\/woff;base64,\w/)
})

test('the third-party scripts of exceljs and echarts are modules that export the package', () => {
  // In the browser they have a window; here it only matters that they are modules and not scripts that set a global.
  const load = (name: ThirdPartyImport) => evaluateModules([{ name, code: textOf(name) }], {})(name)
  expect(load('exceljs')).toHaveProperty('Workbook')
  expect(load('echarts')).toHaveProperty('init')
})

test('third-party locale files are modules with the texts of their language', () => {
  const load = (code: string, ...names: ThirdPartyImport[]) =>
    evaluateModules([...names.map(name => ({ name, code: textOf(name) })), { name: 'a.js', code }], {})('a.js')
  const words = "exports.words = require('ant-design-vue/es/locale/zh_CN').default.DatePicker.lang.today"
  expect(load(words, 'ant-design-vue/es/locale/zh_CN')).toEqual({ words: '今天' })
  const english = "exports.words = require('element-ui/lib/locale/lang/en').default.el.datepicker.clear"
  expect(load(english, 'element-ui/lib/locale/lang/en')).toEqual({ words: 'Clear' })
  const day = "exports.words = require('moment').locale('zh-cn') + require('moment').weekdaysMin(1)"
  expect(load(day, 'moment', 'moment/locale/zh-cn')).toEqual({ words: 'zh-cn一' })
})
