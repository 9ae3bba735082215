import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMemoryLog } from '../fakes.ts'
import { createReportsAccess } from './reports-access.ts'
import { createArrival, report, sqlite, createTempFolder } from './fakes.ts'
import { missingSqliteMessage, openStore } from './open-store.ts'
import { storeLimits } from './quota.ts'
import { ReportsError } from './reports-error.ts'

let tempFolder: ReturnType<typeof createTempFolder>
beforeEach(() => void (tempFolder = createTempFolder()))
afterEach(() => tempFolder.remove())

function setUp(findSqlite: () => typeof sqlite | undefined = () => sqlite, limits = storeLimits) {
  const clock = { now: 0 }
  const log = createMemoryLog()
  const attempts = { times: 0 }
  const open = () => {
    attempts.times += 1
    return openStore(tempFolder.file, { findSqlite, limits })
  }
  const reportsAccess = createReportsAccess({ open, log, now: () => clock.now })
  return {
    clock,
    log,
    attempts,
    reportsAccess,
    add: () => reportsAccess.use(store => store.add(report, createArrival()))
  }
}

test('a reports file that can’t be opened is logged once, retried after a pause, and replaced once deleted', async () => {
  writeFileSync(tempFolder.file, 'words, '.repeat(2000))
  const { clock, log, attempts, add } = setUp()
  await expect(add()).rejects.toThrow(ReportsError)
  await expect(add()).rejects.toThrow('is no SQLite database')
  expect(attempts.times).toBe(1)
  clock.now += 3000
  await expect(add()).rejects.toThrow('is no SQLite database')
  expect([attempts.times, log.errors.length]).toEqual([2, 1])
  expect(log.errors[0]).toContain(tempFolder.file)
  rmSync(tempFolder.file)
  clock.now += 3000
  expect(await add()).toBe(1)
  expect(log.errors).toHaveLength(1)
})

test('after failed writes to a read-only reports file, reads succeed, and the error is logged once a minute', async () => {
  const { clock, log, reportsAccess, add } = setUp()
  await add()
  const refuse = () => reportsAccess.use(() => Promise.reject(new ReportsError('storage', 'The file is read-only.')))
  const list = async () => (await reportsAccess.use(store => store.list())).length
  for (let count = 0; count < 3; count += 1) {
    await expect(refuse()).rejects.toThrow('is read-only')
    expect(await list()).toBe(1)
  }
  expect(log.errors).toHaveLength(1)
  clock.now += 60_000
  await expect(refuse()).rejects.toThrow('is read-only')
  expect(log.errors).toHaveLength(2)
})

test('reports are written to a file that replaces the open reports file', async () => {
  const { add } = setUp()
  const away = join(tempFolder.folder, 'away.sqlite')
  await add()
  await add()
  renameSync(tempFolder.file, away)
  expect(await add()).toBe(1)
  renameSync(away, tempFolder.file)
  expect(await add()).toBe(3)
})

test('without SQLite in Node and without the SQLite package, storing a report fails with a sentence', async () => {
  const { log, add } = setUp(() => undefined)
  await expect(add()).rejects.toThrow(missingSqliteMessage)
  expect(log.errors).toEqual([missingSqliteMessage])
})

test('a full reports file accepts a report after another one is deleted', async () => {
  const { reportsAccess, add } = setUp(undefined, { ...storeLimits, reports: 1 })
  await add()
  await expect(add()).rejects.toThrow('holds as many reports as it may')
  await reportsAccess.use(store => store.remove(1))
  expect(await add()).toBe(2)
})

test('a client that sent too many reports is no failure of the store', async () => {
  const { log, reportsAccess } = setUp(undefined, { ...storeLimits, perClient: 1 })
  const { sender } = createArrival()
  const send = () => reportsAccess.use(store => store.add(report, { ...createArrival(), sender }))
  await send()
  await expect(send()).rejects.toThrow(ReportsError)
  expect(await reportsAccess.use(store => store.list())).toHaveLength(1)
  expect(log.errors).toEqual([])
})

test('requests that arrive at once open the store once', async () => {
  const { attempts, add } = setUp()
  expect((await Promise.all([add(), add(), add()])).toSorted()).toEqual([1, 2, 3])
  expect(attempts.times).toBe(1)
})
