import type { Pool, PoolClient, PoolConfig } from 'pg'
import type { Database, Row, Sql } from './database.ts'
import { textOf } from './database.ts'
import type { Explanation } from './reports-error.ts'
import { ReportsError, unexplained } from './reports-error.ts'

/** Number of the lock that one writer holds at a time, shared by all servers of a database: "vxeR". */
const writeLock = 0x76786552

const settings = (address: string): PoolConfig => ({
  connectionString: address,
  application_name: 'vxe-table-docs',
  max: 4,
  connectionTimeoutMillis: 3000,
  query_timeout: 8000,
  lock_timeout: 3000,
  idleTimeoutMillis: 30_000,
  keepAlive: true
})

/** Opens a pool of connections; the first one is made with the first statement. */
export async function openPostgres(address: string): Promise<Database> {
  // Loaded only here, because most servers keep their reports in a file.
  const { default: pg } = await import('pg')
  const name = withoutPassword(address)
  const pool = new pg.Pool(settings(address))
  // An idle connection that breaks is replaced with the next statement.
  pool.on('error', () => {})
  const query = async (client: Pick<PoolClient, 'query'>, statement: Sql): Promise<Row[]> => {
    const { rows } = await client.query<Row>(textOf(statement, '$'), [...statement.values])
    return rows
  }
  const explain = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await retryOnce(work)
    } catch (error) {
      throw toReportsError(error, name)
    }
  }
  return {
    name,
    read: statement => explain(() => query(pool, statement)),
    write: statements =>
      explain(() =>
        inTransaction(pool, async client => {
          await client.query(`select pg_advisory_xact_lock(${writeLock})`)
          const results: Row[][] = []
          for (const statement of statements) results.push(await query(client, statement))
          return results
        })
      ),
    close: () => pool.end()
  }
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    failure = error as Error
    // A lost connection has rolled back already.
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release(failure && isConnectionLost(failure) ? failure : false)
  }
}

/**
 * Repeats work after a lost connection, for example because the database was restarted. Every statement may run
 * twice: a report has a key, and the others set a fixed state.
 */
async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    return work()
  }
}

const codeOf = (error: unknown): string => String((Object(error) as { code?: unknown }).code ?? '')

const isConnectionLost = (error: unknown): boolean =>
  /^(57P01|57P02|08\w{3}|ECONNRESET|EPIPE)$/.test(codeOf(error)) ||
  /^Connection terminated unexpectedly|^Client has encountered a connection error/.test(String(Object(error).message))

/** Returns the address without its password, for messages. */
export function withoutPassword(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url ? `${url.protocol}//${url.host}${url.pathname}` : 'REPORTS_URL'
}

/** Converts an error of PostgreSQL or of the connection into a sentence with its remedy. */
function toReportsError(error: unknown, name: string): ReportsError {
  if (error instanceof ReportsError) return error
  const code = codeOf(error)
  const [kind, sentence] = explanations.find(([pattern]) => pattern.test(code))?.[1] ?? explainMessage(error)
  return new ReportsError(kind, `The reports database ${name} ${sentence}.`, error)
}

const unreachable: Explanation = ['storage', 'can’t be reached. Check that it runs and that the address is right']
const busy: Explanation = ['busy', 'is busy. It is tried again in a moment']

const explainMessage = (error: unknown): Explanation =>
  /timeout|terminated|connection error/i.test(String(Object(error).message)) ? unreachable : unexplained

const explanations: [RegExp, Explanation][] = [
  [
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|08.*|57P0[12])$/,
    unreachable
  ],
  [/^(28.*)$/, ['storage', 'refused the user name or password in REPORTS_URL']],
  [/^3D000$/, ['storage', 'does not exist. Create it, for example with createdb']],
  [/^(42501|25006)$/, ['storage', 'may not be written by this user. Grant the right to create and change tables']],
  [/^(53100)$/, ['full', 'has a full disk. Export and delete reports']],
  [/^(53.*|55P03|57014|57P03|40.*)$/, busy]
]
