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
/** Every 25th demo, from all sections. */
const sampleDemos = demos.filter((_, index) => index % 25 === 0)

const variant = (name: string, language: Language) => {
  const made = demoVariant.run(variantInput(files, name, language))
  if ('error' in made) throw new Error(made.error)
  return made.value
}

/** Parses and highlights each form separately. */
function parseSeparately(text: string, name: string) {
  const js = eraseTypesIn(text, name)
  const tokens = { ts: encodeTokens(highlight(text, 'vue')), js: encodeTokens(highlight(js, 'vue')) }
  return { text, used: [], js: { value: js }, tokens }
}

test.each(sampleDemos)('%s: the tokens of each language equal those of separate highlighting', name => {
  const source = files.read(name)
  expect(variant(name, 'zh')).toEqual(parseSeparately(source, `content/${name}`))
  expect(variant(name, 'tw')).toEqual(parseSeparately(toTraditional(source), `content/${name}`))
  const english = variant(name, 'en')
  expect({ ...english, used: [] }).toEqual(parseSeparately(english.text, `content/${name}`))
})

test('tokens are correct if the context changes the Traditional Chinese conversion of a word', () => {
  const source = '<template>\n  <p>{{ count }}行被删除</p>\n</template>\n'
  const text = toTraditional(source)
  expect(traditionalForms(text, source, 'content/a/x.vue').ts).toEqual(highlight(text, 'vue'))
})

const page = (markup: string) => `<template>\n  ${markup}\n</template>\n`

test.each([
  ['words in a string and a comment', 'ts', "const a: string = '姓名' // 员工", { 姓名: 'Name', 员工: 'of staff' }],
  ['the text of a template', 'vue', page('<p title="姓名">姓名</p>'), { 姓名: 'Full name' }],
  ['words in code of a template', 'vue', page(`<p :title="'姓名'">{{ n + '姓名' }}</p>`), { 姓名: 'Full name' }],
  ['signs that the Chinese text also has', 'vue', page('<p>是/否</p>'), { 是: 'Yes', 否: 'No' }]
])('English tokens for %s are derived from the Chinese tokens', (_, kind, source, words) => {
  expect(englishOf(source, kind, words).isFromChinese).toBe(true)
})

test.each([
  ['a name of two words', 'ts', 'const 类 = 1', { 类: 'two words' }],
  ['a keyword as a name', 'ts', 'const 空 = 1', { 空: 'null' }],
  ['a placeholder in a template literal', 'ts', 'const text = `姓名`', { 姓名: 'Name ${key}' }],
  ['the end of a comment', 'ts', 'const a = 1 /* 姓名 */', { 姓名: 'Name */ as' }],
  ['a phrase over two tokens', 'ts', "const a = '共' + total as string", { "共' + total": "total in all' + n" }],
  ['signs that become adjacent', 'ts', 'const a = `$次{a}`', { 次: '' }],
  ['a bracket in an expression', 'ts', "const a = /姓名/.test('a/b')", { 姓名: 'Name [' }],
  ['a tag in text', 'vue', page('<p>姓名</p>'), { 姓名: 'Name <b>and</b> more' }],
  ['an empty translation', 'vue', page('<p>次</p>'), { 次: '' }],
  ['a literal in a template expression', 'vue', page('<p>{{ 空 }}</p>'), { 空: 'null' }],
  ['a hyphen in a name', 'vue', page('<p>{{ row.姓名 }}</p>'), { 姓名: 'full-name' }],
  ['an attribute without quotes', 'vue', page('<p title=姓名 />'), { 姓名: 'Full name' }],
  ['a second script', 'vue', '<script>\n1\n</script>\n<script setup>\nconst 类 = 1\n</script>', { 类: 'two words' }]
])('English with %s is highlighted separately', (_, kind, source, words) => {
  expect(englishOf(source, kind, words).isFromChinese).toBe(false)
})

/** Checks that the English form equals the separately parsed form. */
function englishOf(source: string, kind: string, words: object): { isFromChinese: boolean } {
  const file = `content/a/x.${kind}`
  let translatedCount = 0
  const translate = (text: string) =>
    Object.entries(words).reduce((made, [phrase, english]) => made.replaceAll(phrase, english), text)
  const toEnglish = (text: string) => ((translatedCount += 1), translate(text))
  const text = translate(source)
  const { js, ts, jsTokens } = englishForms(text, source, file, toEnglish)
  expect(encodeTokens(ts)).toBe(encodeTokens(highlight(text, kind === 'vue' ? 'vue' : 'ts')))
  if ('error' in js) expect(() => eraseTypesIn(text, file)).toThrow(js.error)
  else {
    expect(js.value).toBe(eraseTypesIn(text, file))
    expect(encodeTokens(jsTokens)).toBe(encodeTokens(highlight(js.value, kind === 'vue' ? 'vue' : 'js')))
  }
  // The form with types is always translated token by token, the other form only if it is derived from the Chinese one.
  return { isFromChinese: translatedCount > chineseForms(source, file).ts.length }
}
