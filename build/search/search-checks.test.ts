import { expect, test } from 'vitest'
import type { MemberFact } from '../api/fact.ts'
import { factIndex } from '../api/fact.ts'
import { memoryFiles } from '../pages/memory-files.ts'
import { readSite } from '../pages/site.ts'
import type { LibraryMessages } from './library-messages.ts'
import { searchProblems } from './search-checks.ts'

const facts: MemberFact[] = [{ path: 'table.keepSource', kind: 'prop', type: 'boolean' }]
const errors = { reqProp: '缺少 "{0}"', useErr: '顺序不对' }
const library: LibraryMessages = {
  texts: { zh: errors, tw: errors, en: errors },
  values: { reqProp: ['keep-source', '*', 'table.edit-config=*'], useErr: ['*'] }
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

function problems({
  messages: given = messages,
  foreign = [],
  words = [word]
}: { messages?: unknown; foreign?: unknown; words?: unknown } = {}): string[] {
  const files = memoryFiles({
    ...pages,
    'search/messages.ts': `import type { X } from './texts'\nexport const messages: X = ${JSON.stringify(given)}\nexport const foreignMessages = ${JSON.stringify(foreign)}`,
    'search/words.ts': `export const words = ${JSON.stringify(words)}`
  })
  return searchProblems({ index: factIndex(facts) }, files, readSite(files, nav), library)
}

test('members, pages, headings and demos are places to lead to', () => {
  expect(problems()).toEqual([])
  expect(problems({ words: [{ ...word, to: '/table/sort#one' }] })).toEqual([])
})

test('a place that does not exist is named', () => {
  expect(problems({ words: [{ ...word, to: '/table/sort#two' }] })).toEqual([
    'content/search/words.ts: 排序 leads to /table/sort#two, which is no member and no place of the site.'
  ])
  expect(problems({ messages: { ...messages, useErr: { ...explained, to: 'table.keep' } } })).toEqual([
    'content/search/messages.ts: useErr leads to table.keep, which is no member and no place of the site.'
  ])
})

test('a missing language is named, as is Chinese in English', () => {
  expect(problems({ words: [{ ...word, en: { ...word.en, text: ' ' } }] })).toEqual([
    'content/search/words.ts: 排序 lacks a language. Write both.'
  ])
  expect(problems({ foreign: [{ ...explained, title: 'TypeError', en: '类型' }] })).toEqual([
    'content/search/messages.ts: TypeError holds Chinese in its English text.'
  ])
})

test('an unknown key is named, as is a message of the library that nothing explains', () => {
  expect(problems({ messages: { ...messages, reqProps: explained } })).toEqual([
    'content/search/messages.ts explains reqProps, which the library does not say. Remove it, or mend the key.'
  ])
  expect(problems({ messages: { reqProp: messages.reqProp } })).toEqual([
    'The library says vxe.error.useErr (顺序不对), which nothing explains. Write it in content/search/messages.ts.'
  ])
})

test('a case the library never writes is named', () => {
  const cases = (value: string) =>
    problems({ messages: { ...messages, reqProp: { ...explained, cases: [{ ...explained, with: [value] }] } } })
  expect(cases('keep-sources')).toEqual([
    'content/search/messages.ts: the library never says reqProp with "keep-sources". Remove the case, or mend the value.'
  ])
  expect(cases('table.edit-config=true')).toEqual([])
})

test('a word stands once, and its other names have no commas', () => {
  expect(problems({ words: [word, word] })).toEqual(['content/search/words.ts holds 排序 twice. Keep one.'])
  expect(problems({ words: [{ ...word, zh: { ...word.zh, also: ['排列，次序'] } }] })).toEqual([
    'content/search/words.ts: 排序: "排列，次序" has a comma, which separates words. Write two.'
  ])
})
