import { expect, test } from 'vitest'
import { contentFolder } from '../pages/content-files.ts'
import { createLaterMessageRecords } from './later-messages.ts'
import { readLaterMessages, readLibraryMessages } from './library-messages.ts'
import { readSearchContent } from './search-content.ts'

const own = { texts: { zh: { a: '旧' }, tw: { a: '舊' }, en: { a: 'Old' } } }
const explanations = {
  default: { to: '/table/start/upgrade', zh: '新版本的消息。', en: 'A later message.' },
  c: { to: '/upgrade/versions', zh: '版本不匹配。', en: 'No match.', also: ['short …'] }
}
const titles = new Map([['#/table/start/upgrade', 'Upgrade guide']])

test('a message of a later version with the wording of 3.8.6 has no search record of its own', () => {
  const later = { zh: { a: '旧', b: '新 "{0}"' }, tw: { a: '舊', b: '新' }, en: { a: 'Old', b: 'New, "{0}"' } }
  expect(createLaterMessageRecords(explanations, own, later, 'en', titles)).toEqual([
    {
      kind: 'message',
      title: 'New, "…"',
      text: 'A later message.',
      href: '#/table/start/upgrade',
      where: 'Message › Upgrade guide',
      words: '新 "…",新'
    }
  ])
})

test('the search record of a later message has no address and leads to the page of its explanation', () => {
  const text = { c: 'Mismatch https://vxeui.com/#/x' }
  expect(createLaterMessageRecords(explanations, own, { zh: text, tw: text, en: text }, 'zh', titles)).toMatchObject([
    { title: 'Mismatch', text: '版本不匹配。', href: '#/upgrade/versions', words: 'short …' }
  ])
})

test('each message of vxe-pc-ui has a search record, unless 3.8.6 has the same wording', () => {
  const { messages, laterMessages } = readSearchContent(
    contentFolder(new URL('../../content', import.meta.url).pathname)
  )
  const later = readLaterMessages()
  const records = createLaterMessageRecords(laterMessages, readLibraryMessages(), later, 'zh', titles)
  const known = [...Object.keys(messages), ...Object.keys(laterMessages)]
  expect(Object.keys(later.zh).length).toBeGreaterThan(40)
  expect(records.find(({ title }) => title.startsWith('缺少'))?.title).toBe('缺少 "…" 组件，请检查是否正确安装。')
  const added = Object.keys(later.zh).filter(key => !known.includes(key))
  expect(records.length).toBeGreaterThanOrEqual(added.length)
})
