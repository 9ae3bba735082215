import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runReports } from './command.ts'
import { createArrival, report, sqlite, createTempFolder } from './fakes.ts'
import type { OpenedStore } from './opened-store.ts'
import { openStore } from './open-store.ts'

let tempFolder: ReturnType<typeof createTempFolder>
let server: OpenedStore
beforeEach(async () => {
  tempFolder = createTempFolder()
  server = await openStore(tempFolder.file)
  await server.add(report, createArrival(new Date('2026-03-01T08:00:00Z')))
  const other = { ...report, page: '/form/valid', text: '第二条' }
  await server.add(other, createArrival(new Date('2026-03-02T08:00:00Z')))
})
afterEach(async () => {
  await server.close()
  tempFolder.remove()
})

async function run(...args: string[]) {
  const output = { out: '', err: '' }
  const code = await runReports(
    args,
    { REPORTS_FILE: tempFolder.file },
    text => (output.out += text),
    text => (output.err += text)
  )
  return { code, ...output }
}

test('the reports command lists, shows, marks and deletes reports while the server has the file open', async () => {
  expect((await run('list')).out).toBe(
    '    1  2026-03-01 08:00  new     /table/base/sort#sort-by-header [zh]  点击表头没有反应\n' +
      '    2  2026-03-02 08:00  new     /form/valid#sort-by-header [zh]  第二条\n'
  )
  expect((await run('show', '1')).out).toContain('vxe-table 3.8.6, build a1b2c3\nText:\n│ 点击表头没有反应\n')
  expect((await run('set', '1', '2', 'known', '--note-zh', '排序失效', '--note-en', 'Sorting fails')).out).toBe(
    'Reports 1, 2 are known now.\n'
  )
  expect((await server.known('en')).map(({ id, note }) => [id, note])).toEqual([
    [2, 'Sorting fails'],
    [1, 'Sorting fails']
  ])
  expect((await run('set', '1', 'fixed')).out).toBe('Report 1 is fixed now.\n')
  expect((await run('list', '--state', 'fixed', '--page', '/table/base/sort')).out).toContain('    1 ')
  expect((await run('delete', '#2')).out).toBe('Deleted: 2.\n')
  expect(await server.list()).toHaveLength(1)
})

test('`reports export` writes all reports to standard output or a file', async () => {
  expect(JSON.parse((await run('export')).out)).toEqual(await server.list())
  const file = join(tempFolder.folder, 'reports.csv')
  expect((await run('export', '--format', 'csv', '--out', file)).out).toBe(`2 reports are in ${file}.\n`)
  expect(readFileSync(file, 'utf8').trimEnd().split('\r\n')).toHaveLength(3)
})

test('`reports backup` writes a usable reports file and does not overwrite an existing file', async () => {
  const copy = join(tempFolder.folder, 'backup.sqlite')
  expect((await run('backup', copy)).code).toBe(0)
  expect(await runReports(['list', '--file', copy], {}, text => expect(text).toContain('第二条'), String)).toBe(0)
  expect((await run('backup', copy)).err).toBe(`${copy} is there already.\n`)
})

test.each([
  [['publish'], 'There is no command "publish".'],
  [['list', '--stat', 'new'], "Unknown option '--stat'"],
  [['list', '--state', 'open'], 'There is no state "open": new, known, fixed, hidden.'],
  [['set', '1', 'known'], 'Readers see your words, not those of report 1: add --note-zh and --note-en.'],
  [['set', '1'], 'There is no state "1": new, known, fixed, hidden.'],
  [['set'], 'Which state? new, known, fixed, hidden.'],
  [['set', 'known', '--note-en', 'x'], 'Which report? Add its number.'],
  [['show', '7'], 'There is no report 7.'],
  [['show', 'constructor'], 'There is no report constructor.'],
  [['export', '--format', 'xml'], 'The format is json or csv.'],
  [['list', '--file', '/nowhere/a.sqlite'], 'There is no reports file /nowhere/a.sqlite yet.']
])('the reports command rejects %j with a sentence', async (args, sentence) => {
  const { code, out, err } = await run(...args)
  expect([code, out, err]).toEqual([1, '', expect.stringContaining(sentence)])
})

test('the reports command explains a missing command, a missing file setting and an invalid database', async () => {
  expect((await run()).out).toContain('export [--format json|csv]')
  let err = ''
  expect(await runReports(['list'], {}, String, text => (err += text))).toBe(1)
  expect(err).toBe('Which reports? Set REPORTS_URL or REPORTS_FILE, or add --store.\n')
  const broken = join(tempFolder.folder, 'broken')
  writeFileSync(broken, 'words, '.repeat(2000))
  expect((await run('list', '--file', broken)).err).toContain('is no SQLite database')
})

test('`reports copy` copies reports and lists, and refuses a store with other reports', async () => {
  const file = join(tempFolder.folder, 'list.json')
  writeFileSync(file, '[{"href":"https://example.com","content":"Product","isEnterprise":false}]')
  expect((await run('put-list', 'system-list.json', file)).out).toContain('is served within 10 seconds')
  const copy = join(tempFolder.folder, 'copy.sqlite')
  expect((await run('copy', tempFolder.file, copy)).out).toBe(`2 reports are in ${copy}.\n`)
  expect((await run('show-list', 'system-list.json', '--store', copy)).out).toContain('"Product"')
  expect((await run('remove-list', 'system-list.json', '--store', copy)).code).toBe(0)
  expect((await run('show-list', 'system-list.json', '--store', copy)).err).toContain('is not in this store')
  const other = join(tempFolder.folder, 'other.sqlite')
  const store = await openStore(other)
  await store.add({ ...report, text: '另一个' }, createArrival())
  await store.close()
  expect((await run('copy', tempFolder.file, other)).err).toContain('holds another report 1 already')
})

test.each([
  [['put-list', 'other.json', 'x'], 'Which list? system-list.json or vxe-table-version.json.'],
  [['put-list', 'system-list.json', '/nowhere.json'], "/nowhere.json can't be read"],
  [['put-list', 'system-list.json'], 'Which file has the list?'],
  [['copy', 'a.sqlite'], 'Copy from which address to which other?'],
  [['copy', 'mysql://host/a', 'b.sqlite'], 'An address of reports is a file, postgres://'],
  [['list', '--store', 'd1://x/y'], 'An address of reports is a file, postgres://']
])('the reports command rejects %j', async (args, sentence) => {
  const { code, err } = await run(...args)
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)])
})

test('`reports put-list` refuses a list that could not be served', async () => {
  const file = join(tempFolder.folder, 'list.json')
  writeFileSync(file, '[{"href":"javascript:alert(1)","content":"x","isEnterprise":false}]')
  expect((await run('put-list', 'system-list.json', file)).err).toContain('is no valid system-list.json')
})

test('`reports show` shows hidden characters as escapes, and no text looks like another report', async () => {
  const fake = '    9  2026-03-01 08:00  known   /table/base/sort [zh]  \u202Ecba\u200B'
  await server.add({ ...report, text: `a\n\n${fake}`, console: [fake] }, createArrival())
  const { out } = await run('show', '3')
  expect(out).toContain('│     9  2026-03-01 08:00  known   /table/base/sort [zh]  \\u202ecba\\u200b\n')
  expect(out.split('\n').filter(line => /^ {4}\d/.test(line))).toHaveLength(1)
  expect((await run('list')).out).not.toMatch(/[\u202E\u200B]/)
})

test('a damaged row is named, does not stop the other rows and can be deleted', async () => {
  const connection = sqlite(tempFolder.file)
  connection.exec("update vxe_report set console = '{' where id = 1")
  connection.close()
  expect((await run('list')).out).toContain('    1  can\'t be read: the column "console" is damaged\n    2  2026-03-02')
  expect((await run('export')).err).toBe(
    "These reports can't be read: 1. Add --out to export the others, or delete those.\n"
  )
  const file = join(tempFolder.folder, 'reports.json')
  expect((await run('export', '--out', file)).out).toBe(`1 reports are in ${file}. These reports can't be read: 1.\n`)
  expect((await run('delete', '1')).out).toBe('Deleted: 1.\n')
  expect((await run('export')).code).toBe(0)
})
