import { expect, test } from 'vitest'
import type { SearchRecord } from '../../shared/search.ts'
import { createSpellings } from './spellings.ts'

const page = (title: string): SearchRecord => ({ kind: 'page', title, text: '', href: `#/${title}`, where: '' })
const records = [page('合并单元格'), page('单元格'), page('合并'), page('导出'), page('行高')]

test('spellings for Simplified Chinese map traditional words, characters and pinyin to simplified words', () => {
  const { words, sounds } = createSpellings(records).zh
  expect(words).toMatchObject({ 儲存格: '单元格', 匯出: '导出', 單: '单' })
  expect(sounds).toMatchObject({ danyuange: '单元格', hanggao: '行高' })
})

test('spellings for Simplified Chinese do not map a simplified character that has another meaning in Taiwan', () => {
  const { words } = createSpellings([...records, page('列宽'), page('行'), page('列')]).zh
  expect(words['列']).toBeUndefined()
})

test('spellings for Traditional Chinese map simplified words and pinyin to traditional words', () => {
  expect(createSpellings(records).tw.words).toMatchObject({ 单元格: '儲存格', 导出: '匯出' })
  expect(createSpellings(records).tw.sounds).toMatchObject({ danyuange: '儲存格' })
})

test('the spellings omit a word made up of shorter words', () => {
  const { words, sounds } = createSpellings(records).zh
  expect(Object.values(words)).not.toContain('合并单元格')
  expect(Object.values(sounds)).not.toContain('合并单元格')
})
