import { expect, test } from 'vitest'
import type { CopyList } from '../../shared/offline-copy.ts'
import { filesFor, keptName, placedList } from '../../shared/offline-copy.ts'
import { copyList } from './copy-list.ts'
import type { OutputFile } from './output-file.ts'

const output: OutputFile[] = [
  { path: 'index.html', body: '<html>' },
  { path: 'sandbox/index.html', body: '<html>' },
  { path: 'sandbox/documented.4611D6v-.js', body: 'run()' },
  { path: 'static/js/texts-zh.B7wCTYaP.js', body: '中' },
  { path: 'static/js/zh-CN.VTDGQo56.js', body: 'of moment' },
  { path: 'static/content/nav-en.82980482.js', body: 'nav' },
  { path: 'static/content/table-base.b07047de/lists.tw.js', body: 'list' },
  { path: 'static/content/table-base.b07047de/table-base-sort-zh.js', body: 'page' },
  { path: 'static/search/zh-spellings.e260f00d.json', body: '[]' },
  { path: 'static/search/en.b9067fa4.json', body: '[]' },
  { path: 'example/pack/form.en.json', body: '{}' },
  { path: 'example/ts/form/valid.vue', body: '' },
  { path: 'table/base/sort.html', body: '' },
  { path: 'table/base/sort.md', body: '' },
  { path: 'sitemap.xml', body: '' },
  { path: 'api.json', body: '' }
]

const listOf = (files: OutputFile[]): CopyList => JSON.parse(copyList(files, '/v3.8/').body as string) as CopyList
const namesFor = (list: CopyList, language: 'zh' | 'tw' | 'en') => filesFor(list, [language]).map(keptName)

test('a copy has the app and the content of a language, and nothing for crawlers', () => {
  const list = listOf(output)
  expect(list.parts.all.map(keptName)).toEqual([
    expect.stringMatching(/^index\.html\?copy=\w{8}$/),
    expect.stringMatching(/^sandbox\/index\.html\?copy=\w{8}$/),
    'sandbox/documented.4611D6v-.js',
    'static/js/zh-CN.VTDGQo56.js'
  ])
  expect(namesFor(list, 'zh').slice(4)).toEqual([
    'static/js/texts-zh.B7wCTYaP.js',
    'static/content/table-base.b07047de/table-base-sort-zh.js',
    'static/search/zh-spellings.e260f00d.json'
  ])
  expect(namesFor(list, 'tw').slice(4)).toEqual(['static/content/table-base.b07047de/lists.tw.js'])
  expect(namesFor(list, 'en').slice(4)).toEqual([
    'static/content/nav-en.82980482.js',
    'static/search/en.b9067fa4.json',
    expect.stringMatching(/^example\/pack\/form\.en\.json\?v=\w{8}$/)
  ])
})

test('sizes are of the bytes', () => {
  expect(listOf(output).parts.zh[0]).toEqual(['static/js/texts-zh.B7wCTYaP.js', 3])
})

test('a site that a server has moved has files of another size', () => {
  const files: OutputFile[] = [
    { path: 'index.html', body: '<a href="/v3.8/"><b href="/v3.8/a">' },
    { path: 'static/js/texts-zh.B7wCTYaP.js', body: '中 /v3.8/' },
    { path: 'static/js/other-zh.B7wCTYaP.js', body: '中' }
  ]
  const moved = files.map(({ path, body }) => ({ path, body: (body as string).replaceAll('/v3.8/', '/docs/vxe/') }))
  // The server changes the list as it changes every text.
  const sent = JSON.parse((copyList(files, '/v3.8/').body as string).replaceAll('/v3.8/', '/docs/vxe/')) as CopyList
  const { parts } = listOf(moved)
  const placed = placedList(sent).parts
  expect(placed.all[0]!.slice(0, 2)).toEqual(parts.all[0]!.slice(0, 2))
  expect(placed.zh.map(([path, size]) => [path, size])).toEqual(parts.zh)
})

test('what changes changes its name and the build, and the same is the same', () => {
  const other = output.map(file => (file.path === 'index.html' ? { ...file, body: '<html lang>' } : file))
  const [before, after] = [listOf(output), listOf(other)]
  expect(after.build).not.toBe(before.build)
  expect(namesFor(after, 'zh').filter(name => !namesFor(before, 'zh').includes(name))).toEqual([
    keptName(after.parts.all[0]!)
  ])
  expect(listOf(output).build).toBe(before.build)
})
