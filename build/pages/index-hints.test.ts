import { expect, test } from 'vitest'
import type { Chunk } from './index-hints.ts'
import { indexHints } from './index-hints.ts'

const chunk = (name: string, facadeModuleId: string | null): Chunk => ({ name, facadeModuleId, fileName: `static/js/${name}.a1B2.js`, imports: [] })
const chunks = [
  chunk('index', '/docs/src/main.tsx'),
  chunk('texts-zh', '/docs/src/locale/texts-zh.ts'),
  chunk('texts-tw', '/docs/src/locale/texts-tw.ts'),
  chunk('texts-en', '/docs/src/locale/texts-en.ts'),
  chunk('pages-table-base-zh', '\0virtual:pages/table/base/zh'),
  chunk('table-base-sort-page-zh', '/docs/content/table/base/sort/page.zh.mdx?page=zh'),
  chunk('library', null),
  chunk('mount-vue', '/docs/src/demo/mount-vue.ts')
]
const assets = ['static/font/plex-sans.c3.woff2', 'static/font/icons.c3.woff2', 'static/css/index.c3.css', 'index.html']

function hints(made: Chunk[], names: string[]): Record<string, unknown> {
  const html = indexHints(made, names, '/v3.8/')
  return JSON.parse(/^<script>window\.__hints=(.*)<\/script>$/.exec(html)?.[1] ?? '')
}

test('the page names what the app will ask for', () => {
  expect(hints(chunks, assets)).toMatchObject({
    base: '/v3.8/static/js/',
    texts: { zh: 'texts-zh.a1B2.js', tw: 'texts-tw.a1B2.js', en: 'texts-en.a1B2.js' },
    sections: { 'table/base/zh': 'pages-table-base-zh.a1B2.js' },
    fonts: ['/v3.8/static/font/plex-sans.c3.woff2']
  })
})

test('a demo page fetches the library', () => {
  expect(JSON.stringify(hints(chunks, assets).demo)).toContain('library.a1B2.js')
})

test('no page is named, so that the table does not grow with their number', () => {
  expect(indexHints(chunks, assets, '/v3.8/')).not.toContain('table-base-sort')
})

test('a name can not end the script', () => {
  expect(indexHints([chunk('texts-</script>', '/docs/src/locale/texts-zh.ts')], [], '/')).not.toMatch(/<\/script>./)
})
