import { expect, test } from 'vitest'
import { splitPairs, segmentWithKnown, segmentWords } from './search-segments.ts'
import { normalizeText, getStem, parseTerms } from './search.ts'

const getBareTerms = (query: string) => parseTerms(query).map(term => term.bare)

test.each([
  ['row-config.isHover', 'rowconfigishover'],
  ['ｒｏｗ－ｃｏｎｆｉｇ', 'rowconfig'],
  ['ROW_CONFIG', 'rowconfig'],
  ['“冻结列”，', '冻结列'],
  ['.*+?^${}()|[]\\', '']
])('normalizeText() turns %s into "%s"', (text, expected) => {
  expect(normalizeText(text)).toBe(expected)
})

test.each([
  ['$refs.xTable.insert(', ['insert']],
  ['this.$refs[name].getCheckboxRecords()', ['getcheckboxrecords']],
  ["@import '~vxe-table/styles/variable.scss'", ['vxetable', 'styles', 'variablescss']],
  ["import VXETable from 'vxe-table'", ['vxetable']],
  ["import 'vxe-table/lib/style.css'", ['vxetable', 'lib', 'stylecss']],
  ['import from excel', ['import', 'excel']],
  [':row-config="{ isHover: true }"', ['rowconfig', 'ishover']],
  [':current-page.sync="page"', ['currentpage', 'page']],
  ['@cell-click="onClick"', ['cellclick', 'onclick']],
  ['v-slot:empty', ['empty']],
  ['<vxe-table', ['vxetable']],
  ["VXETable.modal.confirm('", ['vxetablemodalconfirm']]
])('the search terms of the code %s are its names', (code, expected) => {
  expect(getBareTerms(code)).toEqual(expected)
})

test('search terms omit stop words unless the query has no other words', () => {
  expect(getBareTerms('how do I sort the rows')).toEqual(['sort', 'rows'])
  expect(getBareTerms('how to')).toEqual(['how', 'to'])
})

test('a contraction is one search term, and a possessive ending is dropped', () => {
  expect(getBareTerms("it doesn't sort, it won't work")).toEqual(['doesnt', 'sort', 'wont', 'work'])
  expect(getBareTerms("the row's colour")).toEqual(['row', 'colour'])
})

test('"pin" has the synonym "fixed", "fixed" not the synonym "pin"', () => {
  const getSynonyms = (word: string) => parseTerms(word)[0]?.synonyms
  expect(getSynonyms('pin')).toContain('fixed')
  expect(getSynonyms('fixed')).not.toContain('pin')
  expect(getSynonyms('disappears')).toContain('lost')
  expect(getSynonyms('刪除')).toContain('移除')
})

test('a word repeated in the query is one search term', () => {
  expect(getBareTerms('sort Sort SORT')).toEqual(['sort'])
})

test('search terms that are names in code are marked', () => {
  expect(parseTerms('rowConfig row-config a.b #empty @click sort').map(term => term.isName ?? false)).toEqual([
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
])('the stem of the word %s is %s', (word, stem) => {
  expect(getStem(word)).toBe(stem)
})

test('an empty query, blanks and punctuation have no search terms', () => {
  for (const query of ['', '   ', '。，？', '"\'`', '…']) expect(parseTerms(query)).toEqual([])
})

test('a single character, an emoji and an Arabic word are search terms', () => {
  expect(getBareTerms('列')).toEqual(['列'])
  expect(getBareTerms('🎉 sort')).toEqual(['🎉', 'sort'])
  expect(getBareTerms('جدول')).toEqual(['جدول'])
})

test('a long query is cut to 16 search terms', () => {
  expect(parseTerms(Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ')).length).toBe(16)
})

test('Chinese text is split at known words first', () => {
  expect(segmentWithKnown('怎么跨页勾选数据', new Set(['跨页勾选', '跨页']))).toEqual(['怎么', '跨页勾选', '数据'])
  expect(segmentWithKnown('数据', new Set())).toEqual(segmentWords('数据'))
})

test('two adjacent single characters from the segmenter are joined to one word', () => {
  expect(segmentWithKnown('点击', new Set(), text => [...text])).toEqual(['点击'])
})

test('splitPairs() splits a Chinese word into overlapping pairs of characters', () => {
  expect(splitPairs('单元格')).toEqual(['单元', '元格'])
  expect(splitPairs('列')).toEqual(['列'])
})
