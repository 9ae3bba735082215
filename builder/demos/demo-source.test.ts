import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import {
  demoPath,
  demoFileNames,
  getDemoText,
  isLocalImport,
  pageWordsFile,
  readWords,
  resolveImport,
  getShownSource
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

test('the files shown for a demo are the demo and its local imports, each once, in import order', () => {
  expect(demoFileNames(files, 'a/demo.vue')).toEqual([
    'a/demo.vue',
    '_shared/people.ts',
    '_shared/wait.ts',
    'a/row.vue'
  ])
})

test('translations of the page override shared translations', () => {
  expect(getDemoText(files, 'a/demo.vue', 'en')).toContain('<p>Full name</p>')
  expect(getDemoText(files, 'a/row.vue', 'en')).toContain('<p>Age</p>')
  expect(getDemoText(files, 'a/demo.vue', 'tw')).toContain('<p>姓名</p>')
})

test('getDemoText() passes each used translation to onUse', () => {
  const used: string[] = []
  getDemoText(files, 'a/row.vue', 'en', key => used.push(key))
  expect(used).toEqual(['年龄'])
})

test('the JavaScript version of a demo file has no types', () => {
  expect(getShownSource(files, '_shared/people.ts', 'zh', 'ts')).toContain('string[]')
  expect(getShownSource(files, '_shared/people.ts', 'zh', 'js')).toBe(
    "import { wait } from './wait'\nexport const people = []\n"
  )
  expect(getShownSource(files, 'a/row.vue', 'zh', 'js')).not.toContain('Person')
})

test('the JavaScript version of a file with an enum is rejected with the file name', () => {
  expect(() => getShownSource(files, 'a/enum.ts', 'zh', 'js')).toThrow('content/a/enum.ts: Line 2: An enum')
})

test('the path of a demo file contains its language, except in Chinese', () => {
  expect(demoPath('a/demo.vue', 'zh')).toEqual({ label: 'demo.vue', path: 'a/demo.vue' })
  expect(demoPath('a/demo.vue', 'tw')).toEqual({ label: 'demo.vue', path: 'a/demo.tw.vue' })
  expect(demoPath('_shared/people.ts', 'en')).toEqual({ label: '_shared/people.ts', path: '_shared/people.en.ts' })
})

test('an import of a demo is resolved from the importing file, with @/ from the content folder', () => {
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

test('an import of a missing file is rejected with the name of the importing file', () => {
  expect(() => demoFileNames(files, 'a/broken.ts')).toThrow(
    'content/a/broken.ts imports "./gone", which is no file. A demo imports packages, "@/_shared/…" and files beside it.'
  )
})

test('a word list with a value other than text is rejected', () => {
  expect(readWords(files, pageWordsFile('a/demo.vue'))).toEqual({ 姓名: 'Full name' })
  expect(() => readWords(files, 'b/words.en.json')).toThrow(
    'content/b/words.en.json is not a word list. Write { "中文": "English" }.'
  )
})
