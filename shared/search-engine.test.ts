import { expect, test } from 'vitest'
import { createSearchEngine } from './search-engine.ts'
import type { SearchRecord } from './search.ts'

const record = (title: string, href: string): SearchRecord => ({ kind: 'page', title, text: '', href, where: '' })
const files = { zh: '/zh.a.json', en: '/en.a.json', tw: '/tw.a.json' }
const stored: Record<string, unknown> = {
  '/zh.a.json': [record('列排序', '#/sort'), record('筛选', '#/filter')],
  '/en.a.json': [record('Sort columns', '#/sort'), record('Filter', '#/filter')],
  '/en-leads.a.json': { pages: ['filter'], words: 'empty\nresult', steps: '0\n0', levels: 'z\nz' }
}
const create = () => {
  const loaded: string[] = []
  const engine = createSearchEngine(async file => {
    loaded.push(file)
    if (!(file in stored)) throw new Error(`404: ${file}`)
    return stored[file]
  })
  return { engine, loaded }
}

test('an answer has the hits of the language, their number by scope and the terms to mark', async () => {
  const { engine } = create()
  const { hits, total, totals, terms } = await engine.answer({ query: 'sort', language: 'en', files })
  expect(hits.map(({ href }) => href)).toEqual(['#/sort'])
  expect([total, totals.pages, terms]).toEqual([1, 1, ['sort']])
})

test('with few hits, hits of the other language at other addresses are added', async () => {
  const { engine } = create()
  const { hits, others } = await engine.answer({ query: '筛选', language: 'en', files })
  expect(hits).toEqual([])
  expect(others.map(({ title }) => title)).toEqual(['筛选'])
})

test('record files are loaded once, and a missing file of spellings does not fail the query', async () => {
  const { engine, loaded } = create()
  await engine.answer({ query: '排序', language: 'zh', files })
  await engine.answer({ query: '不存在的词', language: 'zh', files })
  expect(loaded.filter(file => file === '/zh.a.json')).toHaveLength(1)
})

test('a failed load is retried by the next query', async () => {
  let count = 0
  const engine = createSearchEngine(async () => {
    if (count++ === 0) throw new Error('offline')
    return stored['/zh.a.json']
  })
  await expect(engine.answer({ query: '筛选', language: 'zh', files })).rejects.toThrow('offline')
  expect((await engine.answer({ query: '筛选', language: 'zh', files })).total).toBe(1)
})
