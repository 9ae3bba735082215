import { expect, test } from 'vitest'
import type { Guide } from './search-leads.ts'
import { guideFrom, leadsAddress, led, ledAlone, wordsThatLead } from './search-leads.ts'
import type { SearchRecord } from './search.ts'

const record = (href: string): SearchRecord => ({ kind: 'page', title: href, text: '', href, where: '' })

test('words of names are words, and so is what stands side by side', () => {
  expect([...wordsThatLead('the sortConfig columns').keys()]).toEqual([
    'sort',
    'sort config',
    'config',
    'config column',
    'column'
  ])
  expect([...wordsThatLead('表格高 x').keys()]).toEqual(['x', '表格', '格高', '高'])
  expect(Object.fromEntries(wordsThatLead('表格的'))).toEqual({ 表格: 1, 格的: 0.3 })
  expect([...wordsThatLead('列').keys()]).toEqual(['列'])
})

test('another word for what is asked counts less', () => {
  const found = wordsThatLead('删掉', true)
  expect(found.get('删掉')).toBe(1)
  expect(found.get('删除')).toBe(0.3)
  expect(wordsThatLead('删掉').has('删除')).toBe(false)
})

/** 40 pages: the word `near` leads to the first two, `far` to the last one, in two places of the levels. */
const leads = {
  pages: Array.from({ length: 40 }, (_, index) => `p/${index}`),
  words: 'far\nnear',
  steps: '-4,11',
  levels: 'z,42'
}

test('what leads to pages is read as it is written', () => {
  const { sharesOf } = guideFrom(leads)
  expect(Array.from(sharesOf('near')!.slice(0, 3))).toEqual([1, 0.5, 0])
  expect(sharesOf('far')![39]).toBe(1)
  expect(sharesOf('nowhere')).toBeUndefined()
})

const sentence = 'rows vanish after sorting twice'
const guide = (shares: Record<string, number>): Guide => ({
  pages: Object.keys(shares),
  sharesOf: () => Float64Array.from(Object.values(shares)),
  understands: query => query === sentence
})
const order = (hits: [href: string, score: number][], query: string, shares: Record<string, number>) =>
  led(
    hits.map(([href, score]) => ({ record: record(href), score })),
    query,
    guide(shares),
    page => record(`#/${page}`)
  ).map(({ record: { href } }) => href)

test('a sentence leads to the page that is asked for with it', () => {
  expect(
    order(
      [
        ['#/a', 60],
        ['#/b#part', 50]
      ],
      sentence,
      { a: 0.1, b: 1 }
    )
  ).toEqual(['#/b#part', '#/a'])
})

test('who types a name gets what is called by it', () => {
  expect(
    order(
      [
        ['#/a', 60],
        ['#/b', 50]
      ],
      'sorting',
      { a: 0.1, b: 1 }
    )
  ).toEqual(['#/a', '#/b'])
})

test('of several hits on a page the first comes forward', () => {
  expect(
    order(
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

test('a member does not fall behind because it is no page', () => {
  expect(
    order(
      [
        ['#/table/api?filterName=sort', 60],
        ['#/b', 55]
      ],
      sentence,
      { b: 0.7 }
    )[0]
  ).toBe('#/table/api?filterName=sort')
})

test('a page that no record found is there, if much leads to it', () => {
  expect(order([['#/a', 60]], sentence, { a: 0.2, b: 1, c: 0.1 })).toEqual(['#/a', '#/b'])
})

test('where no record was found, pages that much leads to are there if the question is understood', () => {
  const alone = (query: string) =>
    ledAlone(query, guide({ a: 0.6, b: 1, c: 0.4 }), page => record(`#/${page}`)).map(({ record: { href } }) => href)
  expect(alone(sentence)).toEqual(['#/b', '#/a'])
  expect(alone('weather tomorrow')).toEqual([])
})

test('a question is understood when most of its words were asked before', () => {
  const { understands } = guideFrom({ ...leads, words: 'far\nnear\nwide', steps: '-4,11,1', levels: 'z,42,a' })
  expect(understands('far near wide')).toBe(true)
  expect(understands('far near wide weather')).toBe(true)
  expect(understands('far near weather forecast')).toBe(false)
  expect(understands('far near')).toBe(false)
})

test('what leads stands beside the records', () => {
  expect(leadsAddress('static/search/en.1a2b.json')).toBe('static/search/en-leads.1a2b.json')
  expect(leadsAddress('https://x.example/v3.8/static/search/tw.1a2b.json')).toBe(
    'https://x.example/v3.8/static/search/tw-leads.1a2b.json'
  )
})
