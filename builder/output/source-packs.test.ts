import { expect, test } from 'vitest'
import { decodeTokens } from '../../shared/code.ts'
import { memoryFiles } from '../pages/memory-files.ts'
import { hashedNames } from './naming.ts'
import { demoFiles, exampleFiles, sourcePack, sourcePacks } from './source-packs.ts'

const demo = `<template>
  <p>{{ name }}</p>
</template>

<script lang="ts">
import { name } from '@/_shared/people'
const shown: string = name
export default { data: () => ({ name: shown }) }
</script>
`
const files = memoryFiles({
  'a/demo.vue': demo,
  'a/other.vue':
    '<template><p /></template>\n<script lang="ts">\nimport { name } from \'@/_shared/people\'\nexport default { name }\n</script>\n',
  'a/smallest.vue': '<template><p /></template>',
  'a/page.zh.mdx': '',
  '_shared/people.ts': "export const name: string = '姓名'\n",
  '_shared/unused.ts': 'export {}\n',
  '_shared/words.en.json': '{ "姓名": "Name" }'
})
const pathsOf = (language: 'zh' | 'tw' | 'en') => sourcePack(files, demoFiles(files), language)

test('the source files are the demos and their imports, each once, without code files', () => {
  expect(demoFiles(files)).toEqual(['a/demo.vue', '_shared/people.ts', 'a/other.vue'])
  expect(Object.keys(pathsOf('en'))).toEqual(['a/demo.en.vue', '_shared/people.en.ts', 'a/other.en.vue'])
})

test('a content folder has one source pack per language, with a hash in its address', () => {
  const packs = sourcePacks(files, hashedNames)
  expect(packs.files().map(({ path }) => path)).toEqual([
    'example/pack/a.zh.json',
    'example/pack/a.tw.json',
    'example/pack/a.en.json',
    'example/pack/_shared.zh.json',
    'example/pack/_shared.tw.json',
    'example/pack/_shared.en.json'
  ])
  expect(packs.address('a/other.vue', 'en')).toMatch(/^example\/pack\/a\.en\.json\?v=[\da-f]{8}$/)
  expect(packs.address('a/other.vue', 'en')).toBe(packs.address('a/demo.vue', 'en'))
  expect(packs.address('a/other.vue', 'en')).not.toBe(packs.address('a/other.vue', 'zh').replace('.zh.', '.en.'))
})

test('each source file has the specified TypeScript and JavaScript addresses', () => {
  expect(exampleFiles(files).map(({ path }) => path)).toEqual([
    'example/ts/a/demo.vue',
    'example/js/a/demo.vue',
    'example/ts/_shared/people.ts',
    'example/js/_shared/people.ts',
    'example/ts/a/other.vue',
    'example/js/a/other.vue'
  ])
})

test('a source pack contains the TypeScript file and the JavaScript version without types', () => {
  expect(pathsOf('zh')['a/demo.vue']?.ts.code).toBe(demo)
  expect(pathsOf('zh')['a/demo.vue']?.js.code).toContain('<script>\n')
  expect(pathsOf('en')['_shared/people.en.ts']?.js.code).toBe("export const name = 'Name'\n")
})

test('the tokens of a source pack match its code', () => {
  const { code, tokens } = pathsOf('en')['a/demo.en.vue']!.ts
  const decoded = decodeTokens(code, tokens)
  expect(decoded.map(token => token.text).join('')).toBe(code)
  expect(decoded).toContainEqual({ text: 'const', kind: 'key' })
})
