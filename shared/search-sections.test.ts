import { expect, test } from 'vitest'
import { arrangeHits } from './search-sections.ts'
import type { RecordKind, SearchRecord } from './search.ts'

const hit = (kind: RecordKind, index: number): SearchRecord => ({
  kind,
  title: `${kind} ${index}`,
  text: '',
  href: `#/${kind}/${index}`,
  where: ''
})
const hits = (...kinds: RecordKind[]) => kinds.map(hit)
const titles = (...args: Parameters<typeof arrangeHits>) =>
  arrangeHits(...args).map(({ name, hits: sectionHits }) => [name, sectionHits.map(({ title }) => title)])

test('the best search hits keep the order of the ranking, and only those behind them are grouped', () => {
  const ranked = hits('member', 'page', 'word', 'page', 'member', 'member', 'page', 'word', 'section', 'demo', 'member')
  expect(titles(ranked)).toEqual([
    ['best', ['member 0', 'page 1', 'word 2', 'page 3', 'member 4']],
    ['api', ['member 5', 'member 10']],
    ['pages', ['page 6', 'section 8']],
    ['more', ['word 7']],
    ['demos', ['demo 9']]
  ])
})

test('groups of search hits have a maximum length, a selected scope shows all of its hits', () => {
  const ranked = hits(...Array.from({ length: 20 }, () => 'member' as const), 'word')
  expect(arrangeHits(ranked).map(section => section.hits.length)).toEqual([5, 8, 1])
  expect(arrangeHits(ranked, 'api').map(section => section.hits.length)).toEqual([20])
})

test('a scope without hits and a query without hits have no section', () => {
  expect(arrangeHits([])).toEqual([])
  expect(arrangeHits(hits('page'), 'api')).toEqual([])
})
