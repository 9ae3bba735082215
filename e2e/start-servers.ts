import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:http'
import path from 'node:path'
import { Miniflare } from 'miniflare'
import { spawnNode } from './spawn-server.ts'

/** Server of the built site, on its own port and without a registry. */
export interface RunningServer {
  origin: string
  stop: () => Promise<unknown>
  /** Process id, if the server runs in its own process. */
  pid?: number
}

const root = path.resolve(import.meta.dirname, '..')

export async function startNode(env: Record<string, string> = {}): Promise<RunningServer> {
  const { child, origin } = await spawnNode(env)
  return { origin, pid: child.pid, stop: () => (child.kill(), once(child, 'exit')) }
}

interface WranglerConfig {
  main: string
  compatibility_date: string
  assets: { directory: string; binding: string; run_worker_first: boolean; html_handling: 'none' }
}

/** Starts workerd with the configuration file of the deployment and an empty database; `bindings` are its settings. */
export async function startWorker(
  bindings: Record<string, string> = {},
  { database = false } = {}
): Promise<RunningServer> {
  const file = path.join(root, 'server/wrangler.jsonc')
  const { main, compatibility_date, assets } = JSON.parse(
    readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '')
  ) as WranglerConfig
  const resolvePath = (name: string) => path.resolve(path.dirname(file), name)
  const worker = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    modules: true,
    scriptPath: resolvePath(main),
    compatibilityDate: compatibility_date,
    bindings,
    d1Databases: database ? ['REPORTS_DB'] : [],
    assets: {
      directory: resolvePath(assets.directory),
      binding: assets.binding,
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: assets.run_worker_first },
      assetConfig: { html_handling: assets.html_handling }
    }
  })
  return { origin: (await worker.ready).origin, stop: () => worker.dispose() }
}

export interface RawRequest {
  path: string
  method?: string
  headers?: Record<string, string>
}

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a raw request: the path is not normalized, the body is not decoded, redirects are not followed. */
export function sendRequest(origin: string, { path, method = 'GET', headers = {} }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers }, async response => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
