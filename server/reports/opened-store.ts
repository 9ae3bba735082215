import type { Database } from './database.ts'
import type { StoreLimits } from './quota.ts'
import type { Dialect } from './schema.ts'
import { createTables } from './schema.ts'
import type { ReportStore } from './store.ts'
import { createStore } from './store.ts'

/** Store with its connection. */
export interface OpenedStore extends ReportStore {
  name: string
  close(): Promise<void>
  /** True if another file has taken the place of the open one. */
  isReplaced(): boolean
}

/** Creates missing tables and returns the store in a database; closes the database if that fails. */
export async function openTables(
  database: Database & { isReplaced?: () => boolean },
  dialect: Dialect,
  limits: StoreLimits
): Promise<OpenedStore> {
  try {
    await createTables(database, dialect)
  } catch (error) {
    await database.close()
    throw error
  }
  return {
    ...createStore(database, dialect, limits),
    name: database.name,
    close: () => database.close(),
    isReplaced: database.isReplaced ?? (() => false)
  }
}
