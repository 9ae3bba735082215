import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { D1Server } from '../../e2e/start-d1.ts'
import { startD1 } from '../../e2e/start-d1.ts'
import type { PostgresServer } from '../../e2e/start-postgres.ts'
import { startPostgres } from '../../e2e/start-postgres.ts'
import { openD1Store } from './d1.ts'
import { createArrival, createTempFolder, report, sqlite } from './fakes.ts'
import { openStore } from './open-store.ts'
import type { StoreLimits } from './quota.ts'
import { storeLimits } from './quota.ts'
import type { OpenedStore } from './opened-store.ts'
import type { ReportsError } from './reports-error.ts'
import { isBroken } from './store.ts'

interface EmptyStore {
  /** Opens the store once more. */
  open: (limits?: StoreLimits) => Promise<OpenedStore>
  /** Returns the rows of a query that the store itself does not offer. */
  query: (text: string) => Promise<Record<string, unknown>[]>
}

let postgres: PostgresServer
const temporary: { remove: () => unknown }[] = []
beforeAll(async () => void (postgres = await startPostgres()))
afterAll(() => postgres.remove())
afterEach(async () => {
  for (const each of temporary.splice(0)) await each.remove()
})

async function createD1(open: (server: D1Server) => EmptyStore['open']): Promise<EmptyStore> {
  const server = await startD1()
  temporary.push({ remove: () => server.stop() })
  return {
    open: open(server),
    query: async text => (await server.binding.batch([server.binding.prepare(text)]))[0]!.results
  }
}

/** Every store keeps the same promises. */
const stores: Record<string, () => Promise<EmptyStore>> = {
  async SQLite() {
    const folder = createTempFolder()
    temporary.push(folder)
    return {
      open: limits => openStore(folder.file, { limits }),
      async query(text) {
        const connection = sqlite(folder.file)
        const rows = connection.all(text)
        connection.close()
        return rows
      }
    }
  },
  async PostgreSQL() {
    const address = await postgres.createDatabase()
    return {
      open: limits => openStore(address, { limits }),
      query: async text =>
        JSON.parse(
          postgres.run(`with r as (${text}) select coalesce(json_agg(r), '[]') from r`, address.split('/').at(-1))
        )
    }
  },
  D1: () => createD1(server => limits => openD1Store(server.binding, limits ?? storeLimits)),
  'D1 through its HTTP API': () =>
    createD1(
      ({ address, env }) =>
        limits =>
          openStore(address, { limits, env })
    )
}

const at = new Date('2026-03-01T08:00:00.000Z')
const errorOf = (work: Promise<unknown>): Promise<ReportsError> =>
  work.then(
    () => Promise.reject(new Error('There was no error.')),
    (error: ReportsError) => error
  )

describe.each(Object.entries(stores))('reports in %s', (_, create) => {
  test('a stored report is read back unchanged through another connection', async () => {
    const { open } = await create()
    const whole = { ...report, text: 'it\'s "错" 😀 ?1 $1 ; --', edit: '--- a\n+++ b\n', console: ['错误：一', 'two'] }
    const { demo: _demo, ...ofPage } = report
    const store = await open()
    expect([await store.add(whole, createArrival(at)), await store.add(ofPage, createArrival(at))]).toEqual([1, 2])
    await store.close()
    const again = await open()
    expect(await again.list()).toEqual([
      { ...whole, id: 1, at: at.toISOString(), state: 'new' },
      { ...ofPage, id: 2, at: at.toISOString(), state: 'new' }
    ])
    expect(await again.get(3)).toBeUndefined()
    await again.close()
  })

  test('a report that is sent twice with its key is stored once', async () => {
    const store = await (await create()).open()
    const arrival = createArrival(at)
    const ids = await Promise.all([1, 2, 3].map(() => store.add(report, arrival)))
    expect([ids, (await store.list()).length]).toEqual([[1, 1, 1], 1])
    await store.close()
  })

  test('known problems are reports in the state known or fixed with a note of the operator', async () => {
    const store = await (await create()).open()
    for (let count = 0; count < 5; count += 1) await store.add(report, createArrival(at))
    await store.set(1, 'known', { zh: '排序失效', en: 'Sorting fails' })
    await store.set(2, 'fixed', { en: 'Was wrong' })
    await store.set(3, 'hidden', { zh: '藏起来' })
    await store.set(4, 'known', {})
    const { page, demo } = report
    expect(await store.known('zh')).toEqual([
      { id: 1, page, demo, state: 'known', note: '排序失效' },
      { id: 2, page, demo, state: 'fixed', note: 'Was wrong' }
    ])
    expect((await store.known('en')).map(({ note }) => note)).toEqual(['Sorting fails', 'Was wrong'])
    expect(await store.known('en', '/table/base/filter')).toEqual([])
    expect((await store.list('hidden', page)).map(({ id }) => id)).toEqual([3])
    await store.close()
  })

  test('the id of a deleted report is not used again', async () => {
    const store = await (await create()).open()
    await store.add(report, createArrival(at))
    await store.remove(1)
    expect([await store.list(), await store.add(report, createArrival(at))]).toEqual([[], 2])
    await store.close()
  })

  test('limits are counted in the store, so that several servers share them', async () => {
    const { open } = await create()
    const [one, other] = [await open(), await open()]
    const { sender } = createArrival(at)
    const send = (store: OpenedStore, minutes: number) =>
      store.add(report, { ...createArrival(new Date(at.getTime() + minutes * 60_000)), sender })
    for (const store of [one, other, one, other, one]) await send(store, 0)
    const { kind, wait } = await errorOf(send(other, 4))
    expect([kind, wait]).toEqual(['many', 360])
    expect(await send(other, 11)).toBe(6)
    await Promise.all([one.close(), other.close()])
  })

  test.each<[string, Partial<StoreLimits>, Partial<{ client: string; network: string }>, string]>([
    ['the store holds its maximum of reports', { reports: 2 }, {}, 'full'],
    ['the store has its maximum size', { bytes: 60 }, {}, 'full'],
    ['all clients sent the maximum of ten minutes', { perPeriod: 2 }, {}, 'many'],
    ['a network sent its maximum of the day', { perNetwork: 2 }, { network: '10.0.0' }, 'many'],
    ['a network sent its maximum of bytes', { networkBytes: 60 }, { network: '10.0.0' }, 'many'],
    ['all clients sent the maximum of the day', { perDay: 2 }, {}, 'many'],
    ['all clients sent the maximum of bytes', { dayBytes: 60 }, {}, 'many']
  ])('a report is refused if %s', async (_title, limits, sender, kind) => {
    const store = await (await create()).open({ ...storeLimits, ...limits })
    const send = () => {
      const arrival = createArrival(at)
      return store.add(report, { ...arrival, sender: { ...arrival.sender, ...sender } })
    }
    await send()
    await send()
    const error = await errorOf(send())
    expect([error.kind, error.wait]).toEqual([kind, kind === 'full' ? 0 : limits.perPeriod ? 600 : 57_600])
    expect(await store.list()).toHaveLength(2)
    await store.remove(1)
    expect(await send()).toBe(3)
    await store.close()
  })

  test('the sender is stored as a hash, which is removed with its salt on the next day', async () => {
    const { open, query } = await create()
    const store = await open()
    const { sender } = createArrival(at)
    await store.add(report, { ...createArrival(at), sender })
    await store.add(report, { ...createArrival(at), sender })
    const hashes = () => query('select client, network from vxe_report')
    const salts = () => query("select name from vxe_meta where name like 'salt %'")
    const hash = expect.stringMatching(/^[\da-f]{32}$/)
    expect(await hashes()).toEqual([
      { client: hash, network: hash },
      { client: hash, network: hash }
    ])
    expect(await salts()).toEqual([{ name: 'salt 2026-03-01' }])
    await store.startDay(new Date(at.getTime() + 86_400_000))
    expect(await hashes()).toEqual([
      { client: null, network: null },
      { client: null, network: null }
    ])
    expect(await salts()).toEqual([{ name: 'salt 2026-03-02' }])
    await store.close()
  })

  test('lists are stored, replaced and removed', async () => {
    const store = await (await create()).open()
    expect(await store.readList('system-list.json')).toBeUndefined()
    await store.writeList('system-list.json', '[]', at)
    await store.writeList('system-list.json', '[1]', at)
    expect(await store.readList('system-list.json')).toEqual({ content: '[1]', at: at.toISOString() })
    await store.writeList('system-list.json', undefined, at)
    expect(await store.readList('system-list.json')).toBeUndefined()
    await store.close()
  })

  test.each(Object.entries(stores))(
    'all reports can be copied to %s, and ids go on from there',
    async (_name, createTarget) => {
      const source = await (await create()).open()
      for (let count = 0; count < 4; count += 1) await source.add({ ...report, console: ['一'] }, createArrival(at))
      await source.set(2, 'known', { zh: '已知' })
      await source.remove(1)
      await source.remove(4)
      await source.writeList('system-list.json', '[]', at)
      const copy = await (await createTarget()).open()
      await copy.restore(await source.content())
      await copy.restore(await source.content())
      expect(await copy.list()).toEqual(await source.list())
      expect(await copy.readList('system-list.json')).toEqual(await source.readList('system-list.json'))
      expect(await copy.add(report, createArrival(at))).toBe(5)
      await copy.restore(await source.content())
      await Promise.all([source.close(), copy.close()])
    }
  )

  test('a copy into a store with other reports of the same ids is refused', async () => {
    const [source, other] = [await (await create()).open(), await (await create()).open()]
    await source.add(report, createArrival(at))
    await other.add({ ...report, text: '另一个' }, createArrival(at))
    expect((await errorOf(other.restore(await source.content()))).message).toContain('holds another report 1 already')
    expect((await other.list()).length).toBe(1)
    await Promise.all([source.close(), other.close()])
  })

  test('a damaged row is named, and the other reports are returned', async () => {
    const { open, query } = await create()
    const store = await open()
    for (let count = 0; count < 3; count += 1) await store.add({ ...report, console: ['a'] }, createArrival(at))
    await store.set(2, 'known', { zh: '已知' })
    await query("update vxe_report set console = '{}' where id = 2 returning id")
    const damaged = (await store.list()).filter(isBroken)
    expect(damaged).toEqual([{ id: 2, broken: 'console' }])
    expect((await store.known('zh')).map(({ id }) => id)).toEqual([2])
    await store.remove(2)
    expect((await store.list()).map(({ id }) => id)).toEqual([1, 3])
    await store.close()
  })
})

test('after PostgreSQL was restarted, the next report is stored', async () => {
  const store = await openStore(await postgres.createDatabase())
  await store.add(report, createArrival(at))
  await postgres.stop()
  const error = await errorOf(store.add(report, createArrival(at)))
  expect([error.kind, error.message]).toEqual([
    'storage',
    expect.stringMatching(/^The reports database postgres:.* can’t be reached/)
  ])
  await postgres.start()
  expect(await store.add(report, createArrival(at))).toBe(2)
  await store.close()
})

test('many servers that start and write at once create the tables once and give each report its own id', async () => {
  const address = await postgres.createDatabase()
  const servers = await Promise.all(Array.from({ length: 6 }, () => openStore(address)))
  const ids = await Promise.all(
    Array.from({ length: 60 }, (_, index) => servers[index % 6]!.add(report, createArrival(at)))
  )
  expect(ids.toSorted((left, right) => left - right)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
  await Promise.all(servers.map(server => server.close()))
})

test('a limit holds while many servers write at once', async () => {
  const address = await postgres.createDatabase()
  const limits = { ...storeLimits, perPeriod: 7 }
  const servers = await Promise.all(Array.from({ length: 4 }, () => openStore(address, { limits })))
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => servers[index % 4]!.add(report, createArrival(at)))
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  expect(await servers[0]!.list()).toHaveLength(7)
  await Promise.all(servers.map(server => server.close()))
})

test.each([
  ['a server that does not run', 'postgres://docs@127.0.0.1:1/reports', 'can’t be reached'],
  ['a host that does not exist', 'postgres://docs@nowhere.invalid/reports', 'can’t be reached'],
  ['a database that does not exist', () => postgres.address('nothing'), 'does not exist']
])('opening %s fails with a sentence without the password', async (_, address, sentence) => {
  const text = typeof address === 'string' ? address : address()
  const error = await errorOf(openStore(text.replace('docs@', 'docs:secret@')))
  expect([error.kind, error.message]).toEqual(['storage', expect.stringContaining(sentence)])
  expect(error.message).not.toContain('secret')
})

test('opening a database without the right to create tables fails with a sentence', async () => {
  const address = await postgres.createDatabase()
  postgres.run('create role reader login')
  const error = await errorOf(openStore(address.replace('docs@', 'reader@')))
  expect([error.kind, error.message]).toEqual(['storage', expect.stringContaining('may not be written by this user')])
})

test('a D1 database is not opened without a token or with a wrong one', async () => {
  const server = await startD1()
  temporary.push({ remove: () => server.stop() })
  expect((await errorOf(openStore(server.address))).message).toContain('set CLOUDFLARE_API_TOKEN')
  const env = { ...server.env, CLOUDFLARE_API_TOKEN: 'wrong' }
  const error = await errorOf(openStore(server.address, { env }))
  expect([error.kind, String(error.cause)]).toEqual(['storage', expect.stringContaining('Authentication error')])
})
