import { chmodSync, copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { otherProgram, report, sqlite, tidyFolder } from './fakes.ts'
import type { StoreLimits } from './store.ts'
import { openStore, storeLimits } from './store.ts'
import type { ReportsTrouble } from './trouble.ts'
import { troubleOf } from './trouble.ts'

let place: ReturnType<typeof tidyFolder>
beforeEach(() => void (place = tidyFolder()))
afterEach(() => place.remove())

const at = new Date('2026-03-01T08:00:00Z')
const opened = (limits?: StoreLimits, file = place.file) => openStore(sqlite, file, limits)

function troubleWith(work: () => unknown): ReportsTrouble {
  try {
    work()
  } catch (error) {
    return troubleOf(error, place.file)
  }
  throw new Error('There was no trouble.')
}

test('what is stored comes back as it was, from another connection', () => {
  const whole = { ...report, edit: '--- a\n+++ b\n', console: ['错误：一', 'it\'s "two"'] }
  const store = opened()
  const { demo: _, ...ofPage } = report
  expect([store.add(whole, at), store.add(ofPage, at)]).toEqual([1, 2])
  store.close()
  expect(opened().list()).toEqual([
    { ...whole, id: 1, at: at.toISOString(), state: 'new' },
    { ...ofPage, id: 2, at: at.toISOString(), state: 'new' }
  ])
})

test('only what the operator has put into words is known', () => {
  const store = opened()
  for (let count = 0; count < 5; count += 1) store.add(report, at)
  store.set(1, 'known', { zh: '排序失效', en: 'Sorting fails' })
  store.set(2, 'fixed', { en: 'Was wrong' })
  store.set(3, 'hidden', { zh: '藏起来' })
  store.set(4, 'known', {})
  const { page, demo } = report
  expect(store.known('zh')).toEqual([
    { id: 1, page, demo, state: 'known', note: '排序失效' },
    { id: 2, page, demo, state: 'fixed', note: 'Was wrong' }
  ])
  expect(store.known('en').map(({ note }) => note)).toEqual(['Sorting fails', 'Was wrong'])
  expect(store.known('en', '/table/base/filter')).toEqual([])
})

test('a number is never given twice', () => {
  const store = opened()
  store.add(report, at)
  store.remove(1)
  expect([store.list(), store.add(report, at)]).toEqual([[], 2])
})

test('nothing lies beside the file, and a copy of the one file is a backup', () => {
  const store = opened()
  store.add(report, at)
  const copy = join(place.folder, 'copy.sqlite')
  copyFileSync(place.file, copy)
  expect([`${place.file}-wal`, `${place.file}-journal`].filter(existsSync)).toEqual([])
  expect(opened(undefined, copy).list()).toEqual(store.list())
  const whole = join(place.folder, 'whole.sqlite')
  store.copyTo(whole)
  expect(opened(undefined, whole).list()).toEqual(store.list())
})

test('a file with all its reports takes no more, and takes them again when some are gone', () => {
  const store = opened({ ...storeLimits, rows: 2 })
  store.add(report, at)
  store.add(report, at)
  const trouble = troubleWith(() => store.add(report, at))
  expect([trouble.kind, trouble.message]).toEqual([
    'full',
    `The reports file ${place.file} holds 2 reports. Export and delete some.`
  ])
  store.remove(1)
  expect(store.add(report, at)).toBe(3)
})

test('a file of its largest size takes no more, keeps what it has, and can be emptied', () => {
  const bytes = 64 * 1024
  const store = opened({ rows: 1000, bytes })
  const large = { ...report, edit: 'x'.repeat(9000) }
  let stored = 0
  const fill = () => {
    for (;;) {
      store.add(large, at)
      stored += 1
    }
  }
  expect(() => fill()).toThrow('full')
  expect(statSync(place.file).size).toBeLessThanOrEqual(bytes)
  expect(store.list()).toHaveLength(stored)
  // The operator's command knows no largest size.
  const command = opened()
  command.set(1, 'hidden', { en: 'No error' })
  command.remove(1)
  command.remove(2)
  command.close()
  expect(store.add(large, at)).toBe(stored + 1)
})

test.each([
  ['no database at all', 'words, '.repeat(2000), 'is no SQLite database'],
  ['a folder', undefined, 'could not be opened']
])('%s is trouble with a sentence', (_, text, sentence) => {
  if (text !== undefined) writeFileSync(place.file, text)
  const trouble = troubleWith(() => opened(undefined, text === undefined ? place.folder : place.file))
  expect([trouble.kind, trouble.message]).toEqual(['storage', expect.stringContaining(sentence)])
})

test('a damaged file is trouble, and is not written to', () => {
  const store = opened()
  for (let count = 0; count < 50; count += 1) store.add({ ...report, edit: 'x'.repeat(2000) }, at)
  store.close()
  const bytes = readFileSync(place.file)
  bytes.fill(0x5a, 4096)
  writeFileSync(place.file, bytes)
  for (const work of [() => opened().list(), () => opened().add(report, at)]) {
    expect(troubleWith(work).message).toContain('is damaged')
  }
  expect(readFileSync(place.file).equals(bytes)).toBe(true)
})

test('another program’s database, and one of a newer server, are left alone', () => {
  const other = sqlite(place.file)
  other.exec('create table theirs (a)')
  expect(troubleWith(() => opened()).message).toContain('is a database of another program')
  other.exec('drop table theirs')
  opened().close()
  other.exec('pragma user_version = 2')
  other.close()
  expect(troubleWith(() => opened()).message).toContain('was written by a newer version of this server')
})

test('a file that another program holds is trouble for a moment, and nothing waits long for it', async () => {
  const store = opened()
  store.add(report, at)
  const other = otherProgram(
    `const sql = sqlite.findSqlite()(${JSON.stringify(place.file)})
    sql.exec('begin exclusive')
    console.log('held')
    process.stdin.once('data', () => { sql.exec('rollback'); process.exit() })`
  )
  await expect.poll(() => other.output.text, { timeout: 60_000 }).toContain('held')
  for (const work of [() => store.add(report, at), () => store.list(), () => opened()])
    expect(troubleWith(work).kind).toBe('busy')
  other.child.stdin.write('go\n')
  await other.ended
  expect(store.add(report, at)).toBe(2)
})

test('a file that may only be read can be read', async () => {
  const store = opened()
  store.add(report, at)
  store.set(1, 'known', { zh: '已知' })
  store.close()
  chmodSync(place.file, 0o444)
  chmodSync(place.folder, 0o555)
  // Nothing is read-only for root.
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const other = otherProgram(
    `const opened = store.openStore(sqlite.findSqlite(), ${JSON.stringify(place.file)})
    console.log(opened.known('zh').length)
    try { opened.add(${JSON.stringify(report)}, new Date()) } catch (error) { console.log(sqlite.codeOf(error)) }`,
    nobody
  )
  await other.ended
  chmodSync(place.folder, 0o755)
  expect(other.output.text).toBe('1\n8\n')
})

test('a program that is killed while it writes loses nothing that it has confirmed', async () => {
  opened().close()
  const confirmed: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const other = otherProgram(
      `const opened = store.openStore(sqlite.findSqlite(), ${JSON.stringify(place.file)})
      const report = ${JSON.stringify({ ...report, edit: 'x'.repeat(5000) })}
      for (;;) writeSync(1, opened.add(report, new Date()) + '\\n')`
    )
    await expect.poll(() => other.output.text.split('\n').length, { timeout: 20_000 }).toBeGreaterThan(20 + round * 7)
    other.child.kill('SIGKILL')
    await other.ended
    const lines = other.output.text.split('\n')
    confirmed.push(...lines.slice(0, -1).map(Number))
    const store = opened()
    const ids = store.list().map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(confirmed))
    store.close()
  }
  expect(integrityOf(place.file)).toBe('ok')
})

test('what was half written when the power went is taken back', async () => {
  const store = opened()
  store.add(report, at)
  store.close()
  const other = otherProgram(
    `const sql = sqlite.findSqlite()(${JSON.stringify(place.file)})
    sql.exec('pragma cache_size = 1; begin immediate')
    sql.exec("update report set text = 'half', edit = '" + 'x'.repeat(300000) + "'")
    console.log('written')
    process.kill(process.pid, 'SIGKILL')`
  )
  await other.ended
  expect(other.output.text).toBe('written\n')
  // Some of it is in the file already, and what was there before beside it.
  expect(existsSync(`${place.file}-journal`)).toBe(true)
  expect(
    opened()
      .list()
      .map(({ text }) => text)
  ).toEqual([report.text])
  expect(integrityOf(place.file)).toBe('ok')
  expect(existsSync(`${place.file}-journal`)).toBe(false)
})

function integrityOf(file: string): unknown {
  const sql = sqlite(file)
  const [row] = sql.all('pragma integrity_check')
  sql.close()
  return Object.values(row!)[0]
}
