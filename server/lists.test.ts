import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMemoryLog } from './fakes.ts'
import { createStoredLists } from './stored-lists.ts'
import { createListFiles } from './list-files.ts'
import { bundledLists, createLists } from './lists.ts'

const item = { href: 'https://example.com', content: 'Product', isEnterprise: false }

function setUp(text: string) {
  const file = { text, stamp: 1, reads: 0 }
  const log = createMemoryLog()
  const files = {
    stamp: async (name: string) =>
      name === 'system-list.json' ? `${file.stamp}` : Promise.reject(new Error('ENOENT')),
    text: async (name: string) =>
      name === 'system-list.json' ? (file.reads++, file.text) : Promise.reject(new Error('ENOENT'))
  }
  return { file, log, lists: createLists(files, log) }
}

test('a list file is read once until the file changes', async () => {
  const { file, lists } = setUp(JSON.stringify([item]))
  expect(await lists.systems()).toEqual([item])
  await lists.systems()
  expect(file.reads).toBe(1)
  Object.assign(file, { text: '[]', stamp: 2 })
  expect(await lists.systems()).toEqual([])
})

test.each([
  ['truncated JSON', '[{"href":'],
  ['an object instead of a list', '{"href":"/"}'],
  ['a missing field', '[{"href":"/","content":"x"}]'],
  ['a javascript: link', '[{"href":"javascript:alert(1)","content":"x","isEnterprise":false}]']
])(
  'if a list file becomes invalid (%s), the error is logged once and the last valid list is served',
  async (_, text) => {
    const { file, lists, log } = setUp(JSON.stringify([item]))
    await lists.systems()
    Object.assign(file, { text, stamp: 2 })
    expect(await lists.systems()).toEqual([item])
    expect(await lists.systems()).toEqual([item])
    expect(log.errors).toEqual(["system-list.json can't be used; the last good list is served."])
    Object.assign(file, { text: JSON.stringify([item, item]), stamp: 3 })
    expect(await lists.systems()).toHaveLength(2)
  }
)

test('if a list file is invalid at the start, the bundled list is served', async () => {
  const { lists, log } = setUp('nonsense')
  expect(await lists.systems()).toEqual(await bundledLists.systems())
  expect(await lists.versionLines()).toEqual(await bundledLists.versionLines())
  expect(log.errors).toHaveLength(2)
})

test('unknown fields of a list file are dropped, and a byte order mark is ignored', async () => {
  const { lists } = setUp(`\uFEFF${JSON.stringify([{ ...item, password: 'x' }])}`)
  expect(await lists.systems()).toEqual([item])
})

test('an edit of a list file takes effect at the next request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lists-'))
  const lists = createLists(createListFiles(folder), createMemoryLog())
  await writeFile(join(folder, 'system-list.json'), JSON.stringify([item]))
  expect(await lists.systems()).toEqual([item])
  await writeFile(join(folder, 'system-list.json'), JSON.stringify([item, item]))
  expect(await lists.systems()).toHaveLength(2)
  await rm(folder, { recursive: true })
})

test('a list in a database is read again after five seconds, removed lists give way to the bundled one', async () => {
  const database: { list?: { content: string; at: string }; reads: number } = { reads: 0 }
  const clock = { now: 0 }
  const read = async () => (database.reads++, database.list)
  const lists = createLists(
    createStoredLists(read, () => clock.now),
    createMemoryLog()
  )
  expect(await lists.systems()).toEqual(await bundledLists.systems())
  database.list = { content: JSON.stringify([item]), at: '1' }
  await lists.systems()
  expect(database.reads).toBe(1)
  clock.now += 5000
  expect(await lists.systems()).toEqual([item])
  database.list = undefined
  clock.now += 5000
  expect(await lists.systems()).toEqual(await bundledLists.systems())
})

test('while a database can’t be read, the last list is served and the error is logged once', async () => {
  const clock = { now: 0, isDown: false }
  const read = async () => {
    if (clock.isDown) throw new Error('down')
    return { content: JSON.stringify([item]), at: '1' }
  }
  const log = createMemoryLog()
  const lists = createLists(
    createStoredLists(read, () => clock.now),
    log
  )
  await lists.systems()
  clock.isDown = true
  for (let time = 0; time < 3; time++) {
    clock.now += 5000
    expect(await lists.systems()).toEqual([item])
  }
  expect(log.errors).toHaveLength(1)
  clock.isDown = false
  clock.now += 5000
  expect(await lists.systems()).toEqual([item])
})

test('the bundled version list contains 3.8 with the address of this site', async () => {
  expect((await bundledLists.versionLines()).find(({ version }) => version === '3.8')).toMatchObject({
    url: '/v3.8/',
    isStop: true
  })
})
