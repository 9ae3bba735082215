import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { vendorFiles, vendorModule } from './vendor-files.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = vendorFiles(root)
const textOf = (name: string) => files.find(file => file.name === name)!.text

test('every library file of the playground has its own address with a hash', () => {
  expect(files.map(file => file.address.replace(/\.[\da-f]{8}\./, '.HASH.'))).toEqual([
    'static/js/vendor-vue.HASH.js',
    'static/js/vendor-utils.HASH.js',
    'static/js/vendor-table.HASH.js',
    'static/js/vendor-en.HASH.js',
    'static/js/vendor-tw.HASH.js',
    'static/css/vendor-style.HASH.css'
  ])
  expect(vendorModule(files, '/v3.8/')).toContain(`"vue":"/v3.8/${files[0]!.address}"`)
})

test('the library style sheet of the playground loads no files and embeds its icon font', () => {
  expect([...textOf('style').matchAll(/url\(["']?(?!data:)/g)]).toEqual([])
  expect(textOf('style')).toMatch(/@font-face\s*\{[^}]*font-woff2[^}]*format\("woff2"\)/)
})

test('the playground files of Vue and vxe-table have the installed versions', () => {
  const version = (name: string): string => createRequire(import.meta.url)(`${name}/package.json`).version
  expect(textOf('vue')).toContain(`Vue.js v${version('vue')}`)
  expect(textOf('table')).toContain(version('vxe-table'))
})

test('no library file of the playground contains an end tag of its script or style element', () => {
  for (const { address, text } of files)
    expect((address.endsWith('.css') ? /<\/style/i : /<\/script|<!--/i).test(text)).toBe(false)
})
