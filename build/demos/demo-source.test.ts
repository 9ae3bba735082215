import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import {
  demoPath,
  demoFileNames,
  demoSource,
  isLocalImport,
  pageWordsFile,
  readWords,
  resolveImport,
  shownSource
} from './demo-source.ts'

const files = memoryFiles({
  'a/demo.vue':
    "<template><p>姓名</p></template>\n<script lang=\"ts\">\nimport Vue from 'vue'\nimport {\n  people\n} from '@/_shared/people'\nimport Row from './row.vue'\nexport default Vue.extend({})\n</script>\n",
  'a/row.vue':
    "<template><p>年龄</p></template>\n<script lang=\"ts\">\nimport Demo from './demo.vue'\nimport type { Person } from '@/_shared/people'\nexport default {}\n</script>\n",
  'a/broken.ts': "import { gone } from './gone'\n",
  'a/enum.ts': 'const a = 1\nenum B { c }\n',
  'a/words.en.json': '{ "姓名": "Full name" }',
  '_shared/people.ts': "import { wait } from './wait'\nexport const people: string[] = []\n",
  '_shared/wait.ts': 'export const wait = 1\n',
  '_shared/words.en.json': '{ "姓名": "Name", "年龄": "Age" }',
  'b/words.en.json': '{ "姓名": 1 }'
})

test('a demo comes with everything local it imports, each file once, in the order it meets them', () => {
  expect(demoFileNames(files, 'a/demo.vue')).toEqual([
    'a/demo.vue',
    '_shared/people.ts',
    '_shared/wait.ts',
    'a/row.vue'
  ])
})

test('the words of the page count more than the shared ones', () => {
  expect(demoSource(files, 'a/demo.vue', 'en')).toContain('<p>Full name</p>')
  expect(demoSource(files, 'a/row.vue', 'en')).toContain('<p>Age</p>')
  expect(demoSource(files, 'a/demo.vue', 'tw')).toContain('<p>姓名</p>')
})

test('used words are told', () => {
  const used: string[] = []
  demoSource(files, 'a/row.vue', 'en', key => used.push(key))
  expect(used).toEqual(['年龄'])
})

test('JavaScript is shown without types', () => {
  expect(shownSource(files, '_shared/people.ts', 'zh', 'ts')).toContain('string[]')
  expect(shownSource(files, '_shared/people.ts', 'zh', 'js')).toBe(
    "import { wait } from './wait'\nexport const people = []\n"
  )
  expect(shownSource(files, 'a/row.vue', 'zh', 'js')).not.toContain('Person')
})

test('what types can not be taken from is named with its file', () => {
  expect(() => shownSource(files, 'a/enum.ts', 'zh', 'js')).toThrow('content/a/enum.ts: Line 2: An enum')
})

test('each language has an address of its own, Chinese the plain one', () => {
  expect(demoPath('a/demo.vue', 'zh')).toEqual({ label: 'demo.vue', path: 'a/demo.vue' })
  expect(demoPath('a/demo.vue', 'tw')).toEqual({ label: 'demo.vue', path: 'a/demo.tw.vue' })
  expect(demoPath('_shared/people.ts', 'en')).toEqual({ label: '_shared/people.ts', path: '_shared/people.en.ts' })
})

test('an import is resolved from its file', () => {
  expect(resolveImport(files, './row.vue', 'a/demo.vue')).toBe('a/row.vue')
  expect(resolveImport(files, '@/_shared/people', 'a/demo.vue')).toBe('_shared/people.ts')
  expect(['vue', '@vue/x', './row.vue', '../b', '@/_shared/a'].map(isLocalImport)).toEqual([
    false,
    false,
    true,
    true,
    true
  ])
})

test('an import that is no file is named with its importer', () => {
  expect(() => demoFileNames(files, 'a/broken.ts')).toThrow(
    'content/a/broken.ts imports "./gone", which is no file. A demo imports packages, "@/_shared/…" and files beside it.'
  )
})

test('a word list holds texts', () => {
  expect(readWords(files, pageWordsFile('a/demo.vue'))).toEqual({ 姓名: 'Full name' })
  expect(() => readWords(files, 'b/words.en.json')).toThrow(
    'content/b/words.en.json is not a word list. Write { "中文": "English" }.'
  )
})
