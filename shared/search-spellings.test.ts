import { expect, test } from 'vitest'
import { makeLibrary } from './find-records.ts'
import { findRespelled, respell, spellingsAddress } from './search-spellings.ts'

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
])('%s is spelt %s here', (query, expected) => {
  expect(respell(query, spellings)).toBe(expected)
})

test.each(['排序', 'sort', 'paixuing', 'constructor', '', '…'])('%s stays as it is', query => {
  expect(respell(query, spellings)).toBeUndefined()
})

test('what is found in another spelling says how it was read', () => {
  const library = makeLibrary([{ kind: 'page', title: '排序', text: '', href: '#/sort', where: '' }])
  expect(library.find('paixu')).toMatchObject({ hits: [], hasUnknown: true })
  expect(findRespelled(library, 'paixu', spellings)).toMatchObject({
    hits: [{ record: { href: '#/sort' } }],
    instead: '排序'
  })
  expect(findRespelled(library, '排续', spellings)).toMatchObject({ instead: '排序' })
  expect(findRespelled(library, 'hebing', spellings)).toBeUndefined()
  expect(library.find('排序').hasUnknown).toBe(false)
})

test('the spellings stand beside the records', () => {
  expect(spellingsAddress('static/search/zh.1a2b.json')).toBe('static/search/zh-spellings.1a2b.json')
  expect(spellingsAddress('static/search/en.1a2b.json')).toBe('static/search/en.1a2b.json')
})
