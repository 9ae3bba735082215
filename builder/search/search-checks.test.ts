import { expect, test } from 'vitest'
import type { MemberFact } from '../api/fact.ts'
import { createFactIndex } from '../api/fact.ts'
import { memoryFiles } from '../pages/memory-files.ts'
import { readSite } from '../pages/site.ts'
import type { LibraryMessages } from './library-messages.ts'
import { findSearchProblems } from './search-checks.ts'

const facts: MemberFact[] = [{ path: 'table.keepSource', kind: 'prop', type: 'boolean' }]
const errors = { reqProp: '缺少 "{0}"', useErr: '顺序不对' }
const libraryMessages: LibraryMessages = {
  texts: { zh: errors, tw: errors, en: errors },
  values: { reqProp: ['keep-source', '*', 'table.edit-config=*'], useErr: ['*'] },
  textPaths: []
}
const page = '---\ntitle: Sort\n---\n\nLead.\n\n## One {/*one*/}\n\n<Demo src="./by-header.vue" height={300} />\n'
const pages = {
  'table/sort/page.zh.mdx': page,
  'table/sort/page.en.mdx': page,
  'table/sort/by-header.vue': '<template><p /></template>'
}
const nav = [{ key: 'base', title: { zh: '基础', en: 'Basic' }, under: '/table', pages: ['sort'] }]

const explained = { zh: '补上参数。', en: 'Add it.', to: 'table.keepSource' }
const messages = {
  reqProp: { ...explained, cases: [{ ...explained, with: ['keep-source'] }] },
  useErr: { ...explained, to: '/table/sort' }
}
const word = {
  to: '/table/sort#demo-by-header',
  zh: { word: '排序', text: '说明。', also: ['排列'] },
  en: { word: 'Order', text: 'Said.', also: ['ordering'] }
}

function findProblems({
  messages: givenMessages = messages,
  foreign = [],
  words = [word],
  tools = [],
  laterMessages = {},
  laterNames = [],
  defectWords = {}
}: Partial<
  Record<'messages' | 'foreign' | 'words' | 'tools' | 'laterMessages' | 'laterNames' | 'defectWords', unknown>
> = {}): string[] {
  const files = memoryFiles({
    ...pages,
    'search/messages.ts': `import type { X } from './texts'\nexport const messages: X = ${JSON.stringify(givenMessages)}\nexport const foreignMessages = ${JSON.stringify(foreign)}\nexport const laterMessages = ${JSON.stringify(laterMessages)}`,
    'search/words.ts': `export const words = ${JSON.stringify(words)}`,
    'search/tools.ts': `export const tools = ${JSON.stringify(tools)}`,
    'search/defects.ts': `export const defectWords = ${JSON.stringify(defectWords)}`,
    'search/later-names.ts': `export const laterNames = ${JSON.stringify(laterNames)}`
  })
  return findSearchProblems(
    { index: createFactIndex(facts) },
    files,
    readSite(files, nav),
    libraryMessages,
    ['reqComp'],
    ['vxe-tree']
  )
}

test('search entries may link to members and headings', () => {
  expect(findProblems()).toEqual([])
  expect(findProblems({ words: [{ ...word, to: '/table/sort#one' }] })).toEqual([])
})

test('names and messages that no later version has are reported', () => {
  expect(
    findProblems({
      laterMessages: { default: explained, reqComp: explained },
      laterNames: [{ to: '/table/sort', names: ['vxe-tree'] }]
    })
  ).toEqual([])
  expect(
    findProblems({ laterMessages: { gone: explained }, laterNames: [{ to: '/table/none', names: ['vxe-none'] }] })
  ).toEqual([
    'content/search/later-names.ts leads to /table/none, which is no member and no place of the site.',
    'content/search/messages.ts explains gone, which no later version logs. Remove it, or correct the key.',
    'content/search/later-names.ts has vxe-none, which is no name of a later version. Remove it, or correct it.'
  ])
})

test('a search entry with a missing target is reported', () => {
  expect(findProblems({ words: [{ ...word, to: '/table/sort#two' }] })).toEqual([
    'content/search/words.ts: 排序 leads to /table/sort#two, which is no member and no place of the site.'
  ])
  expect(findProblems({ messages: { ...messages, useErr: { ...explained, to: 'table.keep' } } })).toEqual([
    'content/search/messages.ts: useErr leads to table.keep, which is no member and no place of the site.'
  ])
})

test('every target of a search entry is checked, and a tool may lead to the playground or open a dialog', () => {
  expect(findProblems({ words: [{ ...word, to: ['table.keepSource', 'table.keep'] }] })).toEqual([
    'content/search/words.ts: 排序 leads to table.keep, which is no member and no place of the site.'
  ])
  const { zh, en } = word
  const offline = { action: 'offline', zh: { ...zh, word: '离线' }, en }
  expect(findProblems({ tools: [{ to: '/playground', zh, en }, offline] })).toEqual([])
  expect(findProblems({ tools: [{ to: '/offline', zh, en }] })).toEqual([
    'content/search/tools.ts: 排序 leads to /offline, which is no member and no place of the site.'
  ])
})

test('a search entry with a missing language or with Chinese in English is reported', () => {
  expect(findProblems({ words: [{ ...word, en: { ...word.en, text: ' ' } }] })).toEqual([
    'content/search/words.ts: 排序 lacks a language. Write both.'
  ])
  expect(findProblems({ foreign: [{ ...explained, title: 'TypeError', en: '类型' }] })).toEqual([
    'content/search/messages.ts: TypeError holds Chinese in its English text.'
  ])
})

test('an explanation of an unknown message and an unexplained library message are reported', () => {
  expect(findProblems({ messages: { ...messages, reqProps: explained } })).toEqual([
    'content/search/messages.ts explains reqProps, which the library does not say. Remove it, or mend the key.'
  ])
  expect(findProblems({ messages: { reqProp: messages.reqProp } })).toEqual([
    'The library says vxe.error.useErr (顺序不对), which nothing explains. Write it in content/search/messages.ts.'
  ])
})

test('a message case with a value that the library never logs is reported', () => {
  const cases = (value: string) =>
    findProblems({ messages: { ...messages, reqProp: { ...explained, cases: [{ ...explained, with: [value] }] } } })
  expect(cases('keep-sources')).toEqual([
    'content/search/messages.ts: the library never says reqProp with "keep-sources". Remove the case, or mend the value.'
  ])
  expect(cases('table.edit-config=true')).toEqual([])
})

test('a duplicate glossary word and a comma in one of its other names are reported', () => {
  expect(findProblems({ words: [word, word] })).toEqual(['content/search/words.ts holds 排序 twice. Keep one.'])
  expect(findProblems({ words: [{ ...word, zh: { ...word.zh, also: ['排列，次序'] } }] })).toEqual([
    'content/search/words.ts: 排序: "排列，次序" has a comma, which separates words. Write two.'
  ])
})

test('words for an unknown defect, and Chinese ones in English, are reported', () => {
  expect(findProblems({ defectWords: { 'table/sort/gone': { zh: '没了', en: '没了' } } })).toEqual([
    'content/search/defects.ts names table/sort/gone, which no page marks. Remove it, or correct the id.',
    'content/search/defects.ts: table/sort/gone has Chinese in its English words.'
  ])
})
