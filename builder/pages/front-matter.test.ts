import { expect, test } from 'vitest'
import { readFrontMatter, splitFrontMatter } from './front-matter.ts'

const file = 'content/a/page.zh.mdx'
const read = (...lines: string[]) => readFrontMatter(`---\n${lines.join('\n')}\n---\n\nText.\n`, file)

test('the title is the only required key of front matter', () => {
  expect(read('title: Sort: by header')).toEqual({
    title: 'Sort: by header',
    kind: undefined,
    keywords: [],
    isNew: false,
    aliases: [],
    views: []
  })
})

test('all keys of front matter are read', () => {
  expect(
    read(
      'title: 导入',
      'keywords: 升序，降序、多列, sort',
      'kind: guide',
      'new: true',
      'className: special',
      'disabled: true',
      'aliases: /a/const, /a/old',
      'views: table1 edit-view 可编辑 表单 | table2 tree-view 树'
    )
  ).toEqual({
    title: '导入',
    kind: 'guide',
    keywords: ['升序', '降序', '多列', 'sort'],
    isNew: true,
    className: 'special',
    disabled: true,
    aliases: ['/a/const', '/a/old'],
    views: [
      { name: 'table1', demo: 'edit-view', title: '可编辑 表单' },
      { name: 'table2', demo: 'tree-view', title: '树' }
    ]
  })
})

test.each([
  [['keywords: a'], `${file} has no title. Start it with front matter: ---, "title: …", "keywords: …", ---.`],
  [['title:'], `${file} has no title.`],
  [
    ['title: A', 'order: 1'],
    `${file}: front matter has no key "order". It knows title, keywords, kind, new, className, disabled, aliases, views.`
  ],
  [['title: A', 'keywords'], `${file}: "keywords" is not front matter. Write one "key: value" on each line.`],
  [['title: A', 'kind: page'], `${file}: kind "page" is unknown. Use guide, demo, plain, api or leave the line out.`],
  [
    ['title: A', 'views: table1 edit-view'],
    `${file}: the view "table1 edit-view" is incomplete. Write "route demo-file Title".`
  ]
])('the front matter %j is rejected', (lines, sentence) => {
  expect(() => read(...lines)).toThrow(sentence)
})

test('a page without front matter is split into an empty head and its whole text', () => {
  expect(splitFrontMatter('Text.\n---\n')).toEqual({ head: '', body: 'Text.\n---\n' })
  expect(() => readFrontMatter('Text.', file)).toThrow('has no title')
})

test('the body of a page has the same line numbers as the file', () => {
  const source = '---\ntitle: A\n---\n\nText.\n'
  const lineOfText = (text: string) => text.split('\n').indexOf('Text.')
  expect(lineOfText(splitFrontMatter(source).body)).toBe(lineOfText(source))
})
