import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runReports } from './command.ts'
import { report, sqlite, tidyFolder } from './fakes.ts'
import type { OpenStore } from './store.ts'
import { openStore } from './store.ts'

let place: ReturnType<typeof tidyFolder>
let server: OpenStore
beforeEach(() => {
  place = tidyFolder()
  server = openStore(sqlite, place.file, undefined)
  server.add(report, new Date('2026-03-01T08:00:00Z'))
  server.add({ ...report, page: '/form/valid', text: '第二条' }, new Date('2026-03-02T08:00:00Z'))
})
afterEach(() => {
  server.close()
  place.remove()
})

function run(...args: string[]) {
  const said = { out: '', err: '' }
  const code = runReports(
    args,
    { REPORTS_FILE: place.file },
    text => (said.out += text),
    text => (said.err += text)
  )
  return { code, ...said }
}

test('reports are listed, shown, marked and deleted while the server has the file open', () => {
  expect(run('list').out).toBe(
    '    1  2026-03-01 08:00  new     /table/base/sort#sort-by-header [zh]  点击表头没有反应\n' +
      '    2  2026-03-02 08:00  new     /form/valid#sort-by-header [zh]  第二条\n'
  )
  expect(run('show', '1').out).toContain('vxe-table 3.8.6, build a1b2c3\n\n点击表头没有反应\n')
  expect(run('set', '1', '2', 'known', '--note-zh', '排序失效', '--note-en', 'Sorting fails').out).toBe(
    'Reports 1, 2 are known now.\n'
  )
  expect(server.known('en').map(({ id, note }) => [id, note])).toEqual([
    [2, 'Sorting fails'],
    [1, 'Sorting fails']
  ])
  expect(run('set', '1', 'fixed').out).toBe('Report 1 is fixed now.\n')
  expect(run('list', '--state', 'fixed', '--page', '/table/base/sort').out).toContain('    1 ')
  expect(run('delete', '#2').out).toBe('Deleted: 2.\n')
  expect(server.list()).toHaveLength(1)
})

test('an export goes to the standard output or to a file, and is all there is', () => {
  expect(JSON.parse(run('export').out)).toEqual(server.list())
  const file = join(place.folder, 'reports.csv')
  expect(run('export', '--format', 'csv', '--out', file).out).toBe(`2 reports are in ${file}.\n`)
  expect(readFileSync(file, 'utf8').trimEnd().split('\r\n')).toHaveLength(3)
})

test('a backup is a file that can take the place of the first', () => {
  const copy = join(place.folder, 'backup.sqlite')
  expect(run('backup', copy).code).toBe(0)
  expect(runReports(['list', '--file', copy], {}, text => expect(text).toContain('第二条'), String)).toBe(0)
  expect(run('backup', copy).err).toBe(`${copy} is there already.\n`)
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
])('%j is refused in a sentence', (args, sentence) => {
  const { code, out, err } = run(...args)
  expect([code, out, err]).toEqual([1, '', expect.stringContaining(sentence)])
})

test('without a command, a file or a database it says what it needs', () => {
  expect(run().out).toContain('export [--format json|csv]')
  let err = ''
  expect(runReports(['list'], {}, String, text => (err += text))).toBe(1)
  expect(err).toBe('Which file? Set REPORTS_FILE, or add --file.\n')
  const broken = join(place.folder, 'broken')
  writeFileSync(broken, 'words, '.repeat(2000))
  expect(run('list', '--file', broken).err).toContain('is no SQLite database')
})
