import type { D1Address } from './address.ts'
import type { Database, Row, Sql, SqlValue } from './database.ts'
import { textOf } from './database.ts'
import type { StoreLimits } from './quota.ts'
import type { OpenedStore } from './opened-store.ts'
import { openTables } from './opened-store.ts'
import { ReportsError } from './reports-error.ts'

/** The part of Cloudflare's D1 binding that is used. */
export interface D1Binding {
  prepare(text: string): D1Statement
  batch(statements: D1Statement[]): Promise<{ results: Row[] }[]>
}
interface D1Statement {
  bind(...values: SqlValue[]): D1Statement
}

/** The database of a Worker. D1 runs a batch as one transaction, and one batch at a time. */
const openD1 = (binding: D1Binding): Database =>
  createD1('the D1 database', async statements => {
    const prepared = statements.map(statement => binding.prepare(textOf(statement, '?')).bind(...statement.values))
    return (await binding.batch(prepared)).map(({ results }) => results)
  })

/** Opens the store of a Worker. */
export const openD1Store = (binding: D1Binding, limits: StoreLimits): Promise<OpenedStore> =>
  openTables(openD1(binding), 'sqlite', limits)

/** The same database from outside of Cloudflare, for the operator's commands. */
export function openRemoteD1({ account, database }: D1Address, token: string, api: string): Database {
  const url = `${api}/accounts/${account}/d1/database/${database}/query`
  return createD1(`d1://${account}/${database}`, async statements => {
    const batch = statements.map(statement => ({ sql: textOf(statement, '?'), params: statement.values }))
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ batch }),
      redirect: 'error',
      signal: AbortSignal.timeout(20_000)
    })
    const answer = Object(await response.json().catch(() => undefined)) as RemoteAnswer
    if (answer.success && answer.result) return answer.result.map(({ results }) => results)
    throw new Error(answer.errors?.map(({ message }) => message).join(' ') || `The API answered ${response.status}.`)
  })
}

interface RemoteAnswer {
  success?: boolean
  errors?: { message: string }[]
  result?: { results: Row[] }[]
}

function createD1(name: string, run: (statements: readonly Sql[]) => Promise<Row[][]>): Database {
  const explain = async (statements: readonly Sql[]) => {
    try {
      return await run(statements)
    } catch (error) {
      throw toReportsError(error, name)
    }
  }
  return {
    name,
    read: async statement => (await explain([statement]))[0]!,
    write: statements => explain(statements),
    close: async () => {}
  }
}

function toReportsError(error: unknown, name: string): ReportsError {
  const message = String(Object(error).message)
  if (/overloaded|queued for too long|timeout|Network connection lost/i.test(message))
    return new ReportsError('busy', `${name} is busy. It is tried again in a moment.`, error)
  if (/maximum (?:DB|database) size/i.test(message))
    return new ReportsError('full', `${name} has its largest size. Export and delete reports.`, error)
  return new ReportsError('storage', `${name} could not be read or written.`, error)
}
