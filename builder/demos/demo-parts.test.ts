import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { presettableVariables } from '../library-theme/library-sheet.ts'
import { compileMdx } from '../mdx/compile-mdx.ts'
import { contentFolder } from '../pages/content-files.ts'
import { findFactTables } from '../pages/fact-tables.ts'
import { createPartTable, readParts } from './demo-parts.ts'

const source = JSON.stringify([
  {
    name: { zh: '表头', en: 'Header' },
    text: { zh: '显示标题。', en: 'Shows titles.' },
    class: '.vxe-table--header-wrapper',
    props: ['table.showHeader', 'column.title'],
    variables: ['vxe-font-color']
  }
])

test('parts are read in the language of the page', () => {
  const [zh, tw, en] = (['zh', 'tw', 'en'] as const).map(language => readParts(source, 'a.json', language)[0])
  expect([zh?.name, tw?.name, en?.name]).toEqual(['表头', '表頭', 'Header'])
  expect(en).toEqual({
    name: 'Header',
    text: 'Shows titles.',
    selector: '.vxe-table--header-wrapper',
    slots: [],
    props: ['table.showHeader', 'column.title'],
    variables: ['vxe-font-color']
  })
})

test.each([
  ['{}', 'a.json is no list of parts'],
  ['[]', 'a.json is no list of parts'],
  ['[{"name":{"zh":"a"},"text":{"zh":"a","en":"b"},"class":".a"}]', 'a.json has a part 1 that is not complete'],
  ['[{"name":{"zh":"a","en":"b"},"text":{"zh":"a","en":"b"},"class":"a"}]', 'a.json has a part 1'],
  ['[{"name":{"zh":"a","en":"b"},"text":{"zh":"a","en":"b"},"class":".a","slots":"b"}]', 'a.json has a part 1']
])('parts written as %s are an error that names the file', (text, message) =>
  expect(() => readParts(text, 'a.json', 'zh')).toThrow(message)
)

test('a table of parts has a row for each part, with links', () =>
  expect(createPartTable(readParts(source, 'a.json', 'en'), 'en').rows).toEqual([
    [
      '1. Header: Shows titles.',
      '`.vxe-table--header-wrapper`',
      '–',
      '<Api of="table.showHeader" />, <Api of="column.title" />',
      '[`$vxe-font-color`](/table/start/theme#variables)'
    ]
  ]))

test('a <PartTable> reads the file beside its page and becomes a table with links to members', () => {
  const text = 'Lead.\n\n<PartTable of="./a.json" />\n'
  const compile = (language: 'en' | 'tw', readBesidePage?: () => string) =>
    compileMdx(
      text,
      `content/a/page.${language}.mdx`,
      '/a',
      findFactTables(text, language, readBesidePage && { readBesidePage })
    ).code
  const code = compile('en', () => source)
  expect(code).toContain('_components.td')
  expect(code).toMatch(/_jsx\(Api, \{\s+of: "table\.showHeader"/)
  expect(compile('tw', () => source)).toContain('表頭：顯示標題。')
  expect(() => compile('en')).toThrow('content/a/page.en.mdx:3: there is no file ./a.json beside the page')
})

test('each Sass variable of a part is a variable of the installed library', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const known = presettableVariables(file => readFileSync(path.join(root, file), 'utf8'))
  const files = contentFolder(path.join(root, 'content'))
  const names = files.list().filter(name => name.endsWith('-parts.json'))
  expect(names.length).toBeGreaterThan(3)
  const unknown = names.flatMap(name =>
    readParts(files.read(name), name, 'zh').flatMap(({ variables }) => variables.filter(each => !known.includes(each)))
  )
  expect(unknown).toEqual([])
})
