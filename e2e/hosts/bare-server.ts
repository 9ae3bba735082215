import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Running } from '../both-servers.ts'

/** As little as a static server can do: the file that an address names, and its type by the ending, where one is known. */
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2'
}

export async function startBare(site: string, base: string): Promise<Running> {
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url!, 'http://host')
    const file = path.join(site, decodeURIComponent(pathname.slice(base.length)))
    const whole = pathname.endsWith('/') ? path.join(file, 'index.html') : file
    const isThere = pathname.startsWith(base) && existsSync(whole) && statSync(whole).isFile()
    if (!isThere) return void response.writeHead(404).end('Not found')
    const type = types[path.extname(whole)]
    response.writeHead(200, type ? { 'content-type': type } : {}).end(readFileSync(whole))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    return once(server.close(), 'close')
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
