import { expect, test } from 'vitest'
import type { Chunk } from './index-hints.ts'
import { indexHints } from './index-hints.ts'

const chunk = (name: string, facadeModuleId: string | null, imports: string[] = []): Chunk => ({
  name,
  facadeModuleId,
  fileName: `static/js/${name}.a1B2.js`,
  imports: imports.map(each => `static/js/${each}.a1B2.js`)
})
const chunks = [
  chunk('index', '/docs/src/main.tsx'),
  chunk('texts-zh', '/docs/src/locale/texts-zh.ts'),
  chunk('texts-tw', '/docs/src/locale/texts-tw.ts'),
  chunk('texts-en', '/docs/src/locale/texts-en.ts'),
  chunk('runtime', null),
  chunk('helpers', null, ['runtime']),
  chunk('library', null, ['helpers']),
  chunk('mount-vue', '/docs/src/demo/mount-vue.ts', ['library'])
]
const assets = ['static/font/plex-sans.c3.woff2', 'static/font/icons.c3.woff2', 'static/css/index.c3.css', 'index.html']

function hints(made: Chunk[], names: string[]): Record<string, unknown> {
  const html = indexHints(made, names, '/v3.8/')
  return JSON.parse(/^window\.__hints=(.*);$/.exec(html)?.[1] ?? '')
}

test('the page names what the app will ask for', () => {
  expect(hints(chunks, assets)).toMatchObject({
    texts: { zh: 'texts-zh.a1B2.js', tw: 'texts-tw.a1B2.js', en: 'texts-en.a1B2.js' },
    fonts: ['/v3.8/static/font/plex-sans.c3.woff2']
  })
})

test('a demo page fetches the library, what mounts demos first', () => {
  expect((hints(chunks, assets).demo as string[])[0]).toBe('mount-vue.a1B2.js')
  expect(JSON.stringify(hints(chunks, assets).demo)).toContain('library.a1B2.js')
})

test('what these import is fetched with them, each once', () => {
  const names = (hints(chunks, assets).demo as string[]).map(name => name.replace('.a1B2.js', ''))
  expect(names.toSorted()).toEqual(['helpers', 'library', 'mount-vue', 'runtime'])
})

test('a name can not end the script', () => {
  expect(indexHints([chunk('texts-</script>', '/docs/src/locale/texts-zh.ts')], [], '/')).not.toContain('</script>')
})
