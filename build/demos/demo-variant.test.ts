import path from 'node:path'
import { expect, test } from 'vitest'
import { encodeTokens } from '../../shared/code.ts'
import { highlight } from '../highlight/highlight.ts'
import type { Language } from '../../shared/locale.ts'
import { toTraditional } from '../locale/traditional.ts'
import { contentFolder } from '../pages/content-files.ts'
import { chineseForms, englishForms, traditionalForms } from './demo-forms.ts'
import { demoVariant } from './demo-variant.ts'
import { variantInput } from './demo-source.ts'
import { eraseTypesIn } from './erase-types.ts'

const files = contentFolder(path.resolve(import.meta.dirname, '../../content'))
const demos = files.list().filter(name => name.endsWith('.vue'))
/** From all sections. */
const some = demos.filter((_, index) => index % 25 === 0)

const variant = (name: string, language: Language) => {
  const made = demoVariant.run(variantInput(files, name, language))
  if ('error' in made) throw new Error(made.error)
  return made.value
}

/** Each form parsed and coloured by itself. */
function alone(text: string, name: string) {
  const js = eraseTypesIn(text, name)
  const tokens = { ts: encodeTokens(highlight(text, 'vue')), js: encodeTokens(highlight(js, 'vue')) }
  return { text, used: [], js: { value: js }, tokens }
}

test.each(some)('%s has the colours that each of its forms has alone, in each language', name => {
  const source = files.read(name)
  expect(variant(name, 'zh')).toEqual(alone(source, `content/${name}`))
  expect(variant(name, 'tw')).toEqual(alone(toTraditional(source), `content/${name}`))
  const english = variant(name, 'en')
  expect({ ...english, used: [] }).toEqual(alone(english.text, `content/${name}`))
})

test('a word that reads otherwise beside its neighbours is coloured anew', () => {
  const source = '<template>\n  <p>{{ count }}行被删除</p>\n</template>\n'
  const text = toTraditional(source)
  expect(traditionalForms(text, source, 'content/a/x.vue').ts).toEqual(highlight(text, 'vue'))
})

const page = (markup: string) => `<template>\n  ${markup}\n</template>\n`

test.each([
  ['words in a string and a comment', 'ts', "const a: string = '姓名' // 员工", { 姓名: 'Name', 员工: 'of staff' }],
  ['the text of a template', 'vue', page('<p title="姓名">姓名</p>'), { 姓名: 'Full name' }],
  ['words in code of a template', 'vue', page(`<p :title="'姓名'">{{ n + '姓名' }}</p>`), { 姓名: 'Full name' }],
  ['signs that the Chinese has too', 'vue', page('<p>是/否</p>'), { 是: 'Yes', 否: 'No' }]
])('English with %s is made from the Chinese form, and is what it is alone', (_, kind, source, words) => {
  expect(englishOf(source, kind, words).isFromChinese).toBe(true)
})

test.each([
  ['a name of two words', 'ts', 'const 类 = 1', { 类: 'two words' }],
  ['a word of the language as a name', 'ts', 'const 空 = 1', { 空: 'null' }],
  ['a place for a value', 'ts', 'const text = `姓名`', { 姓名: 'Name ${key}' }],
  ['the end of a comment', 'ts', 'const a = 1 /* 姓名 */', { 姓名: 'Name */ as' }],
  ['a word over two tokens', 'ts', "const a = '共' + total as string", { "共' + total": "total in all' + n" }],
  ['signs that come together', 'ts', 'const a = `$次{a}`', { 次: '' }],
  ['a bracket in an expression', 'ts', "const a = /姓名/.test('a/b')", { 姓名: 'Name [' }],
  ['a tag in text', 'vue', page('<p>姓名</p>'), { 姓名: 'Name <b>and</b> more' }],
  ['no text', 'vue', page('<p>次</p>'), { 次: '' }],
  ['a value in text', 'vue', page('<p>{{ 空 }}</p>'), { 空: 'null' }],
  ['a sign in a name', 'vue', page('<p>{{ row.姓名 }}</p>'), { 姓名: 'full-name' }],
  ['an attribute without quotes', 'vue', page('<p title=姓名 />'), { 姓名: 'Full name' }],
  ['a second script', 'vue', '<script>\n1\n</script>\n<script setup>\nconst 类 = 1\n</script>', { 类: 'two words' }]
])('English with %s is parsed by itself', (_, kind, source, words) => {
  expect(englishOf(source, kind, words).isFromChinese).toBe(false)
})

/** The English form, once it is found to be what the text alone gives. */
function englishOf(source: string, kind: string, words: object): { isFromChinese: boolean } {
  const file = `content/a/x.${kind}`
  let asked = 0
  const translate = (text: string) =>
    Object.entries(words).reduce((made, [phrase, english]) => made.replaceAll(phrase, english), text)
  const toEnglish = (text: string) => ((asked += 1), translate(text))
  const text = translate(source)
  const { js, ts, jsTokens } = englishForms(text, source, file, toEnglish)
  expect(encodeTokens(ts)).toBe(encodeTokens(highlight(text, kind === 'vue' ? 'vue' : 'ts')))
  if ('error' in js) expect(() => eraseTypesIn(text, file)).toThrow(js.error)
  else {
    expect(js.value).toBe(eraseTypesIn(text, file))
    expect(encodeTokens(jsTokens)).toBe(encodeTokens(highlight(js.value, kind === 'vue' ? 'vue' : 'js')))
  }
  // The form with types is asked about in any case, the other one only where it is made from the Chinese.
  return { isFromChinese: asked > chineseForms(source, file).ts.length }
}
