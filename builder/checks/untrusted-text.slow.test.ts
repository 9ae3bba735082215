import { Script, createContext } from 'node:vm'
import { expect, test } from 'vitest'
import { printValues } from '../../sandbox/print.ts'
import { chooseEncoding } from '../../server/encoding.ts'
import { isUnchanged } from '../../server/conditions.ts'
import { cacheControl } from '../../server/caching.ts'
import { contentType } from '../../server/content-types.ts'
import { readRange } from '../../server/range.ts'
import { readPackument } from '../../server/releases.ts'
import { readPath } from '../../server/request-path.ts'
import { decodeTokens } from '../../shared/code.ts'
import { isProjectFileName } from '../../shared/file-names.ts'
import { createSearchIndex } from '../../shared/search-index.ts'
import { parseLocation, formatLocation } from '../../shared/site-location.ts'
import { readLocale } from '../../shared/locale.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import { decodeProject } from '../../shared/project-code.ts'
import type { Project } from '../../shared/project.ts'
import { readSystemList, readVersionsResponse } from '../../shared/versions.ts'
import { readTableQuery } from '../../src/api-table/state/table-query.ts'
import { parseRowQuery, splitMarks } from '../../src/api-table/tree/search.ts'
import { findIcons } from '../../src/icon-gallery/find-icons.ts'
import { compileProject } from '../../src/playground/compile/compile-project.ts'
import { resolveImport } from '../../src/playground/compile/resolve-import.ts'
import { scopeCss } from '../../src/playground/compile/scope-css.ts'
import { summarizeObject, getValueKind } from '../../src/playground/console/console-lines.ts'
import { getMethodOwner } from '../../src/playground/editor/context/method-owner.ts'
import { getWordBefore } from '../../src/playground/editor/context/word-before.ts'
import { exportHtml } from '../../src/playground/export/export-html.ts'
import { readProjectFile } from '../../src/playground/export/project-file.ts'
import { createZipFiles } from '../../src/playground/export/zip-files.ts'
import { getNameProblem } from '../../src/playground/files/file-names.ts'
import { readFromFrame } from '../../src/playground/preview/read-from-frame.ts'
import { readDraft } from '../../src/playground/project/draft.ts'
import { checkFile } from '../../upgrade/check.ts'

/**
 * A reader of untrusted text, with the texts that could make it slow: addresses, links, files, code, output of a frame,
 * headers, responses of a registry.
 */
interface Parser {
  parse: (text: string) => unknown
  /** Texts that are repeated up to the tested length; of a text `a…b…c` only `b` is repeated. */
  worst: readonly string[]
}

const file = (name: string, text: string): Project => ({
  entry: name,
  files: [{ name, text }],
  kind: 'ts',
  library: '3.8.6'
})
const thirdPartyVersions = {
  'ant-design-vue': '1.0.0',
  echarts: '1.0.0',
  'element-ui': '1.0.0',
  exceljs: '1.0.0',
  moment: '1.0.0',
  sortablejs: '1.0.0'
}
const versions = { vue: '2.7.16', utils: '3.5.28', library: '3.8.6', thirdParty: thirdPartyVersions }
const searchIndex = createSearchIndex([{ kind: 'page', title: 'Sorting', text: 'a', href: '#/a', where: 'b' }])
const none = { refs: new Map<string, string>(), values: new Map() }
const upgrade = { from: '3.8.6', to: '3.21.6' }
const letters = ['/', '#', '?', '%', '&', '=', ' ', 'a', '\n', '"', '中']

const parsers: Record<string, Parser> = {
  'the address of a page': { parse: parseLocation, worst: ['#…/…x', '#…%2f…x', '#/a?…&…', '#…?…', '#…#…', ...letters] },
  'an address that is read and written': {
    parse: text => formatLocation(text, new Map([['q', text]]), text),
    worst: letters
  },
  'a language': { parse: readLocale, worst: letters },
  'the query parameters of a reference page': {
    parse: text => {
      const { filterName = '' } = readTableQuery(new Map([['filterName', text]]))
      const { needles } = parseRowQuery(filterName, ['table'])
      return splitMarks('sort-config multiple orders '.repeat(20), needles)
    },
    worst: [...letters, 'a ', 'A', '-a', 'a.', '@#', '()']
  },
  'the name of a member': { parse: formatMemberName, worst: ['table.…a', 'table.…A', 'table.…-', ...letters] },
  'a search query': {
    parse: text => searchIndex.find(text),
    worst: [...letters, 'this.', '$refs.', '$refs[', 'aB']
  },
  'a query of the icon gallery': { parse: text => findIcons([{ name: 'a', words: 'b' }], text), worst: letters },
  'shared code': { parse: text => decodeProject(text).catch(String), worst: ['A', '-', '_', '=', '%'] },
  'a project file': {
    parse: text => attempt(() => readProjectFile(text)),
    worst: ['[', '{"a":', '"', '\\', ' ', '{"form":"vxe-table playground …1…"}']
  },
  'a draft': { parse: readDraft, worst: ['[', '{"a":', '"', ' '] },
  'a playground file name': { parse: isProjectFileName, worst: ['…a…/', 'a/', '.', '….…vue', 'a.vue', 'con.'] },
  'a file name typed into the playground': {
    parse: text => getNameProblem(text, []),
    worst: ['@/', './', '/', ' ', 'a/', '.']
  },
  'an import path': {
    parse: text => resolveImport(new Set(['a.ts']), text, 'b/c.ts'),
    worst: ['./…../', '@/…a/', './…a/../', './…./', '/']
  },
  'an exported project': {
    parse: text => createZipFiles(file('App.vue', text), { title: text, language: 'en', versions }),
    worst: ['from…  …x', 'import…  …x', 'import(…  …x', "import '", 'from"', 'from ', "'echarts'"]
  },
  'an exported page': {
    parse: text =>
      exportHtml(
        { modules: [{ name: 'a', code: text }], entry: 'a', styles: [text] },
        { title: text, language: 'en', library: { scripts: [], styles: [] } }
      ),
    worst: ['<', '</', '<script', '</style', '<!-', '&', '"']
  },
  'scoped styles': {
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
  'playground code with imports': {
    parse: text => compileProject(file('a.ts', text)),
    worst: ["import…  …'nowhere'", '// from…  …\nimport "x"', '(', '[', '{', '`', '"', '/* ', 'a?', '<a', '// ', '\\']
  },
  'code before the editor cursor': {
    parse: text => [getMethodOwner(`${text}.`, text.length + 1, none), getWordBefore(text, text.length)],
    worst: ['a', 'as ', '$refs.', '$refs["', 'const a…  ….a', 'const a:…const a:…\na', 'let a = as …as …\na']
  },
  'a message of the preview frame': {
    parse: text =>
      readFromFrame({
        type: 'error',
        run: 1,
        error: { kind: text, message: text, file: text },
        parts: [{ kind: 'text', text }]
      }),
    worst: ['a/', 'a', '.', '/']
  },
  'a console line of the preview frame': {
    parse: text => [
      getValueKind(text),
      summarizeObject({ kind: 'object', label: text, entries: [[text, { kind: 'text', text }]], more: 0 })
    ],
    worst: ['Array(…1…', '-', '0', 'Infinity', ' ']
  },
  'a console format string': { parse: text => printValues([text, text]), worst: ['%', '%s', '%c', '%%'] },
  'encoded syntax tokens': { parse: text => decodeTokens('a', text), worst: ['A', 'A0', '0', 'Az', '\n'] },
  'a request path': {
    parse: text => readPath(`http://a/${text}`),
    worst: ['/', '%2f', '%', '../', '.', '\\', ';', 'a/']
  },
  'a Range header': {
    parse: text => readRange(text, 100),
    worst: ['bytes=…  …x', 'bytes…  …x', 'bytes=0-…  …x', '0', '-', '=']
  },
  'an Accept-Encoding header': {
    parse: text => chooseEncoding(text, ['br', 'gzip', 'identity']),
    worst: [',', ';', 'br;q=…0…', ' ', 'q =', 'gzip;q=…  …x']
  },
  'an If-None-Match header': { parse: text => isUnchanged(text, '"a"'), worst: ['"', '""', '"a', ',', ' '] },
  'a path checked for its caching': {
    parse: text => [cacheControl(text, text), contentType(text)],
    worst: ['static/js/…a…', 'static/js/….aaaaaaaa…', 'static/js/…-…', '.', '.a', 'example/…?v…']
  },
  'a component checked for the upgrade': {
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
  'a script checked for the upgrade': {
    parse: text => checkFile({ name: 'a.ts', text: `// vxe\n${text}` }, upgrade),
    worst: ['(', '[', '{', '`', '"', '/*', '<a', 'a.', 'a = ']
  },
  'styles checked for the upgrade': {
    parse: text => checkFile({ name: 'a.scss', text }, upgrade),
    worst: ['/*', '//', '$vxe-', '--vxe-', '.vxe-', '(', 'a: $vxe-b ', '/', ' ', '-']
  },
  'a lock file checked for the upgrade': {
    parse: text => [
      checkFile({ name: 'yarn.lock', text }, upgrade),
      checkFile({ name: 'package.json', text }, upgrade),
      checkFile({ name: '.browserslistrc', text }, upgrade)
    ],
    worst: ['"vxe-table": ', 'vxe-table@', 'vxe-table@…a…:\n', ' ', '\n', '{', '[', 'ie ', '#']
  },
  'a response of the npm registry': {
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
  'responses of the site API': {
    parse: text => [
      readVersionsResponse({
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
  const [head = '', repeated = '', tail = ''] = worst.includes('…') ? worst.split('…') : ['', worst, '']
  return head + repeated.repeat(length / repeated.length) + tail
}

const testedLength = 400_000

/**
 * A quadratic parser takes 10^11 steps for this length, at least half a minute; a linear one takes half a second. A
 * timeout between the two tells them apart on busy machines too, and ends parsers that would run on.
 */
function endsWithin(parse: Parser['parse'], text: string, timeoutMs: number): boolean {
  const context = createContext({ work: () => attempt(() => parse(text)) })
  try {
    new Script('work()').runInContext(context, { timeout: timeoutMs })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}

test.each(Object.entries(parsers))(
  '%s: 400,000 characters of each worst-case text are parsed within ten seconds',
  (_, { parse, worst }) => {
    expect(worst.filter(each => !endsWithin(parse, textOf(each, testedLength), 10_000))).toEqual([])
  }
)

test.each([
  ['trailing slashes', '/…/…x', (text: string) => text.replace(/\/+$/, '')],
  ['spaces behind an import', 'from…  …x', (text: string) => /(?:from|import)\s*\(?\s*['"]/.test(text)]
])('control: a quadratic parser of %s exceeds the time limit', (_, worst, parse) => {
  expect(endsWithin(parse, textOf(worst, testedLength), 2_000)).toBe(false)
})
