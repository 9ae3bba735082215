import { describe, expect, test } from 'vitest'
import { evaluate } from '../../../sandbox/modules.ts'
import type { Project } from '../../../shared/project.ts'
import { compileProject } from './compile-project.ts'

const compile = (files: Record<string, string>, entry = Object.keys(files)[0]!, language: 'zh' | 'en' = 'en') =>
  compileProject(
    {
      entry,
      files: Object.entries(files).map(([name, text]) => ({ name, text })),
      kind: 'ts',
      library: '3.8.6'
    } satisfies Project,
    language
  )

const errorOf = (files: Record<string, string>) => compile(files).errors[0]
const packages = {
  vue: { __esModule: true, default: { extend: (options: object) => options } },
  'vxe-table': {},
  'xe-utils': { sum: () => 3 }
}
const exportsOf = (files: Record<string, string>) => {
  const { modules, errors } = compile(files)
  expect(errors).toEqual([])
  return evaluate(modules, packages)
}

describe('modules', () => {
  test('what is imported stands before what imports it, and types leave no import', () => {
    const { modules } = compile({
      'App.vue':
        "<template><p/></template>\n<script lang=\"ts\">\nimport Vue from 'vue'\nimport { a } from './a'\nimport type { T } from 'lodash'\nexport default Vue.extend({ data: () => ({ a: a as T }) })\n</script>",
      'a.ts': "import { b } from '@/lib/b'\nexport const a: number = b + 1",
      'lib/b.js': "import c from './c.json'\nexport const b = c.value",
      'lib/c.json': '{ "value": 1 }',
      'unused.ts': 'broken ('
    })
    expect(modules.map(({ name }) => name)).toEqual(['lib/c.json', 'lib/b.js', 'a.ts', 'App.vue'])
  })

  test('they run', () => {
    const { default: app } = exportsOf({
      'App.vue':
        "<template><p>{{ a }}</p></template>\n<script lang=\"ts\">\nimport Vue from 'vue'\nimport XEUtils, { sum } from 'xe-utils'\nimport data, { b } from './a'\nexport default Vue.extend({ name: 'x', data: () => ({ a: data.c + b + sum() + XEUtils.sum() }) })\n</script>",
      'a.ts': 'export const b: number = 1\nexport default { c: 2 } as { c: number }'
    }) as { default: { data: () => object; render: () => unknown; __file: string } }
    expect(app.data()).toEqual({ a: 9 })
    expect(app.render).toBeTypeOf('function')
    expect(app.__file).toBe('App.vue')
  })

  test('a dynamic import of a project file works', async () => {
    const { load } = exportsOf({ 'a.ts': "export const load = () => import('./b')", 'b.ts': 'export const b = 1' }) as {
      load: () => Promise<{ b: number }>
    }
    expect((await load()).b).toBe(1)
  })

  test('imports in comments, strings and regular expressions are none', () => {
    expect(
      exportsOf({
        'a.ts':
          "// import x from 'lodash'\n/* require('lodash') */\nexport const a = \"require('lodash')\"\nexport const r = /[`'\"]/\nexport const t = `require('lodash')`\nexport const o = { require: (name: string) => name }.require('lodash')"
      })
    ).toMatchObject({ o: 'lodash' })
  })

  test('packages of others are named, each once, and left to the page to bring', () => {
    const { guests, modules, errors } = compile({
      'App.vue':
        "<template><p/></template>\n<script lang=\"ts\">\nimport './b'\nimport 'element-ui/lib/theme-chalk/index.css'\nimport type { Options } from 'sortablejs'\nexport default { mounted: () => import('exceljs') }\n</script>",
      'b.ts': "import * as echarts from 'echarts'\nexport const load = () => import('exceljs')\nexport { echarts }"
    })
    expect(errors).toEqual([])
    expect(guests).toEqual(['echarts', 'exceljs', 'element-ui/lib/theme-chalk/index.css'])
    expect(modules.map(module => module.name)).toEqual(['b.ts', 'App.vue'])
  })

  test('what a package of others requires stands before it', () => {
    const { guests } = compile({
      'App.vue':
        "<template><p/></template>\n<script>\nimport 'element-ui/lib/locale'\nimport 'moment/locale/zh-cn'\nimport 'ant-design-vue'\nexport default {}\n</script>"
    })
    expect(guests).toEqual(['element-ui', 'element-ui/lib/locale', 'moment', 'moment/locale/zh-cn', 'ant-design-vue'])
  })

  test('one statement exports several names, destructured and later changed ones too', () => {
    const source = [
      'const from = { p: 1, q: [2], t: 3 }',
      'export const a = 1, b: Map<string, number> = new Map<string, number>([["x", 2]]), f = () => { const a = 5, inner = a; return inner }',
      'export const { p, q: [r = 7], ...rest } = from',
      'export let x, y = 2',
      'x = y + p + r'
    ].join('\n')
    const { f, ...values } = exportsOf({ 'a.ts': source }) as Record<string, unknown> & { f: () => number }
    expect(values).toMatchObject({ a: 1, b: new Map([['x', 2]]), p: 1, r: 2, rest: { t: 3 }, x: 5, y: 2 })
    expect(f()).toBe(5)
    expect(values).not.toHaveProperty('inner')
    const { code } = compile({ 'a.ts': source }).modules[0]!
    expect(code.split('\n')[4]).toContain('y + p + r')
  })

  test('a component without a script, and one with its own render function', () => {
    expect(exportsOf({ 'App.vue': '<template><p>a</p></template>' }).default).toHaveProperty('render')
    expect(
      exportsOf({ 'App.vue': '<script>\nexport default { render: h => h("p") }\n</script>' }).default
    ).toHaveProperty('render')
  })
})

describe('lines', () => {
  test.each(['ts', 'js'])('code of a component stays in its lines: %s', lang => {
    const source = `<template>\n  <p/>\n</template>\n\n<script lang="${lang}">\nimport Vue from 'vue'\n\nexport default Vue.extend({\n  created () {\n    throw new Error('here')\n  }\n})\n</script>`
    const { code } = compile({ 'App.vue': source }).modules[0]!
    expect(code.split('\n')[9]).toContain("throw new Error('here')")
  })

  test('line breaks of Windows are the same', () => {
    const { code } = compile({ 'a.ts': 'const a = 1\r\n\r\nexport const b: number = a\r\n' }).modules[0]!
    expect(code.split('\n')[2]).toContain('b')
  })
})

describe('styles', () => {
  test('those of the imported stand first; scoped ones match only their component', () => {
    const { styles, modules } = compile({
      'App.vue':
        "<template><p/></template>\n<script>\nimport './a.css'\nexport default {}\n</script>\n<style scoped>\np { color: red }\n</style>\n<style>\nb { }\n</style>",
      'a.css': 'i { }'
    })
    const id = /_scopeId="(data-v-[0-9a-f]{8})"/.exec(modules.at(-1)!.code)?.[1]
    expect(styles.map(css => css.trim())).toEqual(['i { }', `p[${id}] { color: red }`, 'b { }'])
  })
})

describe('errors', () => {
  const vue = (script: string, template = '<p/>', style = '') => ({
    'App.vue': `<template>\n  ${template}\n</template>\n<script lang="ts">\n${script}\n</script>\n${style}`
  })

  test.each([
    ['a script', vue('export default {\n  a: 1 2\n}'), { kind: 'compile', line: 6, column: 8 }],
    ['a template', vue('export default {}', '<p>\n    {{ a + }}</p>'), { kind: 'compile', line: 3, column: 5 }],
    ['an attribute', vue('export default {}', '<p>\n    <b :a="1 +"/></p>'), { kind: 'compile', line: 3, column: 8 }],
    ['a tag that is not closed', vue('export default {}', '<p>\n    <b></p>'), { kind: 'compile', line: 3, column: 5 }],
    ['two roots', vue('export default {}', '<p/>\n  <b/>'), { kind: 'compile', line: 3, column: 3 }],
    [
      'a style',
      vue('export default {}', '<p/>', '<style>\n.a {\n</style>'),
      { kind: 'compile', line: 8, column: 4, message: 'This { is never closed' }
    ],
    [
      'SCSS',
      vue('export default {}', '<p/>', '<style lang="scss">\n</style>'),
      {
        kind: 'compile',
        line: 7,
        column: 1,
        message: 'The playground supports plain CSS only, not lang="scss". Remove lang and write CSS.'
      }
    ],
    [
      'script setup',
      { 'App.vue': '<template><p/></template>\n<script setup>\n</script>' },
      { line: 2, column: 1, message: 'The playground does not support <script setup>.' }
    ],
    [
      'a script without a component',
      vue('const a = 1'),
      { kind: 'compile', message: 'The script has no export default, so there is no component to show.' }
    ],
    ['an empty file', { 'App.vue': '' }, { message: 'The file has neither a <template> nor a <script>.' }],
    [
      'a package',
      vue("import a from 'vue'\nimport _ from 'lodash'\nexport default { _, a }"),
      {
        kind: 'import',
        line: 6,
        column: 15,
        message:
          'The playground has no "lodash". Packages that can be imported: vue, vxe-table, xe-utils, ant-design-vue, echarts, element-ui, exceljs, moment, sortablejs.'
      }
    ],
    [
      'a file that is not there',
      vue("import b from './b'\nexport default { b }"),
      {
        kind: 'import',
        line: 5,
        column: 15,
        message: 'There is no file "./b". Import a file beside this one, or start from the root of the project with @/.'
      }
    ],
    ['a file above the root', vue("import b from '../../b'\nexport default { b }"), { kind: 'import', line: 5 }]
  ] as const)('%s', (_, files, expected) => expect(errorOf(files)).toMatchObject({ file: 'App.vue', ...expected }))

  test('JSON', () =>
    expect(
      errorOf({ 'a.ts': "import b from './b.json'\nexport default b", 'b.json': '{\n  "a": 1,\n}' })
    ).toMatchObject({ file: 'b.json', kind: 'compile', line: 3 }))

  test('files that import each other are named in their order', () => {
    const { errors } = compile({ 'a.ts': "import './b'", 'b.ts': "import './c'", 'c.ts': "\nimport './a'" })
    expect(errors[0]).toMatchObject({
      kind: 'import',
      file: 'c.ts',
      line: 2,
      column: 8,
      message:
        'Files import each other, so none can be first: a.ts → b.ts → c.ts → a.ts. Move what they share into another file.'
    })
  })

  test('one of each file, and no more', () => {
    const { errors } = compile({ 'a.ts': "import './b'\nimport 'lodash'\nimport 'jquery'", 'b.ts': 'let a = (' })
    expect(errors.map(({ file }) => file)).toEqual(['b.ts', 'a.ts'])
  })

  test('a missing entry', () =>
    expect(compile({ 'a.ts': '' }, 'App.vue').errors).toEqual([
      { kind: 'import', message: 'There is no entry file "App.vue".' }
    ]))

  test("the playground's own sentences are in the reader's language", () =>
    expect(compile({ 'a.ts': "import 'lodash'" }, 'a.ts', 'zh').errors[0]?.message).toContain('没有“lodash”'))
})
