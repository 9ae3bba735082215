import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryLog } from './fakes.ts'
import { listFiles } from './list-files.ts'
import { bundledLists, createLists } from './lists.ts'

const item = { href: 'https://example.com', content: 'Product', isEnterprise: false }

function setUp(text: string) {
  const file = { text, stamp: 1, reads: 0 }
  const log = memoryLog()
  const files = {
    stamp: async (name: string) =>
      name === 'system-list.json' ? `${file.stamp}` : Promise.reject(new Error('ENOENT')),
    text: async (name: string) =>
      name === 'system-list.json' ? (file.reads++, file.text) : Promise.reject(new Error('ENOENT'))
  }
  return { file, log, lists: createLists(files, log) }
}

test('a list is read once until it changes', async () => {
  const { file, lists } = setUp(JSON.stringify([item]))
  expect(await lists.systems()).toEqual([item])
  await lists.systems()
  expect(file.reads).toBe(1)
  Object.assign(file, { text: '[]', stamp: 2 })
  expect(await lists.systems()).toEqual([])
})

test.each([
  ['half written', '[{"href":'],
  ['no list', '{"href":"/"}'],
  ['a missing field', '[{"href":"/","content":"x"}]'],
  ['a link that runs code', '[{"href":"javascript:alert(1)","content":"x","isEnterprise":false}]']
])('a broken list (%s) is logged once and the last good one is served', async (_, text) => {
  const { file, lists, log } = setUp(JSON.stringify([item]))
  await lists.systems()
  Object.assign(file, { text, stamp: 2 })
  expect(await lists.systems()).toEqual([item])
  expect(await lists.systems()).toEqual([item])
  expect(log.errors).toEqual(["system-list.json can't be used; the last good list is served."])
  Object.assign(file, { text: JSON.stringify([item, item]), stamp: 3 })
  expect(await lists.systems()).toHaveLength(2)
})

test('a list that is missing or broken from the start is the bundled one', async () => {
  const { lists, log } = setUp('nonsense')
  expect(await lists.systems()).toEqual(await bundledLists.systems())
  expect(await lists.versionLines()).toEqual(await bundledLists.versionLines())
  expect(log.errors).toHaveLength(2)
})

test('fields that nobody asked for do not reach the reader, and a byte order mark does no harm', async () => {
  const { lists } = setUp(`\uFEFF${JSON.stringify([{ ...item, password: 'x' }])}`)
  expect(await lists.systems()).toEqual([item])
})

test("an operator's edit shows at the next request", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lists-'))
  const lists = createLists(listFiles(folder), memoryLog())
  await writeFile(join(folder, 'system-list.json'), JSON.stringify([item]))
  expect(await lists.systems()).toEqual([item])
  await writeFile(join(folder, 'system-list.json'), JSON.stringify([item, item]))
  expect(await lists.systems()).toHaveLength(2)
  await rm(folder, { recursive: true })
})

test('this site is one of the bundled version lines', async () => {
  expect((await bundledLists.versionLines()).find(({ version }) => version === '3.8')).toMatchObject({
    url: '/v3.8/',
    isStop: true
  })
})
