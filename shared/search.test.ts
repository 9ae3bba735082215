import { expect, test } from 'vitest'
import { pairs, segmentKnown, segmentWords } from './search-segments.ts'
import { bareOf, stemOf, termsOf } from './search.ts'

const bare = (query: string) => termsOf(query).map(term => term.bare)

test.each([
  ['row-config.isHover', 'rowconfigishover'],
  ['ｒｏｗ－ｃｏｎｆｉｇ', 'rowconfig'],
  ['ROW_CONFIG', 'rowconfig'],
  ['“冻结列”，', '冻结列'],
  ['.*+?^${}()|[]\\', '']
])('%s without signs is %s', (text, expected) => {
  expect(bareOf(text)).toBe(expected)
})

test.each([
  ['$refs.xTable.insert(', ['insert']],
  ['this.$refs[name].getCheckboxRecords()', ['getcheckboxrecords']],
  [':row-config="{ isHover: true }"', ['rowconfig', 'ishover']],
  [':current-page.sync="page"', ['currentpage', 'page']],
  ['@cell-click="onClick"', ['cellclick', 'onclick']],
  ['v-slot:empty', ['empty']],
  ['<vxe-table', ['vxetable']],
  ["VXETable.modal.confirm('", ['vxetablemodalconfirm']]
])('of the code %s only names are left', (code, expected) => {
  expect(bare(code)).toEqual(expected)
})

test('empty words do not count, unless there is nothing else', () => {
  expect(bare('how do I sort the rows')).toEqual(['sort', 'rows'])
  expect(bare('how to')).toEqual(['how', 'to'])
})

test('a complaint is not its grammar', () => {
  expect(bare("it doesn't sort, it won't work")).toEqual(['doesnt', 'sort', 'wont', 'work'])
  expect(bare("the row's colour")).toEqual(['row', 'colour'])
})

test('what readers say means what the site says, not in return', () => {
  const others = (word: string) => termsOf(word)[0]?.others
  expect(others('pin')).toContain('fixed')
  expect(others('fixed')).not.toContain('pin')
  expect(others('disappears')).toContain('lost')
  expect(others('刪除')).toContain('移除')
})

test('a word that stands twice counts once', () => {
  expect(bare('sort Sort SORT')).toEqual(['sort'])
})

test('names of code are told from words', () => {
  expect(termsOf('rowConfig row-config a.b #empty @click sort').map(term => term.isName ?? false)).toEqual([
    true,
    true,
    true,
    true,
    false
  ])
})

test.each([
  ['sorting', 'sort'],
  ['columns', 'column'],
  ['merging', 'merg'],
  ['validation', 'valid'],
  ['dragging', 'drag'],
  ['row', 'row'],
  ['sortConfig', 'sortConfig']
])('%s begins like %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})

test('nothing comes of nothing, signs or blanks', () => {
  for (const query of ['', '   ', '。，？', '"\'`', '…']) expect(termsOf(query)).toEqual([])
})

test('one character, an emoji and Arabic are words', () => {
  expect(bare('列')).toEqual(['列'])
  expect(bare('🎉 sort')).toEqual(['🎉', 'sort'])
  expect(bare('جدول')).toEqual(['جدول'])
})

test('a long text is cut to its beginning', () => {
  expect(termsOf(Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ')).length).toBe(16)
})

test('Chinese is cut at the words of the site first', () => {
  expect(segmentKnown('怎么跨页勾选数据', new Set(['跨页勾选', '跨页']))).toEqual(['怎么', '跨页勾选', '数据'])
  expect(segmentKnown('数据', new Set())).toEqual(segmentWords('数据'))
})

test('single characters that follow each other are one word', () => {
  expect(segmentKnown('点击', new Set(), text => [...text])).toEqual(['点击'])
})

test('without a dictionary there are pairs', () => {
  expect(pairs('单元格')).toEqual(['单元', '元格'])
  expect(pairs('列')).toEqual(['列'])
})
