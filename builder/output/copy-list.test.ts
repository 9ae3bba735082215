import { expect, test } from 'vitest'
import type { CopyList } from '../../shared/offline-copy.ts'
import {
  getFiles,
  getCacheKey,
  getPictureLists,
  adjustListToBase,
  listAddress,
  readCopyList,
  readPictureFiles
} from '../../shared/offline-copy.ts'
import { fillPage } from '../../server/page-settings.ts'
import { isFileOfBuild } from '../../shared/copy-proof.ts'
import { copyLists } from './copy-list.ts'
import type { OutputFile } from './output-file.ts'

const indexOf = (start: string): string =>
  `${start}<script>window.__content={"base":"/v3.8/"}</script><a href="/v3.8/"></a></html>`

const output: OutputFile[] = [
  { path: 'index.html', body: indexOf('<html>') },
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
  { path: 'download/editor/web-types.json', body: '{}' },
  { path: 'download/editor/web-types.en.json', body: '{}' },
  { path: 'example/ts/form/valid.vue', body: '' },
  { path: 'table/base/sort.html', body: '' },
  { path: 'table/base/sort.md', body: '' },
  { path: 'sitemap.xml', body: '' },
  { path: 'api.json', body: '' }
]

const textOf = async (files: OutputFile[]): Promise<string> =>
  (await copyLists(files, '/v3.8/')).find(({ path }) => path === listAddress)!.body as string
const listOf = async (files: OutputFile[]): Promise<CopyList> => JSON.parse(await textOf(files)) as CopyList
const namesFor = (list: CopyList, language: 'zh' | 'tw' | 'en') => getFiles(list, [language]).map(getCacheKey)

test('an offline copy contains the app and the content of its languages, and nothing for crawlers', async () => {
  const list = await listOf(output)
  expect(list.parts.all.map(getCacheKey)).toEqual([
    expect.stringMatching(/^index\.html\?copy=\w{8}$/),
    expect.stringMatching(/^sandbox\/index\.html\?copy=\w{8}$/),
    'sandbox/documented.4611D6v-.js',
    'static/js/zh-CN.VTDGQo56.js',
    expect.stringMatching(/^download\/editor\/web-types\.json\?copy=\w{8}$/)
  ])
  expect(namesFor(list, 'zh').slice(5)).toEqual([
    'static/js/texts-zh.B7wCTYaP.js',
    'static/content/table-base.b07047de/table-base-sort-zh.js',
    'static/search/zh-spellings.e260f00d.json'
  ])
  expect(namesFor(list, 'tw').slice(5)).toEqual(['static/content/table-base.b07047de/lists.tw.js'])
  expect(namesFor(list, 'en').slice(5)).toEqual([
    'static/content/nav-en.82980482.js',
    'static/search/en.b9067fa4.json',
    expect.stringMatching(/^example\/pack\/form\.en\.json\?v=\w{8}$/),
    expect.stringMatching(/^download\/editor\/web-types\.en\.json\?copy=\w{8}$/)
  ])
})

test('pictures are in lists of their own, which are named and proven by their content', async () => {
  const pictures: OutputFile[] = [
    { path: 'static/pictures/zh/form-valid-light.0a1b2c3d.webp', body: 'zh light' },
    { path: 'static/pictures/zh/form-valid-dark.1a1b2c3d.webp', body: 'zh dark' },
    { path: 'static/pictures/en/form-valid-light.2a1b2c3d.webp', body: 'en' }
  ]
  const files = await copyLists([...output, ...pictures], '/v3.8/')
  const list = readCopyList(await listOf([...output, ...pictures]))
  expect(list.parts).toEqual((await listOf(output)).parts)
  const picturesFor = (languages: ('zh' | 'tw' | 'en')[]) =>
    getPictureLists(list, languages).map(({ file, bytes }) => {
      const listFile = files.find(({ path }) => path === file[0])!.body as string
      const listed = readPictureFiles(JSON.parse(listFile)).map(([path]) => path)
      return { file, bytes, listFile, listed }
    })
  const [zh, ...others] = picturesFor(['zh', 'tw'])
  expect(others).toEqual([])
  expect(zh).toMatchObject({ bytes: 15, listed: [pictures[0]!.path, pictures[1]!.path] })
  expect(picturesFor(['zh', 'en']).map(({ bytes }) => bytes)).toEqual([15, 2])
  expect(await isFileOfBuild(zh!.file, new Uint8Array(Buffer.from(zh!.listFile)), '/v3.8/')).toBe(true)
  expect(await isFileOfBuild(zh!.file, new Uint8Array(Buffer.from('[]')), '/v3.8/')).toBe(false)
})

test.each([{ zh: { file: ['a', 1], bytes: 1 } }, { zh: {}, en: {} }, null])(
  'a list of files with the pictures %j is no list of an offline copy',
  async pictures => {
    const list = await listOf(output)
    expect(() => readCopyList({ ...list, pictures })).toThrow('no list')
  }
)

test('file sizes in the list of an offline copy are in bytes', async () => {
  expect((await listOf(output)).parts.zh[0]!.slice(0, 2)).toEqual(['static/js/texts-zh.B7wCTYaP.js', 3])
})

test('file sizes in the list of an offline copy are correct after a change of the base path', async () => {
  const files: OutputFile[] = [
    { path: 'index.html', body: indexOf('<a href="/v3.8/"><b href="/v3.8/a">') },
    { path: 'static/js/texts-zh.B7wCTYaP.js', body: '中 /v3.8/' },
    { path: 'static/js/other-zh.B7wCTYaP.js', body: '中' }
  ]
  const moved = files.map(({ path, body }) => ({ path, body: (body as string).replaceAll('/v3.8/', '/docs/vxe/') }))
  // The server replaces the base in the list as in every text.
  const sent = JSON.parse((await textOf(files)).replaceAll('/v3.8/', '/docs/vxe/')) as CopyList
  const { parts } = await listOf(moved)
  const placed = adjustListToBase(sent).parts
  expect(placed.all[0]!.slice(0, 2)).toEqual(parts.all[0]!.slice(0, 2))
  expect(placed.zh.map(file => file.slice(0, 2))).toEqual(parts.zh.map(file => file.slice(0, 2)))
})

test('a changed index.html changes its cache key and the build id, equal files give the same build id', async () => {
  const other = output.map(file => (file.path === 'index.html' ? { ...file, body: indexOf('<html lang>') } : file))
  const [before, after] = [await listOf(output), await listOf(other)]
  expect(after.build).not.toBe(before.build)
  expect(namesFor(after, 'zh').filter(name => !namesFor(before, 'zh').includes(name))).toEqual([
    getCacheKey(after.parts.all[0]!)
  ])
  expect((await listOf(output)).build).toBe(before.build)
})

test('every file proves to be of the build, below another base path too, and a file of another build does not', async () => {
  for (const base of ['/v3.8/', '/', '/docs/vxe/']) {
    const moveToBase = (text: string) => text.replaceAll('/v3.8/', base)
    const files = output.map(file => ({ ...file, body: `${file.body as string} /v3.8/a / /v3.8//v3.8/` }))
    const list = JSON.parse(moveToBase(await textOf(files))) as CopyList
    for (const file of getFiles(list, ['zh', 'tw', 'en'])) {
      const body = moveToBase(files.find(({ path }) => path === file[0].split('?')[0])!.body)
      const isProven = (text: string) => isFileOfBuild(file, new Uint8Array(Buffer.from(text)), base)
      expect(await isProven(body)).toBe(true)
      expect(await isProven('<html><form>Sign in</form></html>')).toBe(false)
      expect(await isProven(body.replace(/.{9}(?=<\/script>)|^.(?!.*<\/script>)/, ''))).toBe(false)
    }
  }
})

test('index.html proves to be of the build after the server has filled in its settings', async () => {
  const body = `<html><meta http-equiv="Content-Security-Policy" content="connect-src 'self'"><meta name="vxe-docs:serve-api" content=""><meta name="vxe-docs:host" content="">${indexOf('')}`
  const list = await listOf([{ path: 'index.html', body }])
  const settings = { basePath: '/v3.8/', serveApi: 'https://api.example', componentHost: 'https://vxeui.com' }
  const filled = fillPage(body, { ...settings, reports: 'reports.sqlite' }, 'https://docs.example')
  expect(filled).not.toBe(body)
  const isProven = (text: string) => isFileOfBuild(list.parts.all[0]!, new Uint8Array(Buffer.from(text)), '/v3.8/')
  expect(await isProven(filled)).toBe(true)
  expect(await isProven(filled.replace('</html>', ''))).toBe(false)
})
