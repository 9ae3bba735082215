import { expect, test } from 'vitest'
import { fill, hrefOf, messageRecords, wordRecords } from './explained-records.ts'
import type { LibraryMessages } from './library-messages.ts'
import type { SearchTexts } from './search-texts.ts'

const library: LibraryMessages = {
  texts: {
    zh: { reqProp: '缺少 "{0}" 参数，会出错' },
    tw: { reqProp: '缺少 "{0}" 參數，會出錯' },
    en: { reqProp: 'Missing "{0}", wich fails.' }
  },
  values: {}
}
const texts: SearchTexts = {
  messages: {
    reqProp: {
      zh: '补上参数。',
      en: 'Add it.',
      to: '/table/api',
      cases: [{ with: ['keep-source'], zh: '加上 keep-source。', en: 'Add keep-source.', to: 'table.keepSource' }]
    }
  },
  foreignMessages: [{ title: 'TypeError: …', zh: '默认的列。', en: 'A type.', to: '/table/sort#one' }],
  words: [
    {
      to: 'column.fixed',
      zh: { word: '冻结列', text: '不动的列。', also: ['固定列'] },
      en: { word: 'Frozen column', text: 'It stays.', also: ['pin column'] }
    }
  ]
}
const places = new Map([
  ['#/table/api', 'vxe-table'],
  ['#/table/sort', 'Sorting']
])

test('a message is called what the library says, and a case says its value', () => {
  expect(messageRecords(texts, library, 'zh', places).slice(0, 2)).toEqual([
    {
      kind: 'message',
      title: '缺少 "keep-source" 参数，会出错',
      text: '加上 keep-source。',
      href: '#/table/api?filterName=table.keepSource'.replace('table.', ''),
      where: '消息 › keep-source',
      words: '缺少 "keep-source" 參數，會出錯,Missing "keep-source"  wich fails.,vxe.error.reqProp'
    },
    {
      kind: 'message',
      title: '缺少 "…" 参数，会出错',
      text: '补上参数。',
      href: '#/table/api',
      where: '消息 › vxe-table',
      words: '缺少 "…" 參數，會出錯,Missing "…"  wich fails.,vxe.error.reqProp'
    }
  ])
})

test('typos of the library stay, so that a pasted line is found', () => {
  expect(messageRecords(texts, library, 'en', places)[1]?.title).toBe('Missing "…", wich fails.')
})

test('what Vue says is the same in every language; its explanation is not, and an anchor has the name of its page', () => {
  const [, , foreign] = messageRecords(texts, library, 'tw', places)
  expect(foreign).toEqual({
    kind: 'message',
    title: 'TypeError: …',
    text: '預設的欄。',
    href: '#/table/sort#one',
    where: '訊息 › Sorting'
  })
})

test('a word is found by its names in both languages', () => {
  expect(wordRecords(texts, 'en', places)).toEqual([
    {
      kind: 'word',
      title: 'Frozen column',
      text: 'It stays.',
      href: hrefOf('column.fixed'),
      where: 'Glossary › fixed',
      words: 'pin column,冻结列,固定列'
    }
  ])
  expect(wordRecords(texts, 'tw', places)[0]).toMatchObject({
    title: '凍結欄',
    words: '固定欄,Frozen column,pin column'
  })
})

test('values fill their places; without a value … stands there', () => {
  expect(fill('"{0}" and "{1}"', ['a'])).toBe('"a" and "…"')
})
