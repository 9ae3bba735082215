import { expect, test } from 'vitest'
import { decodeTokens } from '../../shared/code.ts'
import { exampleFile, exampleFiles } from './example-files.ts'
import { memoryFiles } from './memory-files.ts'

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
  'a/other.vue': '<template><p /></template>\n<script lang="ts">\nimport { name } from \'@/_shared/people\'\nexport default { name }\n</script>\n',
  'a/page.zh.mdx': '',
  '_shared/people.ts': "export const name: string = '姓名'\n",
  '_shared/unused.ts': 'export {}\n',
  '_shared/words.en.json': '{ "姓名": "Name" }'
})
const textOf = (name: string, language: 'zh' | 'tw' | 'en', kind: 'ts' | 'js') => exampleFile(files, name, language, kind)[0]

test('each demo and what it imports is there once per language and kind', () => {
  const addresses = exampleFiles(files).map(({ address }) => address)
  expect(addresses).toHaveLength(3 * 3 * 2 * 2)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toEqual(expect.arrayContaining(['example/ts/a/demo.vue', 'example/js/a/demo.en.vue', 'example/ts/a/demo.tw.vue.tokens', 'example/js/_shared/people.en.ts']))
  expect(addresses.join()).not.toContain('unused')
})

test('TypeScript is the file itself, JavaScript the file without its types', () => {
  expect(textOf('a/demo.vue', 'zh', 'ts')?.text).toBe(demo)
  expect(textOf('a/demo.vue', 'zh', 'js')?.text).toContain('<script>\n')
  expect(textOf('_shared/people.ts', 'en', 'js')).toEqual({ address: 'example/js/_shared/people.en.ts', text: "export const name = 'Name'\n" })
})

test('the colours fit the text', () => {
  const [code, tokens] = exampleFile(files, 'a/demo.vue', 'en', 'ts')
  const decoded = decodeTokens(code?.text ?? '', tokens?.text ?? '')
  expect(decoded.map(token => token.text).join('')).toBe(code?.text)
  expect(decoded).toContainEqual({ text: 'const', kind: 'key' })
})
