import { expect, test } from 'vitest'
import { exportHtml } from './export-html.ts'
import type { CompiledCode } from './export-html.ts'
import { createCdnLibrary } from './html-library.ts'

const versions = { vue: '2.7.16', utils: '3.5.28', library: '3.8.6' }
const integrity = {
  style: 'sha384-s',
  vue: 'sha384-v',
  utils: 'sha384-u',
  table: 'sha384-t',
  en: 'sha384-e',
  tw: 'sha384-w'
}
const inside = { scripts: [{ text: 'var library' }], styles: [{ text: '.vxe-table{}' }] }
const page = (code: Partial<CompiledCode>) =>
  exportHtml({ modules: [], entry: 'App.vue', styles: [], ...code }, { title: 'T', language: 'zh', library: inside })

/** Returns the content of the last script, as a browser parses it. */
const lastScript = (html: string): string =>
  /<script>((?:(?!<\/script)[^])*)<\/script>\s*<\/body>/i.exec(html)?.[1] ?? ''

/** Runs the page's own script with a stub of Vue and returns the component that it renders. */
function mounted(html: string): unknown {
  let component: unknown
  class Vue {
    static config = {}
    static nextTick = 'static'
    constructor({ render }: { render: (create: (given: unknown) => void) => void }) {
      render(given => (component = given))
    }
    $mount() {}
  }
  // oxlint-disable-next-line no-new-func, no-implied-eval -- the script of the exported page is under test
  new Function('Vue', 'VXETable', 'XEUtils', lastScript(html))(Vue, { VXETable: 'table' }, 'utils')
  return component
}

test('in an exported page, modules can require each other and packages, and the entry is mounted', () => {
  const html = page({
    modules: [
      { name: '_shared/people.ts', code: '"use strict"; exports.people = [1]' },
      {
        name: 'App.vue',
        code: "const { people } = require('_shared/people.ts'); exports.default = { people, vue: require('vue').nextTick, made: typeof require('vue').default, table: require('vxe-table').VXETable, utils: require('xe-utils') } // no line break"
      }
    ]
  })
  expect(mounted(html)).toEqual({ people: [1], vue: 'static', made: 'function', table: 'table', utils: 'utils' })
})

test.each([
  ['a </script> tag in a string', "exports.default = '</script><b>'", '</script><b>'],
  ['a </SCRIPT > tag in upper case', "exports.default = '</SCRIPT >'", '</SCRIPT >'],
  [
    '</script outside of a string',
    'const x = 5, script = 1, b = 2; exports.default = [x </script/.source.length, `<!--`]',
    [true, '<!--']
  ],
  ['a comment start before a script tag', "exports.default = '<!-- <script>'", '<!-- <script>'],
  ['a line separator', "exports.default = '\u2028'", '\u2028']
])('an exported page runs code with %s unchanged', (_, code, expected) => {
  expect(mounted(page({ modules: [{ name: 'App.vue', code }] }))).toEqual(expected)
})

test('an exported page escapes a closing style tag in its styles', () => {
  const html = page({ styles: ['p::after { content: "</style><script>alert(1)</script>" }'] })
  expect(html).toContain('content: "<\\/style><script>')
})

test('an exported page escapes its title', () => {
  expect(
    exportHtml(
      { modules: [], entry: 'App.vue', styles: [] },
      { title: '</title><b>&', language: 'en', library: inside }
    )
  ).toContain('<title>&lt;/title>&lt;b>&amp;</title>')
})

test('an exported page with the inlined library contains no addresses', () => {
  const html = page({ modules: [{ name: 'App.vue', code: '' }] })
  expect(html).not.toMatch(/\b(src|href)=|https?:/)
  expect(html).toContain('<style>.vxe-table{}</style>')
})

test('an exported page loads CDN files with exact versions and hashes, in loading order', () => {
  const html = exportHtml(
    { modules: [], entry: 'App.vue', styles: [] },
    { title: 'T', language: 'en', library: createCdnLibrary(versions, integrity, 'en') }
  )
  expect([...html.matchAll(/(?:src|href)="[^"]*\/npm\/([^"]+)"/g)].map(found => found[1])).toEqual([
    'vxe-table@3.8.6/lib/style.css',
    'vue@2.7.16/dist/vue.min.js',
    'xe-utils@3.5.28/dist/xe-utils.umd.min.js',
    'vxe-table@3.8.6/lib/index.umd.min.js',
    'vxe-table@3.8.6/lib/locale/lang/en-US.umd.js'
  ])
  expect([...html.matchAll(/ integrity="([^"]+)" crossorigin="anonymous">/g)].map(found => found[1])).toEqual([
    'sha384-s',
    'sha384-v',
    'sha384-u',
    'sha384-t',
    'sha384-e'
  ])
  expect(html).toContain('vxeTableLangEnUS.default')
  expect(html).toContain('<html lang="en">')
})

test.each(['zh', 'en', 'tw'] as const)(
  'an exported page has a warning in %s only if its code is from a link',
  language => {
    const options = { title: 'T', language, library: inside }
    const code = { modules: [], entry: 'App.vue', styles: [] }
    const [, comment = ''] =
      /^<!doctype html>\n<!-- (.+) -->\n<html/.exec(exportHtml(code, { ...options, isUntrusted: true })) ?? []
    expect(comment).toContain(language === 'en' ? 'without the sandbox' : '沙箱')
    expect(comment).not.toMatch(/--|[<>\n]/)
    expect(exportHtml(code, options)).toMatch(/^<!doctype html>\n<html/)
  }
)
