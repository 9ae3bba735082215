import { expect, test } from 'vitest'
import type { SearchRecord } from '../../shared/search.ts'
import { spellingsOf } from './spellings.ts'

const page = (title: string): SearchRecord => ({ kind: 'page', title, text: '', href: `#/${title}`, where: '' })
const records = [page('合并单元格'), page('单元格'), page('合并'), page('导出'), page('行高')]

test('simplified records are found by traditional words and characters, and by their sound', () => {
  const { words, sounds } = spellingsOf(records).zh
  expect(words).toMatchObject({ 儲存格: '单元格', 匯出: '导出', 單: '单' })
  expect(sounds).toMatchObject({ danyuange: '单元格', hanggao: '行高' })
})

test('traditional records are found by simplified words', () => {
  expect(spellingsOf(records).tw.words).toMatchObject({ 单元格: '儲存格', 导出: '匯出' })
  expect(spellingsOf(records).tw.sounds).toMatchObject({ danyuange: '儲存格' })
})

test('what shorter words make up is not kept', () => {
  const { words, sounds } = spellingsOf(records).zh
  expect(Object.values(words)).not.toContain('合并单元格')
  expect(Object.values(sounds)).not.toContain('合并单元格')
})
