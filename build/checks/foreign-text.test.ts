import { Script, createContext } from 'node:vm'
import { expect, test } from 'vitest'
import { printAll } from '../../sandbox/print.ts'
import { chooseEncoding } from '../../server/encoding.ts'
import { isUnchanged } from '../../server/conditions.ts'
import { cacheControl } from '../../server/caching.ts'
import { contentType } from '../../server/content-types.ts'
import { readRange } from '../../server/range.ts'
import { readPackument } from '../../server/releases.ts'
import { readPath } from '../../server/request-path.ts'
import { decodeTokens } from '../../shared/code.ts'
import { isProjectFileName } from '../../shared/file-names.ts'
import { makeLibrary } from '../../shared/find-records.ts'
import { readPlace, writePlace } from '../../shared/href.ts'
import { readLocale } from '../../shared/locale.ts'
import { memberName } from '../../shared/member-name.ts'
import { decodeProject } from '../../shared/project-code.ts'
import type { Project } from '../../shared/project.ts'
import { readSystemList, readVersionsAnswer } from '../../shared/versions.ts'
import { readAsked } from '../../src/api-table/state/address.ts'
import { readSearch, splitMarks } from '../../src/api-table/tree/search.ts'
import { findIcons } from '../../src/icon-gallery/find-icons.ts'
import { compileProject } from '../../src/playground/compile/compile-project.ts'
import { resolveImport } from '../../src/playground/compile/resolve-import.ts'
import { scopeCss } from '../../src/playground/compile/scope-css.ts'
import { preview, valueKind } from '../../src/playground/console/console-lines.ts'
import { methodOwner } from '../../src/playground/editor/context/method-owner.ts'
import { wordBefore } from '../../src/playground/editor/context/word-before.ts'
import { exportHtml } from '../../src/playground/export/export-html.ts'
import { readProjectFile } from '../../src/playground/export/project-file.ts'
import { zipFiles } from '../../src/playground/export/zip-files.ts'
import { nameProblem } from '../../src/playground/files/file-names.ts'
import { readFromFrame } from '../../src/playground/preview/read-from-frame.ts'
import { readDraft } from '../../src/playground/project/draft.ts'
import { checkFile } from '../../upgrade/check.ts'

/**
 * Everything that reads what a stranger wrote, with the letters it can be made slow with: addresses, links, files,
 * code, what a frame prints, headers, answers of a registry.
 */
interface Parser {
  parse: (text: string) => unknown
  /** Repeated until the text is long enough; what stands before `…` and behind it stands there once. */
  worst: readonly string[]
}

const file = (name: string, text: string): Project => ({
  entry: name,
  files: [{ name, text }],
  kind: 'ts',
  library: '3.8.6'
})
const guests = {
  'ant-design-vue': '1.0.0',
  echarts: '1.0.0',
  'element-ui': '1.0.0',
  exceljs: '1.0.0',
  moment: '1.0.0',
  sortablejs: '1.0.0'
}
const versions = { vue: '2.7.16', utils: '3.5.28', library: '3.8.6', guests }
const library = makeLibrary([{ kind: 'page', title: 'Sorting', text: 'a', href: '#/a', where: 'b' }])
const none = { refs: new Map<string, string>(), values: new Map() }
const upgrade = { from: '3.8.6', to: '3.21.6' }
const letters = ['/', '#', '?', '%', '&', '=', ' ', 'a', '\n', '"', '中']

const parsers: Record<string, Parser> = {
  'the address': { parse: readPlace, worst: ['#…/…x', '#…%2f…x', '#/a?…&…', '#…?…', '#…#…', ...letters] },
  'an address that is written again': { parse: text => writePlace(text, new Map([['q', text]]), text), worst: letters },
  'a language': { parse: readLocale, worst: letters },
  'what an address asks of the reference': {
    parse: text => {
      const { filterName = '' } = readAsked(new Map([['filterName', text]]))
      const { needles } = readSearch(filterName, ['table'])
      return splitMarks('sort-config multiple orders '.repeat(20), needles)
    },
    worst: [...letters, 'a ', 'A', '-a', 'a.', '@#', '()']
  },
  'the name of a member': { parse: memberName, worst: ['table.…a', 'table.…A', 'table.…-', ...letters] },
  'a query of the search': {
    parse: text => library.find(text),
    worst: [...letters, 'this.', '$refs.', '$refs[', 'aB']
  },
  'a query of the icons': { parse: text => findIcons([{ name: 'a', words: 'b' }], text), worst: letters },
  'shared code': { parse: text => decodeProject(text).catch(String), worst: ['A', '-', '_', '=', '%'] },
  'a project file': {
    parse: text => attempt(() => readProjectFile(text)),
    worst: ['[', '{"a":', '"', '\\', ' ', '{"form":"vxe-table playground …1…"}']
  },
  'a draft': { parse: readDraft, worst: ['[', '{"a":', '"', ' '] },
  'the name of a file': { parse: isProjectFileName, worst: ['…a…/', 'a/', '.', '….…vue', 'a.vue', 'con.'] },
  'a name that is typed': { parse: text => nameProblem(text, []), worst: ['@/', './', '/', ' ', 'a/', '.'] },
  'an import': {
    parse: text => resolveImport(new Set(['a.ts']), text, 'b/c.ts'),
    worst: ['./…../', '@/…a/', './…a/../', './…./', '/']
  },
  'code that is packed': {
    parse: text => zipFiles(file('App.vue', text), { title: text, language: 'en', versions }),
    worst: ['from…  …x', 'import…  …x', 'import(…  …x', "import '", 'from"', 'from ', "'echarts'"]
  },
  'code that becomes a page': {
    parse: text =>
      exportHtml(
        { modules: [{ name: 'a', code: text }], styles: [text] },
        { title: text, language: 'en', library: { scripts: [], styles: [] } }
      ),
    worst: ['<', '</', '<script', '</style', '<!-', '&', '"']
  },
  'styles that are scoped': {
    parse: text => attempt(() => scopeCss(text, 'data-v-1')),
    worst: [
      '.a…  ….b {}',
      '.a …/* */….b {}',
      '/* ',
      '"/*" ',
      '…url(a ',
      '(',
      'a[',
      '"',
      '\\',
      '{',
      '@media a {',
      'a…:deep….b {}',
      'a…,….b {}',
      '@keyframes a',
      'animation…  …x',
      '@-a'
    ]
  },
  'a script that is compiled': {
    parse: text => compileProject(file('a.ts', text)),
    worst: ["import…  …'nowhere'", '// from…  …\nimport "x"', '(', '[', '{', '`', '"', '/* ', 'a?', '<a', '// ', '\\']
  },
  'the code before the cursor': {
    parse: text => [methodOwner(`${text}.`, text.length + 1, none), wordBefore(text, text.length)],
    worst: ['a', 'as ', '$refs.', '$refs["', 'const a…  ….a', 'const a:…const a:…\na', 'let a = as …as …\na']
  },
  'what a frame says': {
    parse: text =>
      readFromFrame({
        type: 'error',
        run: 1,
        error: { kind: text, message: text, file: text },
        parts: [{ kind: 'text', text }]
      }),
    worst: ['a/', 'a', '.', '/']
  },
  'what a frame prints': {
    parse: text => [
      valueKind(text),
      preview({ kind: 'object', label: text, entries: [[text, { kind: 'text', text }]], more: 0 })
    ],
    worst: ['Array(…1…', '-', '0', 'Infinity', ' ']
  },
  'a format of the console': { parse: text => printAll([text, text]), worst: ['%', '%s', '%c', '%%'] },
  'the colours of a code': { parse: text => decodeTokens('a', text), worst: ['A', 'A0', '0', 'Az', '\n'] },
  "a request's path": {
    parse: text => readPath(`http://a/${text}`),
    worst: ['/', '%2f', '%', '../', '.', '\\', ';', 'a/']
  },
  'a range': {
    parse: text => readRange(text, 100),
    worst: ['bytes=…  …x', 'bytes…  …x', 'bytes=0-…  …x', '0', '-', '=']
  },
  'accepted encodings': {
    parse: text => chooseEncoding(text, ['br', 'gzip', 'identity']),
    worst: [',', ';', 'br;q=…0…', ' ', 'q =', 'gzip;q=…  …x']
  },
  'tags that are known': { parse: text => isUnchanged(text, '"a"'), worst: ['"', '""', '"a', ',', ' '] },
  'how long a file is kept': {
    parse: text => [cacheControl(text, text), contentType(text)],
    worst: ['static/js/…a…', 'static/js/….aaaaaaaa…', 'static/js/…-…', '.', '.a', 'example/…?v…']
  },
  'a component that is to be upgraded': {
    parse: text => checkFile({ name: 'a.vue', text: `<!-- vxe -->${text}` }, upgrade),
    worst: [
      '<',
      '<a ',
      '</a>',
      '<a>',
      '<a>…</b>…',
      '<!--',
      '<template>',
      '<a b="',
      '{{',
      '<script>',
      '<vxe-table ',
      '<style>',
      '@',
      '<a :b="'
    ]
  },
  'a script that is to be upgraded': {
    parse: text => checkFile({ name: 'a.ts', text: `// vxe\n${text}` }, upgrade),
    worst: ['(', '[', '{', '`', '"', '/*', '<a', 'a.', 'a = ']
  },
  'styles that are to be upgraded': {
    parse: text => checkFile({ name: 'a.scss', text }, upgrade),
    worst: ['/*', '//', '$vxe-', '--vxe-', '.vxe-', '(', 'a: $vxe-b ', '/', ' ', '-']
  },
  'a lock file that is to be upgraded': {
    parse: text => [
      checkFile({ name: 'yarn.lock', text }, upgrade),
      checkFile({ name: 'package.json', text }, upgrade),
      checkFile({ name: '.browserslistrc', text }, upgrade)
    ],
    worst: ['"vxe-table": ', 'vxe-table@', 'vxe-table@…a…:\n', ' ', '\n', '{', '[', 'ie ', '#']
  },
  "a registry's answer": {
    parse: text =>
      readPackument(
        {
          name: 'a',
          'dist-tags': { [text]: '3.0.0', a: text },
          versions: { '3.0.0': {}, [text]: {}, [`3.0.0-${text}`]: {} }
        },
        'a'
      ),
    worst: ['1', '1.', '-', 'a', '0', '.0', '+']
  },
  'answers of the API': {
    parse: text => [
      readVersionsAnswer({
        sp: true,
        dp: true,
        ss: true,
        time: text,
        tags: { a: text },
        v3StableList: [text],
        v3BetaList: []
      }),
      readSystemList([{ href: text, content: text, isEnterprise: true }])
    ],
    worst: ['https://…/…', '/', ' ', '0']
  }
}

function attempt(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

function textOf(worst: string, length: number): string {
  const [head = '', pump = '', tail = ''] = worst.includes('…') ? worst.split('…') : ['', worst, '']
  return head + pump.repeat(length / pump.length) + tail
}

const many = 400_000

/**
 * A quadratic parser takes 10^11 steps for so many letters, half a minute at least; a linear one half a second.
 * So a watchdog between the two tells them apart on every machine, however busy: it stops what does not end.
 */
function ends(parse: Parser['parse'], text: string, within: number): boolean {
  const context = createContext({ work: () => attempt(() => parse(text)) })
  try {
    new Script('work()').runInContext(context, { timeout: within })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}

test.each(Object.entries(parsers))(
  '%s: 400,000 of its worst letters are read in linear time',
  (_, { parse, worst }) => {
    expect(worst.filter(each => !ends(parse, textOf(each, many), 10_000))).toEqual([])
  }
)

test.each([
  ['slashes', '/…/…x', (text: string) => text.replace(/\/+$/, '')],
  ['spaces behind an import', 'from…  …x', (text: string) => /(?:from|import)\s*\(?\s*['"]/.test(text)]
])('control: a quadratic reader of %s is seen', (_, worst, parse) => {
  expect(ends(parse, textOf(worst, many), 2_000)).toBe(false)
})
