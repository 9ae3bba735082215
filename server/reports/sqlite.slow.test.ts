import { chmodSync, copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createArrival, startOtherProcess, report, sqlite, createTempFolder } from './fakes.ts'
import { openStore } from './open-store.ts'
import { storeLimits } from './quota.ts'
import { ReportsError } from './reports-error.ts'
import type { OpenSqlite } from './sqlite-driver.ts'

let tempFolder: ReturnType<typeof createTempFolder>
beforeEach(() => void (tempFolder = createTempFolder()))
afterEach(() => tempFolder.remove())

const openTestStore = (file = tempFolder.file, open: OpenSqlite = sqlite) => openStore(file, { findSqlite: () => open })

async function catchReportsError(work: () => Promise<unknown>): Promise<ReportsError> {
  const error: unknown = await work().then(
    () => undefined,
    reason => reason
  )
  if (error instanceof ReportsError) return error
  throw new Error('There was no error of reports.', { cause: error })
}

test('the reports database is a single file, and a copy of the file is a backup', async () => {
  const store = await openTestStore()
  await store.add(report, createArrival())
  const copy = join(tempFolder.folder, 'copy.sqlite')
  copyFileSync(tempFolder.file, copy)
  expect([`${tempFolder.file}-wal`, `${tempFolder.file}-journal`].filter(existsSync)).toEqual([])
  expect(await (await openTestStore(copy)).list()).toEqual(await store.list())
})

/** The table of format 1, as servers before format 2 created it. */
const format1 = `create table report (
  id integer primary key autoincrement, at text not null, page text not null, language text not null, demo text,
  version text not null, build text not null, text text not null, edit text, console text,
  state text not null default 'new' check (state in ('new', 'known', 'fixed', 'hidden')), note_zh text, note_en text
) strict;
create index report_state on report (state, page);
insert into report (at, page, language, version, build, text, console, state, note_zh) values
  ('2026-03-01T08:00:00.000Z', '/table/base/sort', 'zh', '3.8.6', 'a1b2c3', '没有反应', '["一"]', 'known', '已知');
insert into report (at, page, language, version, build, text) values
  ('2026-03-01T08:00:00.000Z', '/form/valid', 'en', '3.8.6', 'a1b2c3', 'gone');
delete from report where id = 2;
pragma application_id = ${0x76786552}; pragma user_version = 1`

test('a reports file of format 1 keeps its reports, and a server that knows format 1 alone refuses the file from then on', async () => {
  const old = sqlite(tempFolder.file)
  old.exec(format1)
  old.close()
  const store = await openTestStore()
  expect(await store.list()).toEqual([
    {
      id: 1,
      at: '2026-03-01T08:00:00.000Z',
      page: '/table/base/sort',
      language: 'zh',
      version: '3.8.6',
      build: 'a1b2c3',
      text: '没有反应',
      console: ['一'],
      state: 'known',
      noteZh: '已知'
    }
  ])
  expect(await store.add(report, createArrival())).toBe(3)
  await store.close()
  const raw = sqlite(tempFolder.file)
  expect(raw.all('pragma user_version')).toEqual([{ user_version: 2 }])
  raw.close()
})

/** Returns a driver that refuses every commit with a journal on the disk while the disk is full. */
function createFullDisk(): { open: OpenSqlite; disk: { isFull: boolean } } {
  const disk = { isFull: false }
  return {
    disk,
    open(file) {
      const connection = sqlite(file)
      let hasJournalFile = true
      return {
        ...connection,
        exec(text) {
          hasJournalFile =
            /journal_mode = (\w+)/.exec(text)?.[1] !== 'memory' && (hasJournalFile || /delete/.test(text))
          if (text === 'commit' && disk.isFull && hasJournalFile)
            throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
          connection.exec(text)
        }
      }
    }
  }
}

test('on a full disk no report is added, one can be deleted, and the file gets smaller', async () => {
  const { open, disk } = createFullDisk()
  const store = await openTestStore(tempFolder.file, open)
  for (let count = 0; count < 3; count += 1) await store.add({ ...report, edit: 'x'.repeat(20_000) }, createArrival())
  const size = statSync(tempFolder.file).size
  disk.isFull = true
  expect((await catchReportsError(() => store.add(report, createArrival()))).kind).toBe('full')
  await store.remove(2)
  disk.isFull = false
  expect((await store.list()).map(({ id }) => id)).toEqual([1, 3])
  expect(statSync(tempFolder.file).size).toBeLessThan(size)
  expect(await store.add(report, createArrival())).toBe(4)
})

test.each([
  ['a file that is no database', 'words, '.repeat(2000), 'is no SQLite database'],
  ['a folder', undefined, 'could not be opened']
])('opening %s as a reports file fails with a sentence', async (_, text, sentence) => {
  if (text !== undefined) writeFileSync(tempFolder.file, text)
  const error = await catchReportsError(() => openTestStore(text === undefined ? tempFolder.folder : tempFolder.file))
  expect([error.kind, error.message]).toEqual(['storage', expect.stringContaining(sentence)])
})

test('using a damaged reports file fails, and the file is not changed', async () => {
  const store = await openTestStore()
  for (let count = 0; count < 50; count += 1) await store.add({ ...report, edit: 'x'.repeat(2000) }, createArrival())
  await store.close()
  const bytes = readFileSync(tempFolder.file)
  bytes.fill(0x5a, 4096)
  writeFileSync(tempFolder.file, bytes)
  const works = [
    async () => (await openTestStore()).list(),
    async () => (await openTestStore()).add(report, createArrival())
  ]
  for (const work of works) {
    expect((await catchReportsError(work)).message).toContain('is damaged')
  }
  expect(readFileSync(tempFolder.file).equals(bytes)).toBe(true)
})

test('opening a database of another program or a newer server as reports file fails', async () => {
  const other = sqlite(tempFolder.file)
  other.exec('create table theirs (a)')
  expect((await catchReportsError(() => openTestStore())).message).toContain('is a database of another program')
  other.exec('drop table theirs')
  await (await openTestStore()).close()
  other.exec('pragma user_version = 3')
  other.close()
  expect((await catchReportsError(() => openTestStore())).message).toContain(
    'were written by a newer version of this server'
  )
})

test('using a reports file locked by another program fails as busy until the lock is released', async () => {
  const store = await openTestStore()
  await store.add(report, createArrival())
  const other = startOtherProcess(
    `const sql = findSqlite()(${JSON.stringify(tempFolder.file)})
    sql.exec('begin exclusive')
    console.log('held')
    process.stdin.once('data', () => { sql.exec('rollback'); process.exit() })`
  )
  await expect.poll(() => other.output.text, { timeout: 60_000 }).toContain('held')
  for (const work of [() => store.add(report, createArrival()), () => store.list(), () => openTestStore()])
    expect((await catchReportsError(work)).kind).toBe('busy')
  other.child.stdin.write('go\n')
  await other.ended
  expect(await store.add(report, createArrival())).toBe(2)
})

test('a read-only reports file can be read, but not written', async () => {
  const store = await openTestStore()
  await store.add(report, createArrival())
  await store.set(1, 'known', { zh: '已知' })
  await store.close()
  chmodSync(tempFolder.file, 0o444)
  chmodSync(tempFolder.folder, 0o555)
  // Nothing is read-only for root.
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const other = startOtherProcess(
    `const opened = await openStore(${JSON.stringify(tempFolder.file)})
    console.log((await opened.known('zh')).length)
    await opened.add(${JSON.stringify(report)}, createArrival()).catch(error => console.log(codeOf(error.cause)))`,
    nobody
  )
  await other.ended
  chmodSync(tempFolder.folder, 0o755)
  expect(other.output.text).toBe('1\n8\n')
})

const noLimits = Object.fromEntries(Object.keys(storeLimits).map(name => [name, 1e9]))

test('a process killed while writing loses no confirmed report', async () => {
  await (await openTestStore()).close()
  const confirmed: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const other = startOtherProcess(
      `const opened = await openStore(${JSON.stringify(tempFolder.file)}, { limits: ${JSON.stringify(noLimits)} })
      const report = ${JSON.stringify({ ...report, edit: 'x'.repeat(5000) })}
      for (;;) writeSync(1, (await opened.add(report, { ...createArrival(), key: crypto.randomUUID() })) + '\\n')`
    )
    await expect.poll(() => other.output.text.split('\n').length, { timeout: 20_000 }).toBeGreaterThan(20 + round * 7)
    other.child.kill('SIGKILL')
    await other.ended
    const lines = other.output.text.split('\n')
    confirmed.push(...lines.slice(0, -1).map(Number))
    const store = await openTestStore()
    const ids = (await store.list()).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(confirmed))
    await store.close()
  }
  expect(integrityOf(tempFolder.file)).toBe('ok')
})

test('the transaction of a killed process is rolled back in the reports file', async () => {
  const store = await openTestStore()
  await store.add(report, createArrival())
  await store.close()
  const other = startOtherProcess(
    `const sql = findSqlite()(${JSON.stringify(tempFolder.file)})
    sql.exec('pragma cache_size = 1; begin immediate')
    sql.exec("update vxe_report set text = 'half', edit = '" + 'x'.repeat(300000) + "'")
    console.log('written')
    process.kill(process.pid, 'SIGKILL')`
  )
  await other.ended
  expect(other.output.text).toBe('written\n')
  // Part of the transaction is in the file already, and the journal has the previous content.
  expect(existsSync(`${tempFolder.file}-journal`)).toBe(true)
  expect(await (await openTestStore()).list()).toMatchObject([{ text: report.text }])
  expect(integrityOf(tempFolder.file)).toBe('ok')
  expect(existsSync(`${tempFolder.file}-journal`)).toBe(false)
})

function integrityOf(file: string): unknown {
  const sql = sqlite(file)
  const [row] = sql.all('pragma integrity_check')
  sql.close()
  return Object.values(row!)[0]
}
