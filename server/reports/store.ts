import type { KnownProblem, Report, ReportState } from '../../shared/report.ts'
import { publicStates, reportStates } from '../../shared/report.ts'
import type { Database, Row, Sql, SqlValue } from './database.ts'
import { joinSql, nameSql, sql } from './database.ts'
import type { StoreLimits } from './quota.ts'
import { createQuota } from './quota.ts'
import type { Dialect } from './schema.ts'
import type { Sender } from './sender.ts'
import { hashSender } from './sender.ts'
import { ReportsError } from './reports-error.ts'

export interface StoredReport extends Report {
  id: number
  /** Time of arrival in ISO 8601. */
  at: string
  state: ReportState
  noteZh?: string
  noteEn?: string
}

/** Row that another program has damaged; `broken` says in which column. */
export interface BrokenReport {
  id: number
  broken: string
}

export const isBroken = (report: StoredReport | BrokenReport): report is BrokenReport => 'broken' in report

export interface Arrival {
  at: Date
  sender: Sender
  /** Name of this report, chosen by its sender: the same report sent again is stored once. */
  key: string
}

/** All that a store holds, for a copy in another one. */
export interface StoreContent {
  reports: Row[]
  lists: Row[]
  /** The highest id that was ever given. */
  lastId: number
}

export interface ReportStore {
  /** Throws `ReportsError` of the kind `full` or `many` if a limit is reached. */
  add(report: Report, arrival: Arrival): Promise<number>
  list(state?: ReportState, page?: string): Promise<(StoredReport | BrokenReport)[]>
  get(id: number): Promise<StoredReport | BrokenReport | undefined>
  set(id: number, state: ReportState, notes: { zh?: string; en?: string }): Promise<void>
  remove(id: number): Promise<void>
  known(language: 'zh' | 'en', page?: string): Promise<KnownProblem[]>
  /** Removes the hashed senders of earlier days. */
  startDay(at: Date): Promise<void>
  readList(name: string): Promise<{ content: string; at: string } | undefined>
  writeList(name: string, content: string | undefined, at: Date): Promise<void>
  content(): Promise<StoreContent>
  /** Adds the content of another store; refuses if reports with the same ids but other texts are here. */
  restore(content: StoreContent): Promise<void>
}

export function createStore(database: Database, dialect: Dialect, limits: StoreLimits): ReportStore {
  const saltOf = createSaltReader(database)
  const find = (condition: Sql) => database.read(sql`select ${reportColumns} from vxe_report ${condition}`)
  return {
    add: (report, arrival) => addReport(database, limits, saltOf, report, arrival),
    list: async (state, page) => (await find(sql`${filterBy({ state, page })} order by id`)).map(toStoredReport),
    get: async id => (await find(sql`where id = ${id}`)).map(toStoredReport)[0],
    async set(id, state, { zh = null, en = null }) {
      await database.write([
        sql`update vxe_report set state = ${state}, note_zh = coalesce(${zh}, note_zh), note_en = coalesce(${en}, note_en)
          where id = ${id}`
      ])
    },
    async remove(id) {
      await database.write([rememberLastId, sql`delete from vxe_report where id = ${id}`], { freesSpace: true })
    },
    known: async (language, page) =>
      (
        await database.read(
          sql`select id, page, demo, state, note_zh, note_en from vxe_report ${filterBy({ page }, [
            sql`state in (${joinSql(
              publicStates.map(state => sql`${state}`),
              sql`, `
            )})`,
            sql`coalesce(note_zh, note_en) is not null`
          ])} order by page, demo, id`
        )
      ).flatMap(row => toKnownProblem(row, language) ?? []),
    async startDay(at) {
      await saltOf(at)
    },
    async readList(name) {
      const [row] = await database.read(sql`select content, at from vxe_list where name = ${name}`)
      return row && { content: String(row.content), at: String(row.at) }
    },
    async writeList(name, content, at) {
      const insert = sql`insert into vxe_list (name, content, at) values (${name}, ${content ?? ''}, ${at.toISOString()})`
      const remove = sql`delete from vxe_list where name = ${name}`
      await database.write(content === undefined ? [remove] : [remove, insert])
    },
    content: () => readContent(database),
    restore: content => restoreContent(database, dialect, content)
  }
}

async function addReport(
  database: Database,
  limits: StoreLimits,
  saltOf: (at: Date) => Promise<string>,
  report: Report,
  { at, sender, key }: Arrival
): Promise<number> {
  const { client, network } = await hashSender(sender, await saltOf(at))
  const { page, language, demo = null, version, build, text, edit = null, console: lines } = report
  const consoleText = lines === undefined ? null : JSON.stringify(lines)
  const bytes = new TextEncoder().encode([text, edit, consoleText].join('')).length
  const quota = createQuota(limits, { client, network }, bytes, at)
  const row = [at.toISOString(), page, language, demo, version, build, text, edit, consoleText, key]
  // The types are named, because PostgreSQL can't infer them in a selection.
  const values = joinSql(
    [...row, client, network].map(value => sql`cast(${value} as text)`),
    sql`, `
  )
  const existing = sql`select id from vxe_report where key = ${key}`
  const [stored, usage, added] = await database.write([
    existing,
    quota.usage,
    sql`insert into vxe_report
      (at, page, language, demo, version, build, text, edit, console, key, client, network, bytes)
      select ${values}, cast(${bytes} as integer) where not exists (${existing}) and ${quota.condition} returning id`
  ])
  const id = stored![0]?.id ?? added![0]?.id
  if (id === undefined) throw quota.errorFor(usage![0]!, database.name)
  return Number(id)
}

/** Returns the salt of a day, and removes the salts and the hashed senders of earlier days. */
function createSaltReader(database: Database): (at: Date) => Promise<string> {
  let current: { day: string; salt: string } | undefined
  return async at => {
    const day = at.toISOString().slice(0, 10)
    if (current?.day === day) return current.salt
    const name = `salt ${day}`
    const newSalt = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16)).join('-')
    const results = await database.write([
      sql`delete from vxe_meta where name like 'salt %' and name < ${name}`,
      sql`update vxe_report set client = null, network = null where client is not null and at < ${day}`,
      // Another server may have chosen the salt of this day.
      sql`insert into vxe_meta (name, value) values (${name}, ${newSalt}) on conflict (name) do nothing`,
      sql`select value from vxe_meta where name = ${name}`
    ])
    current = { day, salt: String(results[3]![0]!.value) }
    return current.salt
  }
}

const columnNames = 'id at page language demo version build text edit console state note_zh note_en'.split(' ')
const reportColumns = nameSql(...columnNames)

function filterBy(fields: { state?: string; page?: string }, more: Sql[] = []): Sql {
  const conditions = [
    ...(fields.state === undefined ? [] : [sql`state = ${fields.state}`]),
    ...(fields.page === undefined ? [] : [sql`page = ${fields.page}`]),
    ...more
  ]
  return conditions.length === 0 ? sql`` : sql`where ${joinSql(conditions, sql` and `)}`
}

/** Notes the highest id before a deletion, for a copy in another store. */
const rememberLastId = sql`insert into vxe_meta (name, value)
  select 'last id', cast(max(id) as text) from vxe_report having count(*) > 0
  on conflict (name) do update set value = excluded.value
  where cast(excluded.value as integer) > cast(vxe_meta.value as integer)`

const copiedNames = [...columnNames, 'key', 'bytes']

async function readContent(database: Database): Promise<StoreContent> {
  const reports = await database.read(sql`select ${nameSql(...copiedNames)} from vxe_report order by id`)
  const lists = await database.read(sql`select name, content, at from vxe_list order by name`)
  const [last] = await database.read(sql`select value from vxe_meta where name = 'last id'`)
  return { reports, lists, lastId: Math.max(Number(last?.value ?? 0), Number(reports.at(-1)?.id ?? 0)) }
}

/** Number of statements in one transaction: D1 limits the size of a request. */
const chunkSize = 50

async function restoreContent(database: Database, dialect: Dialect, content: StoreContent): Promise<void> {
  const here = new Map(
    (await database.read(sql`select id, at, text from vxe_report`)).map(row => [Number(row.id), row])
  )
  const other = content.reports.find(({ id, at, text }) => {
    const row = here.get(Number(id))
    return row && (row.at !== at || row.text !== text)
  })
  if (other)
    throw new ReportsError(
      'storage',
      `${database.name} holds another report ${other.id} already. Choose an empty store.`
    )
  const insertions = content.reports.map(row => insertRow('vxe_report', copiedNames, row, 'id'))
  const lists = content.lists.map(row => insertRow('vxe_list', ['name', 'content', 'at'], row, 'name'))
  const statements = [...insertions, ...lists]
  for (let start = 0; start < statements.length; start += chunkSize)
    await database.write(statements.slice(start, start + chunkSize))
  if (content.lastId > 0) await database.write(continueAfter(content.lastId, dialect))
}

const insertRow = (table: string, names: readonly string[], row: Row, unique: string): Sql =>
  sql`insert into ${nameSql(table)} (${nameSql(...names)}) values (${joinSql(
    names.map(name => sql`${row[name] ?? null}`),
    sql`, `
  )}) on conflict (${nameSql(unique)}) do nothing`

/** Makes the next report get a higher id than this one. */
const continueAfter = (lastId: number, dialect: Dialect): Sql[] =>
  dialect === 'postgres'
    ? [
        sql`select setval(pg_get_serial_sequence('vxe_report', 'id'),
          greatest(${lastId}, (select coalesce(max(id), 1) from vxe_report)))`
      ]
    : [
        sql`insert into vxe_report (id, at, page, language, version, build, text)
          select ${lastId}, '', '', '', '', '', '' where not exists (select 1 from vxe_report where id >= ${lastId})`,
        sql`delete from vxe_report where id = ${lastId} and at = ''`
      ]

const isText = (value: SqlValue | undefined): value is string => typeof value === 'string'
const isOptionalText = (value: SqlValue | undefined): value is string | null => value === null || isText(value)

function toStoredReport(row: Row): StoredReport | BrokenReport {
  const { demo, edit, console: lines, note_zh: noteZh, note_en: noteEn, ...rest } = row
  const id = Number(row.id)
  const consoleLines = readLines(lines)
  const broken =
    ['at', 'page', 'language', 'version', 'build', 'text'].find(name => !isText(row[name])) ??
    ['demo', 'edit', 'note_zh', 'note_en'].find(name => !isOptionalText(row[name])) ??
    (reportStates.some(state => state === row.state) ? undefined : 'state') ??
    (consoleLines ? undefined : 'console')
  if (broken !== undefined) return { id, broken }
  return {
    ...(rest as unknown as StoredReport),
    id,
    ...(demo !== null && { demo: demo as string }),
    ...(edit !== null && { edit: edit as string }),
    ...(lines !== null && { console: consoleLines! }),
    ...(noteZh !== null && { noteZh: noteZh as string }),
    ...(noteEn !== null && { noteEn: noteEn as string })
  }
}

function readLines(stored: SqlValue | undefined): string[] | undefined {
  if (stored === null) return []
  try {
    const lines: unknown = JSON.parse(String(stored))
    return Array.isArray(lines) && lines.every(line => typeof line === 'string') ? lines : undefined
  } catch {
    return undefined
  }
}

/** Returns nothing for a damaged row, so that the others are shown. */
function toKnownProblem(row: Row, language: 'zh' | 'en'): KnownProblem | undefined {
  const { id, page, demo, state, note_zh: zh, note_en: en } = row
  const note = language === 'zh' ? (zh ?? en) : (en ?? zh)
  if (!isText(page) || !isText(note) || !isOptionalText(demo)) return undefined
  return { id: Number(id), page, state: state as KnownProblem['state'], note, ...(demo !== null && { demo }) }
}
