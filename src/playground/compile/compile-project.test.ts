import { describe, expect, test } from 'vitest'
import { evaluateModules } from '../../../sandbox/modules.ts'
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
  const { modules, entry, errors } = compile(files)
  expect(errors).toEqual([])
  return evaluateModules(modules, packages)(entry)
}

describe('modules of a compiled project', () => {
  test('imported modules come before their importers, and type imports are removed', () => {
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

  test('a check file is compiled besides the entry, and the entry alone is not', () => {
    const files = {
      'App.vue': '<template><p/></template>',
      'check.ts': "import { a } from './a'\nexport default () => a"
    }
    const compiled = compile({ ...files, 'a.ts': 'export const a = 1' })
    expect(compiled).toMatchObject({ entry: 'App.vue', check: 'check.ts', errors: [] })
    expect(compiled.modules.map(({ name }) => name)).toEqual(['App.vue', 'a.ts', 'check.ts'])
    expect(compile({ 'check.ts': 'export default 1' })).toMatchObject({ entry: 'check.ts', errors: [] })
    expect(compile({ 'check.ts': 'export default 1' })).not.toHaveProperty('check')
  })

  test('compiled modules run and import each other', () => {
    const { default: app } = exportsOf({
      'App.vue':
        "<template><p>{{ a }}</p></template>\n<script lang=\"ts\">\nimport Vue from 'vue'\nimport XEUtils, { sum } from 'xe-utils'\nimport data, { b } from './a'\nexport default Vue.extend({ name: 'x', data: () => ({ a: data.c + b + sum() + XEUtils.sum() }) })\n</script>",
      'a.ts': 'export const b: number = 1\nexport default { c: 2 } as { c: number }'
    }) as { default: { data: () => object; render: () => unknown; __file: string } }
    expect(app.data()).toEqual({ a: 9 })
    expect(app.render).toBeTypeOf('function')
    expect(app.__file).toBe('App.vue')
  })

  test('a dynamic import loads a project file', async () => {
    const { load } = exportsOf({ 'a.ts': "export const load = () => import('./b')", 'b.ts': 'export const b = 1' }) as {
      load: () => Promise<{ b: number }>
    }
    expect((await load()).b).toBe(1)
  })

  test('imports in comments, strings and regular expressions are ignored', () => {
    expect(
      exportsOf({
        'a.ts':
          "// import x from 'lodash'\n/* require('lodash') */\nexport const a = \"require('lodash')\"\nexport const r = /[`'\"]/\nexport const t = `require('lodash')`\nexport const o = { require: (name: string) => name }.require('lodash')"
      })
    ).toMatchObject({ o: 'lodash' })
  })

  test('third-party packages are listed once each and not added to the modules', () => {
    const { thirdParty, modules, errors } = compile({
      'App.vue':
        "<template><p/></template>\n<script lang=\"ts\">\nimport './b'\nimport 'element-ui/lib/theme-chalk/index.css'\nimport type { Options } from 'sortablejs'\nexport default { mounted: () => import('exceljs') }\n</script>",
      'b.ts': "import * as echarts from 'echarts'\nexport const load = () => import('exceljs')\nexport { echarts }"
    })
    expect(errors).toEqual([])
    expect(thirdParty).toEqual(['echarts', 'exceljs', 'element-ui/lib/theme-chalk/index.css'])
    expect(modules.map(module => module.name)).toEqual(['b.ts', 'App.vue'])
  })

  test('requirements of a third-party package are listed before the package', () => {
    const { thirdParty } = compile({
      'App.vue':
        "<template><p/></template>\n<script>\nimport 'element-ui/lib/locale'\nimport 'moment/locale/zh-cn'\nimport 'ant-design-vue'\nexport default {}\n</script>"
    })
    expect(thirdParty).toEqual([
      'element-ui',
      'element-ui/lib/locale',
      'moment',
      'moment/locale/zh-cn',
      'ant-design-vue'
    ])
  })

  test('an export statement with several, destructured or reassigned names is compiled', () => {
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

  test('components without a script or with their own render function are compiled with a render function', () => {
    expect(exportsOf({ 'App.vue': '<template><p>a</p></template>' }).default).toHaveProperty('render')
    expect(
      exportsOf({ 'App.vue': '<script>\nexport default { render: h => h("p") }\n</script>' }).default
    ).toHaveProperty('render')
  })
})

describe('lines of compiled code', () => {
  test.each(['ts', 'js'])('code of a component keeps its line numbers: %s', lang => {
    const source = `<template>\n  <p/>\n</template>\n\n<script lang="${lang}">\nimport Vue from 'vue'\n\nexport default Vue.extend({\n  created () {\n    throw new Error('here')\n  }\n})\n</script>`
    const { code } = compile({ 'App.vue': source }).modules[0]!
    expect(code.split('\n')[9]).toContain("throw new Error('here')")
  })

  test('Windows line breaks keep the line numbers', () => {
    const { code } = compile({ 'a.ts': 'const a = 1\r\n\r\nexport const b: number = a\r\n' }).modules[0]!
    expect(code.split('\n')[2]).toContain('b')
  })
})

describe('styles of a compiled project', () => {
  test('styles of imports come first, and scoped styles match only their component', () => {
    const { styles, modules } = compile({
      'App.vue':
        "<template><p/></template>\n<script>\nimport './a.css'\nexport default {}\n</script>\n<style scoped>\np { color: red }\n</style>\n<style>\nb { }\n</style>",
      'a.css': 'i { }'
    })
    const id = /_scopeId="(data-v-[0-9a-f]{8})"/.exec(modules.at(-1)!.code)?.[1]
    expect(styles.map(css => css.trim())).toEqual(['i { }', `p[${id}] { color: red }`, 'b { }'])
  })
})

describe('errors of a compiled project', () => {
  const vue = (script: string, template = '<p/>', style = '') => ({
    'App.vue': `<template>\n  ${template}\n</template>\n<script lang="ts">\n${script}\n</script>\n${style}`
  })

  test.each([
    [
      'a syntax error in a script has its line and column',
      vue('export default {\n  a: 1 2\n}'),
      { kind: 'compile', line: 6, column: 8 }
    ],
    [
      'a syntax error in a template has its line and column',
      vue('export default {}', '<p>\n    {{ a + }}</p>'),
      { kind: 'compile', line: 3, column: 5 }
    ],
    [
      'a syntax error in an attribute has its line and column',
      vue('export default {}', '<p>\n    <b :a="1 +"/></p>'),
      { kind: 'compile', line: 3, column: 8 }
    ],
    [
      'an unclosed tag has its line and column',
      vue('export default {}', '<p>\n    <b></p>'),
      { kind: 'compile', line: 3, column: 5 }
    ],
    [
      'a second root element has its line and column',
      vue('export default {}', '<p/>\n  <b/>'),
      { kind: 'compile', line: 3, column: 3 }
    ],
    [
      'an unclosed CSS rule has its line and column',
      vue('export default {}', '<p/>', '<style>\n.a {\n</style>'),
      { kind: 'compile', line: 8, column: 4, message: 'This { is never closed' }
    ],
    [
      'a style with lang="scss" is an error',
      vue('export default {}', '<p/>', '<style lang="scss">\n</style>'),
      {
        kind: 'compile',
        line: 7,
        column: 1,
        message: 'The playground supports plain CSS only, not lang="scss". Remove lang and write CSS.'
      }
    ],
    [
      '<script setup> is an error',
      { 'App.vue': '<template><p/></template>\n<script setup>\n</script>' },
      { line: 2, column: 1, message: 'The playground does not support <script setup>.' }
    ],
    [
      'a script without a default export is an error',
      vue('const a = 1'),
      { kind: 'compile', message: 'The script has no export default, so there is no component to show.' }
    ],
    [
      'an empty .vue file is an error',
      { 'App.vue': '' },
      { message: 'The file has neither a <template> nor a <script>.' }
    ],
    [
      'an import of an unknown package is an error',
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
      'an import of a missing file is an error',
      vue("import b from './b'\nexport default { b }"),
      {
        kind: 'import',
        line: 5,
        column: 15,
        message: 'There is no file "./b". Import a file beside this one, or start from the root of the project with @/.'
      }
    ],
    [
      'an import from above the root folder is an error',
      vue("import b from '../../b'\nexport default { b }"),
      { kind: 'import', line: 5 }
    ]
  ] as const)('%s', (_, files, expected) => expect(errorOf(files)).toMatchObject({ file: 'App.vue', ...expected }))

  test('an error in JSON has its file and line', () =>
    expect(
      errorOf({ 'a.ts': "import b from './b.json'\nexport default b", 'b.json': '{\n  "a": 1,\n}' })
    ).toMatchObject({ file: 'b.json', kind: 'compile', line: 3 }))

  test('the error of a circular import names the files in import order', () => {
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

  test('only the first error of each file is reported', () => {
    const { errors } = compile({ 'a.ts': "import './b'\nimport 'lodash'\nimport 'jquery'", 'b.ts': 'let a = (' })
    expect(errors.map(({ file }) => file)).toEqual(['b.ts', 'a.ts'])
  })

  test('a missing entry file is an error', () =>
    expect(compile({ 'a.ts': '' }, 'App.vue').errors).toEqual([
      { kind: 'import', message: 'There is no entry file "App.vue".' }
    ]))

  test('messages of the playground are in the requested language', () =>
    expect(compile({ 'a.ts': "import 'lodash'" }, 'a.ts', 'zh').errors[0]?.message).toContain('没有“lodash”'))
})
