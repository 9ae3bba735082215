import { expect, test } from 'vitest'
import { createSearchIndex } from './search-index.ts'
import { findWithSpellings, respell, getSpellingsAddress } from './search-spellings.ts'

const spellings = {
  words: { 篩: '筛', 選: '选', 後: '后', 匯出: '导出', 儲存格: '单元格' },
  sounds: { paixu: '排序', hebing: '合并', danyuange: '单元格', dan: '单', xi: '西', xian: '先' },
  readings: { pai: '排牌', xu: '序续' }
}

test.each([
  ['匯出後', '导出后'],
  ['篩選 儲存格', '筛选 单元格'],
  ['paixu', '排序'],
  ['HeBing DanYuanGe', '合并 单元格'],
  ["hebingdan'yuange", '合并 单元格'],
  ['xian', '先']
])('the search query %s is respelled as %s', (query, expected) => {
  expect(respell(query, spellings)).toBe(expected)
})

test.each(['排序', 'sort', 'paixuing', 'constructor', '', '…'])('the search query "%s" is not respelled', query => {
  expect(respell(query, spellings)).toBeUndefined()
})

test('findWithSpellings() returns the hits and the spelling for a query that has hits only in another spelling', () => {
  const searchIndex = createSearchIndex([{ kind: 'page', title: '排序', text: '', href: '#/sort', where: '' }])
  expect(searchIndex.find('paixu')).toMatchObject({ hits: [], hasUnknown: true })
  expect(findWithSpellings(searchIndex, 'paixu', spellings)).toMatchObject({
    hits: [{ record: { href: '#/sort' } }],
    instead: '排序'
  })
  expect(findWithSpellings(searchIndex, '排续', spellings)).toMatchObject({ instead: '排序' })
  expect(findWithSpellings(searchIndex, 'hebing', spellings)).toBeUndefined()
  expect(searchIndex.find('排序').hasUnknown).toBe(false)
})

test('getSpellingsAddress() derives the address from Chinese search records and leaves other addresses unchanged', () => {
  expect(getSpellingsAddress('static/search/zh.1a2b.json')).toBe('static/search/zh-spellings.1a2b.json')
  expect(getSpellingsAddress('static/search/en.1a2b.json')).toBe('static/search/en.1a2b.json')
})
