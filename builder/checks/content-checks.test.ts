import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { contentProblems } from './content-checks.ts'

const nav = [{ key: 'base', title: { zh: '基础表格', en: 'Basic table' }, under: '/a', pages: ['sort', 'keep'] }]
const texts = {
  'a/sort/page.zh.mdx': '---\ntitle: 排序\n---\n\n说明。\n\n## 一 {/*one*/}\n\n<Demo src="./one.vue" height={9} />\n',
  'a/sort/page.en.mdx': '---\ntitle: Sort\n---\n\nLead.\n\n## One {/*one*/}\n\n<Demo src="./one.vue" height={9} />\n',
  'a/sort/one.vue':
    '<template><p>姓名</p></template>\n<script lang="ts">\nimport { a } from \'./data\'\nexport default { a }\n</script>\n',
  'a/sort/data.ts': "export const a: string = '年龄'\n",
  'a/sort/words.en.json': '{ "年龄": "Age" }',
  'a/keep/page.zh.mdx': '---\ntitle: 缓存\nviews: t1 first-view 一\n---\n\n说明。\n\n<KeepAlive height={4} />\n',
  'a/keep/page.en.mdx': '---\ntitle: Keep\nviews: t1 first-view One\n---\n\nLead.\n\n<KeepAlive height={4} />\n',
  'a/keep/first-view.vue': '<template><p /></template>',
  'a/keep/icons-preview.vue': '<template><p /></template>',
  '_shared/words.en.json': '{ "姓名": "Name", "职务": "Role" }'
}
const problems = (changes: Record<string, string> = {}) => contentProblems(memoryFiles({ ...texts, ...changes }), nav)
const edit = (name: keyof typeof texts, from: string, to: string) => problems({ [name]: texts[name].replace(from, to) })

test('no problems are reported for correct content', () => {
  expect(problems()).toEqual([])
})

test('an unused entry of the word list of a page is reported, an unused shared entry is not', () => {
  expect(problems({ 'a/sort/words.en.json': '{ "年龄": "Age", "性别": "Sex" }' })).toEqual([
    'content/a/sort/words.en.json: "性别" is in no demo of this page. Remove it.'
  ])
})

test('a missing translation is reported with the imported file that contains the text', () => {
  expect(problems({ 'a/sort/words.en.json': '{}' })).toEqual([
    expect.stringMatching(/^content\/a\/sort\/data\.ts:1: "年龄" has no English\./)
  ])
})

test('a demo file that no page shows is reported', () => {
  expect(problems({ 'a/sort/two.vue': '<template><p /></template>' })).toEqual([
    'content/a/sort/two.vue is shown on no page. Show it or remove it.'
  ])
})

test('a page with different views in Chinese and English is reported', () => {
  expect(edit('a/keep/page.en.mdx', 't1 first-view', 't2 first-view')).toEqual([
    'content/a/keep/page.en.mdx has other views than content/a/keep/page.zh.mdx (t2 first-view / t1 first-view). Give both the same routes and files.'
  ])
})

test('a page with different aliases and kinds in Chinese and English is reported', () => {
  expect(edit('a/sort/page.zh.mdx', 'title: 排序', 'title: 排序\nkind: guide\naliases: /b')).toEqual([
    'content/a/sort/page.en.mdx has other aliases than content/a/sort/page.zh.mdx (none / /b). An address leads here in every language.',
    'content/a/sort/page.en.mdx has other kind than content/a/sort/page.zh.mdx (demo / guide). A page is of one kind.'
  ])
})

test('a heading with different levels in Chinese and English is reported', () => {
  expect(edit('a/sort/page.en.mdx', '## One', '### One')).toEqual([
    'content/a/sort/page.en.mdx has other headings than content/a/sort/page.zh.mdx (###one / ##one). Give both the same ids in the same order.'
  ])
})

test('a page without a lead paragraph is reported with the file of its language', () => {
  expect(edit('a/sort/page.zh.mdx', '说明。\n\n', '')).toEqual([
    'content/a/sort/page.zh.mdx has no lead. Start the text with one to three sentences.'
  ])
})

test('an enum in a file of a demo is reported', () => {
  expect(problems({ 'a/sort/data.ts': "enum A { b }\nexport const a = '年龄'\n" })).toEqual([
    expect.stringMatching(/^content\/a\/sort\/data\.ts: Line 1: An enum/)
  ])
})

test('a syntax error in one page does not hide a problem of another page', () => {
  const found = problems({
    'a/sort/page.en.mdx': '---\ntitle: Sort\n---\n\n<Note>\n',
    'a/keep/page.en.mdx': texts['a/keep/page.en.mdx'].replace('Lead', '说明')
  })
  expect(found).toEqual([
    expect.stringContaining('content/a/sort/page.en.mdx:5: Expected a closing tag for `<Note>`'),
    'content/a/keep/page.en.mdx:6 holds Chinese. An English page has none.'
  ])
})

test('an English translation that breaks the code is reported with its line', () => {
  const data = 'export const a = { 年龄: 1 }\n'
  expect(problems({ 'a/sort/data.ts': data })).toEqual([])
  expect(problems({ 'a/sort/data.ts': data, 'a/sort/words.en.json': '{ "年龄": "the age" }' })).toEqual([
    expect.stringMatching(/^In English, content\/a\/sort\/data\.ts: Line 1 is not TypeScript: /)
  ])
})
