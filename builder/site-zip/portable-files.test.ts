import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { OutputFile } from '../output/output-file.ts'
import { runnerCode } from '../vite/runner-code.ts'
import { createArchive } from './archive.ts'
import { portableFiles } from './portable-files.ts'

const frame = '<meta charset="utf-8"><script>start()</script>'
const index = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'self'">
<link rel="icon" href="/v3.8/static/img/a.svg"><link rel="stylesheet" href="/v3.8/static/css/print.css" media="print">
<script>import("/v3.8/static/js/a.js")</script><style>@font-face { src: url(/v3.8/static/font/a.woff2) }</style>`

const files: OutputFile[] = [
  { path: 'static/js/a.js', body: 'import { b } from "./b.js"; console.log(b, "/v3.8/static/js/sort-worker.js")' },
  { path: 'static/js/b.js', body: 'export const b = 1' },
  { path: 'static/js/sort-worker.js', body: 'postMessage("/v3.8/")' },
  { path: 'static/css/print.css', body: 'p { margin: 0 }' },
  { path: 'static/css/a.css', body: 'p { background: url("/v3.8/static/font/a.woff2") }' },
  { path: 'static/font/a.woff2', body: Buffer.from('font') },
  { path: 'static/img/a.svg', body: '<svg/>' },
  { path: 'static/search/zh.1.json', body: '[1]' },
  { path: 'sandbox/index.html', body: frame },
  { path: 'sandbox/hosted.html', body: frame },
  { path: 'sandbox/documented.js', body: 'run("/v3.8/")' },
  { path: 'example/pack/a.json', body: '{"a":"/v3.8/"}' },
  { path: 'example/js/a.vue', body: 'vue' },
  { path: 'table/a.md', body: '# A' },
  { path: 'llms.txt', body: 'all' },
  { path: 'llms-base.zh.txt', body: 'a section' },
  { path: 'api/table-1.en.md', body: '# Members' },
  { path: 'api/members.txt', body: 'table.data' },
  { path: 'offline-worker.js', body: '0' },
  { path: 'download/vxe-upgrade.mjs', body: '1' }
]

const make = (inputFiles = files, base = '/v3.8/') =>
  portableFiles({ files: inputFiles, index, base, runtime: '(function(){})()', read: runnerCode })

const textOf = (output: OutputFile[], name: string) => String(output.find(({ path }) => path === name)!.body)

test('the portable copy packs modules and texts into scripts, copies linked files and omits other files', async () => {
  const output = await make()
  expect(output.map(({ path }) => path)).toEqual([
    'start.html',
    'files/start.js',
    'files/000.js',
    'static/img/a.svg',
    'download/vxe-upgrade.mjs'
  ])
  const calls = [...textOf(output, 'files/000.js').matchAll(/^__folder\.(\w+)\("([^"]+)"/gm)].map(
    ([, kind, name]) => `${kind} ${name}`
  )
  expect(calls).toEqual([
    'text example/pack/a.json',
    'text sandbox/documented.js',
    'text static/css/a.css',
    'text static/css/print.css',
    'module static/js/a.js',
    'module static/js/b.js',
    'text static/js/sort-worker.js',
    'text static/search/zh.1.json',
    'text table/a.md'
  ])
})

test('the portable copy replaces the base path in programs, not in source texts', async () => {
  const pack = textOf(await make(), 'files/000.js')
  expect(pack).toContain('console.log((0,__part_0__.b), "./static/js/sort-worker.js")')
  expect(pack).toContain(JSON.stringify('postMessage("./")'))
  expect(pack).toContain(JSON.stringify('{"a":"/v3.8/"}'))
  expect(pack).toContain(JSON.stringify(`p { background: url(data:font/woff2;base64,${btoa('font')}) }`))
})

test('the portable start page has a content security policy without origins, starts with its runtime and inlines fonts and style sheets', async () => {
  const page = textOf(await make(), 'start.html')
  const sum = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  expect(page).toContain(
    `script-src file: ${sum('__folder.load("./static/js/a.js")')} ${sum('start()')} 'unsafe-eval'; style-src`
  )
  expect(page).toContain("connect-src 'none'; worker-src blob:; frame-src 'none'")
  expect(page).not.toContain("'self'")
  expect(page).toContain('<script src="files/start.js"></script><script>__folder.load(')
  expect(page).toContain('<link rel="icon" href="./static/img/a.svg">')
  expect(page).toContain('<style media="print">p { margin: 0 }</style>')
  expect(page).toContain(`url(data:font/woff2;base64,${btoa('font')})`)
})

test('the portable runtime contains the list of packs and the document of the preview frame', async () => {
  expect(textOf(await make(), 'files/start.js')).toBe(
    `const __folderFacts=${JSON.stringify({ packs: ['example/pack/a.json'], frames: { 'sandbox/index.html': frame } })};\n(function(){})()`
  )
})

test('the portable archive has the same bytes in any file order and time zone', async () => {
  const one = createArchive(await make())
  vi.stubEnv('TZ', 'Pacific/Auckland')
  const other = createArchive(await make(files.toReversed()))
  vi.unstubAllEnvs()
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  expect(Object.keys(unzipSync(one)).sort()[0]).toBe('vxe-table-3.8-docs/download/vxe-upgrade.mjs')
})

test('a portable archive above the size limit is an error', async () => {
  expect(() => createArchive([{ path: 'a', body: 'aaaa' }], 100)).toThrow(
    /^vxe-table-3\.8-docs\.zip has \d+ bytes, at most 100 are offered\./
  )
})

test('a portable copy of a site built with BASE_PATH=/ is an error', async () => {
  await expect(make(files, '/')).rejects.toThrow('Build it without BASE_PATH=/.')
})

test('a portable copy without sandbox/index.html is an error with the file name', async () => {
  await expect(make(files.filter(({ path }) => path !== 'sandbox/index.html'))).rejects.toThrow(
    'The built site has no sandbox/index.html, which the folder needs.'
  )
})
