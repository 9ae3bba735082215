import type { KnownProblem, Report, ReportState } from '../../shared/report.ts'
import { shownStates } from '../../shared/report.ts'
import type { OpenSql, Sql, SqlValue } from './sqlite.ts'
import { ReportsTrouble, troubleOf } from './trouble.ts'

export interface StoredReport extends Report {
  id: number
  /** When it came, in ISO form. */
  at: string
  state: ReportState
  noteZh?: string
  noteEn?: string
}

/** How much one file holds. */
export interface StoreLimits {
  rows: number
  bytes: number
}
export const storeLimits: StoreLimits = { rows: 10_000, bytes: 64 * 1024 * 1024 }

/** How long a write waits for another program, in milliseconds: nothing else is answered meanwhile. */
const patience = 100

const pageSize = 4096
const formatVersion = 1
/** Says that a file is this program's: "vxeR". */
const mark = 0x76786552

export interface Store {
  add(report: Report, at: Date): number
  list(state?: ReportState, page?: string): StoredReport[]
  get(id: number): StoredReport | undefined
  set(id: number, state: ReportState, notes: { zh?: string; en?: string }): void
  remove(id: number): void
  known(language: 'zh' | 'en', page?: string): KnownProblem[]
  /** A whole copy, also while others write. */
  copyTo(file: string): void
}

export interface OpenStore extends Store {
  close(): void
}

export function openStore(open: OpenSql, file: string, limits: StoreLimits | undefined): OpenStore {
  let sql: Sql | undefined
  try {
    sql = open(file)
    prepare(sql, file, limits)
    return { ...storeOn(sql, file, limits), close: () => sql?.close() }
  } catch (error) {
    sql?.close()
    throw troubleOf(error, file)
  }
}

function prepare(sql: Sql, file: string, limits: StoreLimits | undefined): void {
  // One file without a log beside it; a commit is on the disk before it is answered.
  sql.exec(`pragma busy_timeout = ${patience}; pragma page_size = ${pageSize}; pragma synchronous = full`)
  if (limits) sql.all(`pragma max_page_count = ${Math.floor(limits.bytes / pageSize)}`)
  const known = () => ({ id: numberOf(sql, 'application_id'), version: numberOf(sql, 'user_version') })
  if (known().id === mark) return checkVersion(known().version, file)
  inTransaction(sql, () => {
    // Another program may have made it in the meantime.
    if (known().id === mark) return
    if (sql.all('select name from sqlite_master').length > 0)
      throw new ReportsTrouble('storage', `${file} is a database of another program. Choose another REPORTS_FILE.`)
    sql.exec(`${schema}; pragma application_id = ${mark}; pragma user_version = ${formatVersion}`)
  })
}

function checkVersion(version: number, file: string): void {
  if (version > formatVersion)
    throw new ReportsTrouble('storage', `The reports file ${file} was written by a newer version of this server.`)
}

const schema = `create table report (
  id integer primary key autoincrement,
  at text not null,
  page text not null,
  language text not null,
  demo text,
  version text not null,
  build text not null,
  text text not null,
  edit text,
  console text,
  state text not null default 'new' check (state in ('new', 'known', 'fixed', 'hidden')),
  note_zh text,
  note_en text
) strict;
create index report_state on report (state, page)`

function storeOn(sql: Sql, file: string, limits: StoreLimits | undefined): Store {
  const all = (text: string, values: (SqlValue | undefined)[] = []) =>
    sql.all(
      text,
      values.map(value => value ?? null)
    )
  return {
    add: (report, at) =>
      inTransaction(sql, () => {
        if (limits && Number(all('select count(*) as rows from report')[0]!.rows) >= limits.rows)
          throw new ReportsTrouble(
            'full',
            `The reports file ${file} holds ${limits.rows} reports. Export and delete some.`
          )
        const { page, language, demo, version, build, text, edit, console: lines } = report
        const [added] = all(
          `insert into report (at, page, language, demo, version, build, text, edit, console)
          values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
          [at.toISOString(), page, language, demo, version, build, text, edit, lines && JSON.stringify(lines)]
        )
        return added!.id as number
      }),
    list: (state, page) =>
      all('select * from report where (?1 is null or state = ?1) and (?2 is null or page = ?2) order by id', [
        state,
        page
      ]).map(storedOf),
    get: id => all('select * from report where id = ?', [id]).map(storedOf)[0],
    set: (id, state, { zh, en }) =>
      void all(
        'update report set state = ?, note_zh = coalesce(?, note_zh), note_en = coalesce(?, note_en) where id = ?',
        [state, zh, en, id]
      ),
    remove: id => void all('delete from report where id = ?', [id]),
    known: (language, page) =>
      all(
        `select id, page, demo, state, note_zh, note_en from report
        where state in (${shownStates.map(state => `'${state}'`).join(', ')}) and (?1 is null or page = ?1)
          and coalesce(note_zh, note_en) is not null
        order by page, demo, id`,
        [page]
      ).map(row => knownOf(row, language)),
    copyTo: copy => void all('vacuum into ?', [copy])
  }
}

function inTransaction<T>(sql: Sql, work: () => T): T {
  sql.exec('begin immediate')
  try {
    const result = work()
    sql.exec('commit')
    return result
  } catch (error) {
    try {
      sql.exec('rollback')
    } catch {
      // A full disk has rolled it back already.
    }
    throw error
  }
}

const numberOf = (sql: Sql, pragma: string): number => Number(Object.values(sql.all(`pragma ${pragma}`)[0] ?? {})[0])

function storedOf(row: Record<string, SqlValue>): StoredReport {
  const { demo, edit, console: lines, note_zh: noteZh, note_en: noteEn, ...rest } = row
  return {
    ...(rest as unknown as StoredReport),
    ...(demo !== null && { demo: demo as string }),
    ...(edit !== null && { edit: edit as string }),
    ...(lines !== null && { console: JSON.parse(lines as string) as string[] }),
    ...(noteZh !== null && { noteZh: noteZh as string }),
    ...(noteEn !== null && { noteEn: noteEn as string })
  }
}

function knownOf(row: Record<string, SqlValue>, language: 'zh' | 'en'): KnownProblem {
  const { id, page, demo, state, note_zh: zh, note_en: en } = row
  const note = language === 'zh' ? (zh ?? en) : (en ?? zh)
  return {
    ...({ id, page, state, note } as Pick<KnownProblem, 'id' | 'page' | 'state' | 'note'>),
    ...(demo !== null && { demo: demo as string })
  }
}
