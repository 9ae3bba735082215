import { expect, test } from 'vitest'
import type { BoostIndex } from './search-boosts.ts'
import { createBoostIndex, getBoostsAddress, boostHits, findBoostedPages, getBoostWords } from './search-boosts.ts'
import type { SearchRecord } from './search.ts'

const record = (href: string): SearchRecord => ({ kind: 'page', title: href, text: '', href, where: '' })

test('getBoostWords() returns words, parts of names, word pairs and pairs of Chinese characters', () => {
  expect([...getBoostWords('the sortConfig columns').keys()]).toEqual([
    'sort',
    'sort config',
    'config',
    'config column',
    'column'
  ])
  expect([...getBoostWords('表格高 x').keys()]).toEqual(['x', '表格', '格高', '高'])
  expect(Object.fromEntries(getBoostWords('表格的'))).toEqual({ 表格: 1, 格的: 0.3 })
  expect([...getBoostWords('列').keys()]).toEqual(['列'])
})

test('getBoostWords() adds synonyms with a lower weight on request', () => {
  const words = getBoostWords('删掉', true)
  expect(words.get('删掉')).toBe(1)
  expect(words.get('删除')).toBe(0.3)
  expect(getBoostWords('删掉').has('删除')).toBe(false)
})

/** 40 pages: the word `near` boosts the first two with the levels 4 and 2, `far` the last one with the level 35. */
const boostData = {
  pages: Array.from({ length: 40 }, (_, index) => `p/${index}`),
  words: 'far\nnear',
  steps: '-4,11',
  levels: 'z,42'
}

test('boost data is decoded to the shares of a word per page', () => {
  const { getPageShares } = createBoostIndex(boostData)
  expect(Array.from(getPageShares('near')!.slice(0, 3))).toEqual([1, 0.5, 0])
  expect(getPageShares('far')![39]).toBe(1)
  expect(getPageShares('nowhere')).toBeUndefined()
})

const sentence = 'rows vanish after sorting twice'
const createFakeIndex = (shares: Record<string, number>): BoostIndex => ({
  pages: Object.keys(shares),
  getPageShares: () => Float64Array.from(Object.values(shares)),
  coversQuery: query => query === sentence
})
const rankHrefs = (hits: [href: string, score: number][], query: string, shares: Record<string, number>) =>
  boostHits(
    hits.map(([href, score]) => ({ record: record(href), score })),
    query,
    createFakeIndex(shares),
    page => record(`#/${page}`)
  ).map(({ record: { href } }) => href)

test('for a sentence, a page with a high boost share ranks first', () => {
  expect(
    rankHrefs(
      [
        ['#/a', 60],
        ['#/b#part', 50]
      ],
      sentence,
      { a: 0.1, b: 1 }
    )
  ).toEqual(['#/b#part', '#/a'])
})

test('for a query of one word, boost shares do not change the order of hits', () => {
  expect(
    rankHrefs(
      [
        ['#/a', 60],
        ['#/b', 50]
      ],
      'sorting',
      { a: 0.1, b: 1 }
    )
  ).toEqual(['#/a', '#/b'])
})

test('boost shares apply to the first of several hits on a page only', () => {
  expect(
    rankHrefs(
      [
        ['#/a', 60],
        ['#/b', 50],
        ['#/b#part', 49]
      ],
      sentence,
      { a: 0, b: 1 }
    )
  ).toEqual(['#/b', '#/a', '#/b#part'])
})

test('a member hit keeps its rank above boosted pages', () => {
  expect(
    rankHrefs(
      [
        ['#/table/api?filterName=sort', 60],
        ['#/b', 55]
      ],
      sentence,
      { b: 0.7 }
    )[0]
  ).toBe('#/table/api?filterName=sort')
})

test('a page without a hit is added to the hits if its boost share is high', () => {
  expect(rankHrefs([['#/a', 60]], sentence, { a: 0.2, b: 1, c: 0.1 })).toEqual(['#/a', '#/b'])
})

test('without hits, pages with high boost shares are returned if the boost data covers the query', () => {
  const findAloneHrefs = (query: string) =>
    findBoostedPages(query, createFakeIndex({ a: 0.6, b: 1, c: 0.4 }), page => record(`#/${page}`)).map(
      ({ record: { href } }) => href
    )
  expect(findAloneHrefs(sentence)).toEqual(['#/b', '#/a'])
  expect(findAloneHrefs('weather tomorrow')).toEqual([])
})

test('boost data covers a query if it contains most words of the query and at least three', () => {
  const { coversQuery } = createBoostIndex({
    ...boostData,
    words: 'far\nnear\nwide',
    steps: '-4,11,1',
    levels: 'z,42,a'
  })
  expect(coversQuery('far near wide')).toBe(true)
  expect(coversQuery('far near wide weather')).toBe(true)
  expect(coversQuery('far near weather forecast')).toBe(false)
  expect(coversQuery('far near')).toBe(false)
})

test('the address of the boost data is derived from the address of the search records', () => {
  expect(getBoostsAddress('static/search/en.1a2b.json')).toBe('static/search/en-leads.1a2b.json')
  expect(getBoostsAddress('https://x.example/v3.8/static/search/tw.1a2b.json')).toBe(
    'https://x.example/v3.8/static/search/tw-leads.1a2b.json'
  )
})
