import { statSync } from 'node:fs'
import type { Database, Row, Sql } from './database.ts'
import { textOf } from './database.ts'
import type { Explanation } from './reports-error.ts'
import { ReportsError, unexplained } from './reports-error.ts'
import { checkFormat, formatVersion, upgradeFromFormat1 } from './schema.ts'
import type { OpenSqlite, SqliteConnection } from './sqlite-driver.ts'
import { codeOf, sqliteCodes } from './sqlite-driver.ts'

/** Milliseconds for which a statement waits for the lock of another program; the server handles no other request meanwhile. */
const lockTimeout = 100

/** The `application_id` that marks the server's files: "vxeR". */
const applicationId = 0x76786552

/** Opens a reports file, and marks a new one as such. */
export function openSqlite(open: OpenSqlite, file: string): Database & { isReplaced: () => boolean } {
  let connection: SqliteConnection | undefined
  try {
    connection = open(file)
    prepare(connection, file)
    return { ...createDatabase(connection, file), isReplaced: createReplacementCheck(file) }
  } catch (error) {
    connection?.close()
    throw toReportsError(error, file)
  }
}

function createDatabase(connection: SqliteConnection, file: string): Database {
  const run = (statement: Sql): Row[] => connection.all(textOf(statement, '?'), statement.values)
  const explain = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw toReportsError(error, file)
    }
  }
  return {
    name: file,
    read: async statement => explain(() => run(statement)),
    write: async (statements, { freesSpace = false } = {}) =>
      explain(() => {
        const work = () => statements.map(run)
        return freesSpace ? runFreeingSpace(connection, work) : inTransaction(connection, work)
      }),
    close: async () => connection.close()
  }
}

/** A deletion needs space for the journal, so on a full disk it runs again with the journal in memory. */
function runFreeingSpace<T>(connection: SqliteConnection, work: () => T): T {
  try {
    return inTransaction(connection, work)
  } catch (error) {
    if (codeOf(error) !== sqliteCodes.full) throw error
    connection.exec('pragma journal_mode = memory')
    try {
      return inTransaction(connection, work)
    } finally {
      connection.exec('pragma journal_mode = delete')
    }
  } finally {
    // Gives the space of deleted reports back to the disk.
    connection.all('pragma incremental_vacuum')
  }
}

function prepare(connection: SqliteConnection, file: string): void {
  // The default journal mode needs no WAL file beside the database; a commit is on the disk before it is confirmed.
  connection.exec(`pragma busy_timeout = ${lockTimeout}; pragma synchronous = full`)
  const readMarks = () => ({
    id: readPragma(connection, 'application_id'),
    format: readPragma(connection, 'user_version')
  })
  const { id, format } = readMarks()
  if (id === applicationId) checkFormat(format, file)
  if (id === applicationId && format === formatVersion) return
  // Has no effect on a file that has tables already.
  connection.exec('pragma auto_vacuum = incremental')
  inTransaction(connection, () => {
    const marks = readMarks()
    // Another program may have prepared the file in the meantime.
    if (marks.id === applicationId && marks.format === formatVersion) return
    if (marks.id === applicationId) for (const statement of upgradeFromFormat1) connection.exec(textOf(statement, '?'))
    else if (connection.all('select name from sqlite_master').length > 0)
      throw new ReportsError('storage', `${file} is a database of another program. Choose another REPORTS_FILE.`)
    connection.exec(`pragma application_id = ${applicationId}; pragma user_version = ${formatVersion}`)
  })
}

function inTransaction<T>(connection: SqliteConnection, work: () => T): T {
  connection.exec('begin immediate')
  try {
    const result = work()
    connection.exec('commit')
    return result
  } catch (error) {
    try {
      connection.exec('rollback')
    } catch {
      // SQLite has rolled back already if the disk is full.
    }
    throw error
  }
}

const readPragma = (connection: SqliteConnection, pragma: string): number =>
  Number(Object.values(connection.all(`pragma ${pragma}`)[0] ?? {})[0])

/** Returns a function that tells whether another file has taken the place of the open one. */
function createReplacementCheck(file: string): () => boolean {
  const identify = () => {
    const stats = statSync(file, { throwIfNoEntry: false })
    return stats ? `${stats.dev}:${stats.ino}` : ''
  }
  const identity = identify()
  return () => identify() !== identity
}

/** Converts an error of SQLite into a sentence with its remedy. */
function toReportsError(error: unknown, file: string): ReportsError {
  if (error instanceof ReportsError) return error
  const [kind, sentence] = explanations[codeOf(error) ?? 0] ?? unexplained
  return new ReportsError(kind, `The reports file ${file} ${sentence}.`, error)
}

const locked: Explanation = ['busy', 'is locked by another program. It is tried again in a moment']
const explanations: Record<number, Explanation> = {
  [sqliteCodes.busy]: locked,
  [sqliteCodes.locked]: locked,
  [sqliteCodes.full]: ['full', 'can grow no further, because the disk is full. Export and delete reports'],
  [sqliteCodes.readOnly]: ['storage', 'is read-only. The server needs the right to write it and its folder'],
  [sqliteCodes.cannotOpen]: ['storage', 'could not be opened. Its folder must exist and be writable for the server'],
  [sqliteCodes.damaged]: ['storage', 'is damaged. Put a backup in its place, or move it away: a new one is made'],
  [sqliteCodes.notDatabase]: [
    'storage',
    'is no SQLite database. Put a backup in its place, or move it away: a new one is made'
  ]
}
