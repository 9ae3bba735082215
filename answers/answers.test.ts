import { expect, test } from 'vitest'
import type { FoundDemo, FoundMember, FoundPage, NotFound } from './answers.ts'
import { createAnswers } from './answers.ts'
import { smallSite } from './fixtures/small-site.ts'

const answers = createAnswers(smallSite)
const page = async (address: string, heading?: string) =>
  (await answers.page(address, 'en', heading)) as FoundPage & NotFound
const members = async (name: string) =>
  ((await answers.members(name, 'en')) as FoundMember[]).map(({ member }) => member.path)
const demo = async (id: string, kind: 'ts' | 'js' = 'ts') =>
  (await answers.demo(id, 'en', kind)) as FoundDemo & NotFound

test('hits come in the order of the search dialog, with those of the other language behind them', async () => {
  const { hits } = await answers.find('sort', 'en', 10)
  expect(hits.map(({ title }) => title)).toEqual(['Sorting'])
  const chinese = await answers.find('排序', 'en', 10)
  expect(chinese.hits.map(({ title }) => title)).toEqual(['排序'])
})

test('the number of hits is limited, and a query without hits has similar names', async () => {
  expect((await answers.find('rows', 'en', 1)).hits).toHaveLength(1)
  const { hits, near } = await answers.find('sorrtingg', 'en', 10)
  expect(hits).toEqual([])
  expect(near.map(({ title }) => title)).toEqual(['Sorting'])
})

test.each([
  '/table/base/sort',
  'table/base/sort',
  '#/table/base/sort',
  'https://docs.example/v3.8/#/table/base/sort',
  'https://docs.example/v3.8/en/table/base/sort.md',
  '/v3.8/table/base/sort.html',
  'Sorting'
])('a page is found by %s', async address => {
  const { path, title, headings, markdown } = await page(address)
  expect([path, title]).toEqual(['/table/base/sort', 'Sorting'])
  expect(headings).toEqual(['Sort with the icons', 'Sort on the server', 'Limits', 'Related'])
  expect(markdown).toContain('# no heading')
})

test('a section is found by its anchor, its demo or its heading, with the deeper ones in it', async () => {
  const section = '## Sort on the server\n\nSet `sort-config.remote`.\n\n### Limits\n\nOne request per click.'
  expect((await page('/table/base/sort#sort-on-server')).markdown).toBe(section)
  expect((await page('/table/base/sort', 'on the SERVER')).markdown).toBe(section)
  expect((await page('/table/base/sort#demo-by-header')).markdown).toMatch(/^## Sort with the icons/)
  expect((await page('/table/base/sort#pitfalls-limits')).markdown).toBe('### Limits\n\nOne request per click.')
})

test('an unknown page or heading is answered with similar ones', async () => {
  expect(await page('/table/base/sorts')).toEqual({ name: '/table/base/sorts', similar: ['/table/base/sort'] })
  expect((await page('/table/base/sort#servr')).similar).toContain('Sort on the server')
  for (const address of ['', '/', '../../etc/passwd', '/constructor', '/__proto__', '%00', 'a'.repeat(100_000)])
    expect(await page(address)).toHaveProperty('similar')
})

test.each([
  ['sort-config', ['table.sortConfig']],
  ['sortConfig.orders', ['table.sortConfig.orders']],
  ['vxe-table sort-config', ['table.sortConfig']],
  ['<vxe-table> orders', []],
  ['orders', ['table.sortConfig.orders']],
  ['clearSort()', ['table()clearSort']],
  ['table()clearSort', ['table()clearSort']],
  ['@sort-change', ['table@sort-change']],
  ['#empty', ['table#empty']],
  ['#/table/api?filterName=sortConfig.orders', ['table.sortConfig.orders']]
])('members called %s are found', async (name, paths) => {
  const found = await answers.members(name, 'en')
  expect(Array.isArray(found) ? await members(name) : []).toEqual(paths)
})

test('an unknown member is answered with similar ones', async () => {
  expect(await answers.members('sort-cofnig', 'en')).toEqual({
    name: 'sort-cofnig',
    similar: expect.arrayContaining(['table.sortConfig']) as string[]
  })
  for (const name of ['', '.', '()', '__proto__', 'constructor', 'a'.repeat(100_000)])
    expect(await answers.members(name, 'en')).toHaveProperty('similar')
})

test('a demo is one file with its imports, found by its id, its name or its address', async () => {
  const code = 'const rows = [1]\nexport default {}'
  for (const id of ['table/base/sort/by-header', 'by-header', '#/table/base/sort#demo-by-header'])
    expect(await demo(id)).toEqual({
      id: 'table/base/sort/by-header',
      title: 'Sort with the icons',
      href: '#/table/base/sort#demo-by-header',
      code,
      kind: 'ts',
      install: 'xe-utils'
    })
  expect((await demo('by-header', 'js')).code).toBe('export default {}')
  expect(await demo('by-headers')).toEqual({ name: 'by-headers', similar: ['table/base/sort/by-header'] })
})
