import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Miniflare } from 'miniflare'

/** D1 database of a test, as a Worker's binding and behind Cloudflare's HTTP API. */
export interface D1Server {
  binding: Awaited<ReturnType<Miniflare['getD1Database']>>
  /** Address of the database and the environment in which the operator's command finds the API. */
  address: string
  env: { CLOUDFLARE_API_TOKEN: string; CLOUDFLARE_API_BASE_URL: string }
  stop(): Promise<void>
}

const token = 'a-token'
const [account, database] = ['0123456789abcdef0123456789abcdef', '01234567-89ab-cdef-0123-456789abcdef']

/** Starts workerd with an empty database, and a server that answers the part of the HTTP API that is used. */
export async function startD1(): Promise<D1Server> {
  const worker = new Miniflare({
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    d1Databases: ['REPORTS_DB']
  })
  const binding = await worker.getD1Database('REPORTS_DB')
  const api = createServer(async (request, response) => {
    const answer = (status: number, value: unknown) => response.writeHead(status).end(JSON.stringify(value))
    const isKnown = request.url === `/accounts/${account}/d1/database/${database}/query`
    if (!isKnown || request.headers.authorization !== `Bearer ${token}`)
      return void answer(403, { success: false, errors: [{ message: 'Authentication error' }] })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { batch } = JSON.parse(Buffer.concat(chunks).toString()) as { batch: { sql: string; params: string[] }[] }
    try {
      const statements = batch.map(({ sql, params }) => binding.prepare(sql).bind(...params))
      answer(200, { success: true, errors: [], result: await binding.batch(statements) })
    } catch (error) {
      answer(400, { success: false, errors: [{ message: (error as Error).message }] })
    }
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const { port } = api.address() as AddressInfo
  return {
    binding,
    address: `d1://${account}/${database}`,
    env: { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}` },
    async stop() {
      api.close()
      await worker.dispose()
    }
  }
}
