import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:http'
import path from 'node:path'
import { Miniflare } from 'miniflare'
import { startedNode } from './started-server.ts'

/** The built site as each of the two servers serves it, on a port of its own and without a registry. */
export interface Running {
  origin: string
  stop: () => Promise<unknown>
  /** Where it is a process of its own. */
  pid?: number
}

const root = path.resolve(import.meta.dirname, '..')

export async function startNode(env: Record<string, string> = {}): Promise<Running> {
  const { child, origin } = await startedNode(env)
  return { origin, pid: child.pid, stop: () => (child.kill(), once(child, 'exit')) }
}

interface Configuration {
  main: string
  compatibility_date: string
  assets: { directory: string; binding: string; run_worker_first: boolean; html_handling: 'none' }
}

/** workerd, set up by the very file that a deployment starts from; `bindings` are its settings. */
export async function startWorker(bindings: Record<string, string> = {}): Promise<Running> {
  const file = path.join(root, 'server/wrangler.jsonc')
  const { main, compatibility_date, assets } = JSON.parse(
    readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '')
  ) as Configuration
  const beside = (name: string) => path.resolve(path.dirname(file), name)
  const worker = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    modules: true,
    scriptPath: beside(main),
    compatibilityDate: compatibility_date,
    bindings,
    assets: {
      directory: beside(assets.directory),
      binding: assets.binding,
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: assets.run_worker_first },
      assetConfig: { html_handling: assets.html_handling }
    }
  })
  return { origin: (await worker.ready).origin, stop: () => worker.dispose() }
}

export interface Ask {
  path: string
  method?: string
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** As it is: no address is tidied up, nothing is unpacked, no redirect is followed. */
export function ask(origin: string, { path, method = 'GET', headers = {} }: Ask): Promise<Answer> {
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
