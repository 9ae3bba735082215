import { once } from 'node:events'
import { spawnNode } from '../spawn-server.ts'
import { startPostgres } from '../start-postgres.ts'
import type { RunningServer } from '../start-servers.ts'
import { startProxy } from './nginx.ts'

/** Servers behind nginx that share one database. */
export interface Cluster {
  origin: string
  /** Process ids of the servers. */
  pids(): number[]
  /** Kills one server without warning and starts it again at its port. */
  restart(index: number): Promise<void>
  /** Runs a query in the database. */
  query(text: string): string
  stop(): Promise<void>
}

export async function startCluster(count: number): Promise<Cluster> {
  const postgres = await startPostgres()
  const address = await postgres.createDatabase()
  const env = { REPORTS_URL: address, REPORTS_PER_DAY: '1000000', CLIENT_HEADER: 'X-Forwarded-For' }
  const servers = await Promise.all(Array.from({ length: count }, () => spawnNode(env)))
  const proxy: RunningServer = await startProxy(servers.map(({ origin }) => origin))
  return {
    origin: proxy.origin,
    pids: () => servers.map(({ child }) => child.pid!),
    query: text => postgres.run(text, address.split('/').at(-1)),
    async restart(index) {
      const { child, origin } = servers[index]!
      child.kill('SIGKILL')
      await once(child, 'exit')
      servers[index] = await spawnNode({ ...env, PORT: new URL(origin).port })
    },
    async stop() {
      await proxy.stop()
      for (const { child } of servers) {
        child.kill()
        await once(child, 'exit')
      }
      await postgres.remove()
    }
  }
}

/** Outcome of reports that were sent during restarts. */
export interface SentReports {
  /** Number of different reports, each sent until it was accepted. */
  sent: number
  /** Number of times a report had to be sent again. */
  repeated: number
  /** Ids in the responses with the status 201. */
  ids: number[]
}

/** Sends reports from several clients until the time is up; a report without an answer is sent again with its key. */
export async function sendReports(
  origin: string,
  { clients, milliseconds }: { clients: number; milliseconds: number }
) {
  const end = performance.now() + milliseconds
  const result: SentReports = { sent: 0, repeated: 0, ids: [] }
  const runClient = async (client: number) => {
    for (let count = 0; performance.now() < end; count++) {
      result.sent += 1
      const key = `report-${client}-${count}-of-this-test`
      for (;;) {
        const id = await sendReport(origin, key, `10.${client}.${count % 250}.${Math.floor(count / 250) + 1}`)
        if (id !== undefined) {
          result.ids.push(id)
          break
        }
        result.repeated += 1
        await new Promise(done => setTimeout(done, 50))
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)))
  return result
}

const report = { page: '/table/base/sort', language: 'en', version: '3.8.6', build: 'test', text: 'Sorting fails' }

async function sendReport(origin: string, key: string, client: string): Promise<number | undefined> {
  const response = await fetch(`${origin}/v3.8/api/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-test-client': client },
    body: JSON.stringify({ ...report, key }),
    signal: AbortSignal.timeout(20_000)
  }).catch(() => undefined)
  const answer = (await response?.json().catch(() => undefined)) as { id?: number } | undefined
  return response?.status === 201 ? answer?.id : undefined
}
