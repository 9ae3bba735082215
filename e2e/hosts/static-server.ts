import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { RunningServer } from '../start-servers.ts'

/** Content types by extension, for a server that does nothing beyond sending files. */
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2'
}

export async function startStaticServer(site: string, base: string): Promise<RunningServer> {
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url!, 'http://host')
    const file = path.join(site, decodeURIComponent(pathname.slice(base.length)))
    const filePath = pathname.endsWith('/') ? path.join(file, 'index.html') : file
    const isFile = pathname.startsWith(base) && existsSync(filePath) && statSync(filePath).isFile()
    if (!isFile) return void response.writeHead(404).end('Not found')
    const type = types[path.extname(filePath)]
    response.writeHead(200, type ? { 'content-type': type } : {}).end(readFileSync(filePath))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    return once(server.close(), 'close')
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
