import { createRequire } from 'node:module'

/** What the store needs of a database. Everything is done at once, in this thread: see decision 35. */
export interface Sql {
  exec(text: string): void
  all(text: string, values?: readonly SqlValue[]): Record<string, SqlValue>[]
  close(): void
}
export type SqlValue = string | number | null
export type OpenSql = (file: string) => Sql

interface Driver {
  exec(text: string): unknown
  prepare(text: string): { all(...values: unknown[]): unknown[] }
  close(): void
}
type DriverClass = new (file: string) => Driver

/** Node's own, or the package `libsql` where Node is older than 22.13: the same files and the same locks. */
export function findSqlite(): OpenSql | undefined {
  const OfNode = ofNode()
  if (OfNode) return file => wrapped(new OfNode(file), values => values)
  const OfPackage = ofPackage()
  // A single value that is null it would take for names without values.
  return OfPackage && (file => wrapped(new OfPackage(file), values => [values]))
}

function ofNode(): DriverClass | undefined {
  const found = process.getBuiltinModule('node:sqlite') as { DatabaseSync: DriverClass } | undefined
  return found?.DatabaseSync
}

/** Asked for by name when it is needed: the built server is one file and holds no package with a native part. */
function ofPackage(): DriverClass | undefined {
  try {
    return createRequire(import.meta.url)('libsql') as DriverClass
  } catch {
    return undefined
  }
}

const wrapped = (database: Driver, given: (values: readonly SqlValue[]) => readonly unknown[]): Sql => ({
  exec: text => void database.exec(text),
  all: (text, values = []) => database.prepare(text).all(...given(values)) as Record<string, SqlValue>[],
  close: () => database.close()
})

/** SQLite's own number for what went wrong. */
export function codeOf(error: unknown): number | undefined {
  const { errcode, rawCode, message } = Object(error) as { errcode?: number; rawCode?: number; message?: unknown }
  // Of a file that can't be opened the package says it in words alone.
  const said = /Unable to open .*: (\d+)/.exec(String(message))?.[1]
  const code = errcode ?? rawCode ?? (said === undefined ? undefined : Number(said))
  return code === undefined ? undefined : code & 0xff
}

export const codes = { busy: 5, locked: 6, readOnly: 8, damaged: 11, full: 13, cannotOpen: 14, notDatabase: 26 }
