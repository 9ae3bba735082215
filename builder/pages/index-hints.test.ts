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

function hints(inputChunks: Chunk[], names: string[]): Record<string, unknown> {
  const html = indexHints(inputChunks, names, '/v3.8/')
  return JSON.parse(/^\(window\.__boot\?\?=\{\}\)\.files=(.*);$/.exec(html)?.[1] ?? '')
}

test('the preload hints of index.html list the text chunks and the fonts', () => {
  expect(hints(chunks, assets)).toMatchObject({
    texts: { zh: 'texts-zh.a1B2.js', tw: 'texts-tw.a1B2.js', en: 'texts-en.a1B2.js' },
    fonts: ['/v3.8/static/font/plex-sans.c3.woff2']
  })
})

test('the preload hints for demo pages start with the module that mounts demos and include the library', () => {
  expect((hints(chunks, assets).demo as string[])[0]).toBe('mount-vue.a1B2.js')
  expect(JSON.stringify(hints(chunks, assets).demo)).toContain('library.a1B2.js')
})

test('the preload hints for demo pages list the imports of their modules, each once', () => {
  const names = (hints(chunks, assets).demo as string[]).map(name => name.replace('.a1B2.js', ''))
  expect(names.toSorted()).toEqual(['helpers', 'library', 'mount-vue', 'runtime'])
})

test('a chunk name cannot end the script element of the preload hints', () => {
  expect(indexHints([chunk('texts-</script>', '/docs/src/locale/texts-zh.ts')], [], '/')).not.toContain('</script>')
})
