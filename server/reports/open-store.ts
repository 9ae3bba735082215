import { existsSync } from 'node:fs'
import type { Database } from './database.ts'
import type { AddressKind } from './address.ts'
import { kindOfAddress, readD1Address, reportAddressForms } from './address.ts'
import { openRemoteD1 } from './d1.ts'
import type { OpenedStore } from './opened-store.ts'
import { openTables } from './opened-store.ts'
import { openPostgres } from './postgres.ts'
import type { StoreLimits } from './quota.ts'
import { storeLimits } from './quota.ts'
import { ReportsError } from './reports-error.ts'
import type { OpenSqlite } from './sqlite-driver.ts'
import { findSqlite } from './sqlite-driver.ts'
import { openSqlite } from './sqlite.ts'

export interface OpenOptions {
  limits?: StoreLimits
  /** Called for a file; returns undefined if this Node has no SQLite. */
  findSqlite?: () => OpenSqlite | undefined
  env?: Record<string, string | undefined>
}

/** Opens the store at an address, and creates missing tables. */
export async function openStore(address: string, options: OpenOptions = {}): Promise<OpenedStore> {
  const kind = kindOfAddress(address)
  if (!kind) throw new ReportsError('storage', `An address of reports is ${reportAddressForms}.`)
  const database = await openDatabase(kind, address, options)
  return openTables(database, kind === 'postgres' ? 'postgres' : 'sqlite', options.limits ?? storeLimits)
}

type OpenedDatabase = Database & { isReplaced?: () => boolean }

async function openDatabase(kind: AddressKind, address: string, options: OpenOptions): Promise<OpenedDatabase> {
  if (kind === 'postgres') return openPostgres(address)
  if (kind === 'd1') return openRemote(address, options.env ?? {})
  const open = (options.findSqlite ?? findSqlite)()
  if (!open) throw new ReportsError('storage', missingSqliteMessage)
  return openSqlite(open, fileOf(address))
}

function openRemote(address: string, env: Record<string, string | undefined>): Database {
  const token = env.CLOUDFLARE_API_TOKEN?.trim()
  if (!token) throw new ReportsError('storage', 'A D1 database is reached with a token: set CLOUDFLARE_API_TOKEN.')
  const api = env.CLOUDFLARE_API_BASE_URL?.trim() || 'https://api.cloudflare.com/client/v4'
  return openRemoteD1(readD1Address(address)!, token, api.endsWith('/') ? api.slice(0, -1) : api)
}

const fileOf = (address: string): string => address.replace(/^file:(?:\/\/(?=\/))?/, '')

/** True unless the address is that of a file that does not exist. */
export const canExist = (address: string): boolean => kindOfAddress(address) !== 'file' || existsSync(fileOf(address))

export const missingSqliteMessage =
  'Reports need SQLite, which is part of Node from 22.13 on. With an older Node, put the package beside the server: npm install libsql@0.5.29'
