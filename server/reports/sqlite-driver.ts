import { createRequire } from 'node:module'
import type { Row, SqlValue } from './database.ts'

/** Connection to a file. All calls are synchronous: see decision 27. */
export interface SqliteConnection {
  exec(text: string): void
  all(text: string, values?: readonly SqlValue[]): Row[]
  close(): void
}
export type OpenSqlite = (file: string) => SqliteConnection

interface Driver {
  exec(text: string): unknown
  prepare(text: string): { all(...values: unknown[]): unknown[] }
  close(): void
}
type DriverClass = new (file: string) => Driver

/** Returns Node's SQLite, or the package `libsql` on Node before 22.13; both use the same file format and the same locks. */
export function findSqlite(): OpenSqlite | undefined {
  const NodeDatabase = loadNodeSqlite()
  if (NodeDatabase) return file => wrapDatabase(new NodeDatabase(file), values => values)
  const PackageDatabase = loadPackageSqlite()
  // The package would read a single null as an object of named values, so values are passed in an array.
  return PackageDatabase && (file => wrapDatabase(new PackageDatabase(file), values => [values]))
}

function loadNodeSqlite(): DriverClass | undefined {
  const module = process.getBuiltinModule('node:sqlite') as { DatabaseSync: DriverClass } | undefined
  return module?.DatabaseSync
}

/** Loads the package at run time, because the built server is one file and can't contain a native module. */
function loadPackageSqlite(): DriverClass | undefined {
  try {
    return createRequire(import.meta.url)('libsql') as DriverClass
  } catch {
    return undefined
  }
}

const wrapDatabase = (
  database: Driver,
  toArguments: (values: readonly SqlValue[]) => readonly unknown[]
): SqliteConnection => ({
  exec: text => void database.exec(text),
  all: (text, values = []) => database.prepare(text).all(...toArguments(values)) as Row[],
  close: () => database.close()
})

/** Returns the SQLite result code of an error. */
export function codeOf(error: unknown): number | undefined {
  const { errcode, rawCode, message } = Object(error) as { errcode?: number; rawCode?: number; message?: unknown }
  // The package reports a file that can't be opened only in the message.
  const codeInMessage = /Unable to open .*: (\d+)/.exec(String(message))?.[1]
  const code = errcode ?? rawCode ?? (codeInMessage === undefined ? undefined : Number(codeInMessage))
  return code === undefined ? undefined : code & 0xff
}

export const sqliteCodes = { busy: 5, locked: 6, readOnly: 8, damaged: 11, full: 13, cannotOpen: 14, notDatabase: 26 }
