import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryLog } from '../fakes.ts'
import { createDesk, withoutSqlite } from './desk.ts'
import { report, sqlite, tidyFolder } from './fakes.ts'
import { ReportsTrouble } from './trouble.ts'

let place: ReturnType<typeof tidyFolder>
beforeEach(() => void (place = tidyFolder()))
afterEach(() => place.remove())

const at = new Date('2026-03-01T08:00:00Z')

function deskAt(file = place.file, findSqlite: () => typeof sqlite | undefined = () => sqlite) {
  const clock = { now: 0 }
  const log = memoryLog()
  const tried = { times: 0 }
  const find = () => {
    tried.times += 1
    return findSqlite()
  }
  const desk = createDesk({ file, findSqlite: find, log, now: () => clock.now })
  return { clock, log, tried, desk, add: () => desk.use(store => store.add(report, at)) }
}

test('a file that can’t be opened is said once, left alone for a while, and used when it is well', () => {
  writeFileSync(place.file, 'words, '.repeat(2000))
  const { clock, log, tried, add } = deskAt()
  expect(add).toThrow(ReportsTrouble)
  expect(add).toThrow('is no SQLite database')
  expect(tried.times).toBe(1)
  clock.now += 3000
  expect(add).toThrow('is no SQLite database')
  expect([tried.times, log.errors.length]).toEqual([2, 1])
  expect(log.errors[0]).toContain(place.file)
  rmSync(place.file)
  clock.now += 3000
  expect(add()).toBe(1)
  expect(log.errors).toHaveLength(1)
})

test('one that may only be read is read, and the operator is not told at each attempt', () => {
  const { clock, log, desk, add } = deskAt()
  add()
  const refuse = () =>
    desk.use(() => {
      throw Object.assign(new Error('attempt to write a readonly database'), { errcode: 8 })
    })
  const list = () => desk.use(store => store.list()).length
  for (let count = 0; count < 3; count += 1) {
    expect(refuse).toThrow('is read-only')
    expect(list()).toBe(1)
  }
  expect(log.errors).toHaveLength(1)
  clock.now += 60_000
  expect(refuse).toThrow('is read-only')
  expect(log.errors).toHaveLength(2)
})

test('a file that takes the place of the open one is the one that is written', () => {
  const { add } = deskAt()
  const away = join(place.folder, 'away.sqlite')
  add()
  add()
  renameSync(place.file, away)
  expect(add()).toBe(1)
  renameSync(away, place.file)
  expect(add()).toBe(3)
})

test('a Node without SQLite, and without the package, is a sentence', () => {
  const { log, add } = deskAt(place.file, () => undefined)
  expect(add).toThrow(withoutSqlite)
  expect(log.errors).toEqual([withoutSqlite])
})

test('a full file is asked again at once: some may be gone', () => {
  const desk = createDesk({
    file: place.file,
    findSqlite: () => sqlite,
    log: memoryLog(),
    now: () => 0,
    limits: { rows: 1, bytes: 1_000_000 }
  })
  const add = () => desk.use(store => store.add(report, at))
  add()
  expect(add).toThrow('holds 1 reports')
  desk.use(store => store.remove(1))
  expect(add()).toBe(2)
})
