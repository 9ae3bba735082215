import { expect, test } from 'vitest'
import { formatAction } from '../../shared/search-actions.ts'
import {
  fillPlaceholders,
  getTargetHref,
  createMessageRecords,
  createToolRecords,
  createWordRecords
} from './message-records.ts'
import type { LibraryMessages } from './library-messages.ts'
import type { SearchContent } from './search-content.ts'

const libraryMessages: LibraryMessages = {
  texts: {
    zh: { reqProp: '缺少 "{0}" 参数，会出错' },
    tw: { reqProp: '缺少 "{0}" 參數，會出錯' },
    en: { reqProp: 'Missing "{0}", wich fails.' }
  },
  values: {},
  textPaths: ['vxe.table.emptyText', 'vxe.pager.total']
}
const texts: SearchContent = {
  messages: {
    reqProp: {
      zh: '补上参数。',
      en: 'Add it.',
      to: '/table/api',
      cases: [{ with: ['keep-source'], zh: '加上 keep-source。', en: 'Add keep-source.', to: 'table.keepSource' }]
    }
  },
  foreignMessages: [
    { title: 'TypeError: …', zh: '默认的列。', en: 'A type.', to: '/table/sort#one' },
    { title: 'vxe.table.emptyText', zh: '没有语言。', en: 'No language.', to: '/table/api' },
    { title: 'not defined', also: ['undefined …'], zh: '没有。', en: 'None.', to: '/table/api' }
  ],
  laterMessages: {},
  defectWords: {},
  laterNames: [],
  words: [
    {
      to: 'column.fixed',
      zh: { word: '冻结列', text: '不动的列。', also: ['固定列'] },
      en: { word: 'Frozen column', text: 'It stays.', also: ['pin column'] }
    }
  ],
  tools: [
    {
      to: '/playground',
      zh: { word: '演练场', text: '运行代码。', also: ['在线编辑'] },
      en: { word: 'Playground', text: 'Run code.', also: ['repl'] }
    },
    {
      action: 'offline',
      zh: { word: '离线使用', text: '保存文档。', also: [] },
      en: { word: 'Use offline', text: 'Save the docs.', also: [] }
    }
  ]
}
const titlesByHref = new Map([
  ['#/table/api', 'vxe-table'],
  ['#/table/sort', 'Sorting']
])

test('a search record of a library message has the message as title, with the value of its case', () => {
  expect(createMessageRecords(texts, libraryMessages, 'zh', titlesByHref).slice(0, 2)).toEqual([
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

test('a search record of a library message keeps the typos of the library in its title', () => {
  expect(createMessageRecords(texts, libraryMessages, 'en', titlesByHref)[1]?.title).toBe('Missing "…", wich fails.')
})

test('a search record of a Vue message has the original title, a translated text and the page title as location', () => {
  const [, , vueMessage] = createMessageRecords(texts, libraryMessages, 'tw', titlesByHref)
  expect(vueMessage).toEqual({
    kind: 'message',
    title: 'TypeError: …',
    text: '預設的欄。',
    href: '#/table/sort#one',
    where: '訊息 › Sorting'
  })
})

test('the search record of a path of a text has all paths of the interface as keywords', () => {
  expect(createMessageRecords(texts, libraryMessages, 'en', titlesByHref)[3]).toMatchObject({
    title: 'vxe.table.emptyText',
    words: 'vxetableemptytext,vxepagertotal'
  })
})

test('a search record of a message has the wordings of other browsers as keywords', () => {
  expect(createMessageRecords(texts, libraryMessages, 'en', titlesByHref)[4]).toMatchObject({
    title: 'not defined',
    words: 'undefined …'
  })
})

test('a search record of a glossary word has its names in both languages as keywords', () => {
  expect(createWordRecords(texts, 'en', titlesByHref)).toEqual([
    {
      kind: 'word',
      title: 'Frozen column',
      text: 'It stays.',
      href: getTargetHref('column.fixed'),
      where: 'Glossary › fixed',
      words: 'pin column,冻结列,固定列'
    }
  ])
  expect(createWordRecords(texts, 'tw', titlesByHref)[0]).toMatchObject({
    title: '凍結欄',
    words: '固定欄,Frozen column,pin column'
  })
})

test('a glossary word with two targets has a search record for each of them', () => {
  const words = [{ ...texts.words[0]!, to: ['column.fixed', '/table/sort'] }]
  expect(
    createWordRecords({ ...texts, words }, 'en', titlesByHref).map(({ title, href, where }) => [title, href, where])
  ).toEqual([
    ['Frozen column', getTargetHref('column.fixed'), 'Glossary › fixed'],
    ['Frozen column', '#/table/sort', 'Glossary › Sorting']
  ])
})

test('a search record of a tool leads to its route or opens its dialog, and has its names as keywords', () => {
  expect(createToolRecords(texts, 'en')).toEqual([
    {
      kind: 'tool',
      title: 'Playground',
      text: 'Run code.',
      href: '#/playground',
      where: 'Tool',
      words: 'repl,演练场,在线编辑'
    },
    {
      kind: 'tool',
      title: 'Use offline',
      text: 'Save the docs.',
      href: formatAction('offline'),
      where: 'Tool',
      words: '离线使用'
    }
  ])
  expect(createToolRecords(texts, 'tw')[1]).toMatchObject({ title: '離線使用', where: '工具' })
})

test('fillPlaceholders() inserts values, and "…" for a placeholder without a value', () => {
  expect(fillPlaceholders('"{0}" and "{1}"', ['a'])).toBe('"a" and "…"')
})
