import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { expressionsOf } from './expressions.ts'
import { wordingProblems } from './wording-problems.ts'

const terms = readFileSync(path.resolve(import.meta.dirname, '../../docs/terms.md'), 'utf8')
const rules = { expressions: expressionsOf(terms), exceptions: {} }
const page = (language: 'zh' | 'en', text: string) =>
  wordingProblems(`content/table/base/sort/page.${language}.mdx`, text, rules)

test('the list of words to avoid has more than 50 entries with unique ids', () => {
  const ids = rules.expressions.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(50)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a malformed entry in the list of words to avoid is rejected', () => {
  expect(() => expressionsOf('```text\nz01 下级\n```')).toThrow('"z01 下级" is not')
})

test('a word to avoid is reported with its line and the suggested wording', () => {
  expect(page('zh', '\n表格画一行。')).toEqual([
    'content/table/base/sort/page.zh.mdx:2 z04 “画” in “…表格画一行。…” → 渲染；线、图标：显示；画布、图表：绘制'
  ])
  expect(page('en', 'The table draws a row.')).toHaveLength(1)
})

test('code, members, addresses and keywords of a page are not checked for words to avoid', () => {
  expect(
    page('en', '---\ntitle: Sort\nkeywords: drawn\n---\n\nSee [sort](/drawn), `drawn`, <Api of="drawn" />.')
  ).toEqual([])
})

test('a wording exception allows one phrase in one file only', () => {
  const withException = { ...rules, exceptions: { 'content/a/page.en.mdx': ['the drawn curtain'] } }
  expect(wordingProblems('content/a/page.en.mdx', 'Here is the drawn curtain.', withException)).toEqual([])
  expect(wordingProblems('content/a/page.en.mdx', 'The drawn row.', withException)).toHaveLength(1)
  expect(wordingProblems('content/b/page.en.mdx', 'Here is the drawn curtain.', withException)).toHaveLength(1)
})

test('long sentences, paragraphs with many sentences or members and leading pronouns are reported', () => {
  const long = Array.from({ length: 26 }, () => 'word').join(' ')
  expect(page('en', `${long}.`).join()).toContain('a sentence of 26 words, at most 25')
  expect(page('en', `${long.slice(5)}.`)).toEqual([])
  expect(page('zh', `${'字'.repeat(45)}。`).join()).toContain('a sentence of 46 characters, at most 45')
  expect(page('en', 'One. Two. Three. Four. Five.').join()).toContain('a paragraph of 5 sentences')
  expect(page('en', 'It sorts.').join()).toContain('starts with a pronoun')
  expect(page('zh', '它排序。').join()).toContain('starts with a pronoun')
  expect(page('zh', '其他列不排序。')).toEqual([])
  expect(page('en', '<Api of="a" /> <Api of="b" /> <Api of="c" /> <Api of="d" />').join()).toContain('4 members')
})

test('pages with ungrouped pitfalls, long lists of pitfalls or too many warnings are reported', () => {
  const items = (count: number) => '- **Item.**\n'.repeat(count)
  expect(page('en', `## Pitfalls {/*pitfalls*/}\n\n${items(3)}`)).toEqual([])
  expect(page('en', `## Pitfalls {/*pitfalls*/}\n\n${items(4)}`).join()).toContain('4 pitfalls without groups')
  const grouped = `## Pitfalls {/*pitfalls*/}\n\n### Usage {/*pitfalls-usage*/}\n\n`
  expect(page('en', grouped + items(6))).toEqual([])
  expect(page('en', grouped + items(7)).join()).toContain('a list of 7 pitfalls')
  expect(page('en', `## A {/*a*/}\n\n${'<Warning>**Lost.**</Warning>\n\n'.repeat(3)}`).join()).toContain('3 warnings')
})

test('descriptions of the reference, word lists and Chinese lines of demos are checked for words to avoid', () => {
  const api = `export default {\n  'table.a': {\n    zh: '表格画一行。',\n    en: 'Draws \`drawn\` rows.'\n  }\n}\n`
  expect(wordingProblems('content/api/table.ts', api, rules).map(problem => problem.slice(0, 26))).toEqual([
    'content/api/table.ts:3 z04',
    'content/api/table.ts:4 e02'
  ])
  expect(wordingProblems('content/a/words.en.json', '{\n  "画": "Draw"\n}', rules)).toHaveLength(1)
  expect(wordingProblems('content/a/b.vue', '<p>画</p>\n// draw', rules)).toHaveLength(1)
})
