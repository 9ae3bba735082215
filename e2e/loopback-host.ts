import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSocket } from 'node:dgram'
import type { Socket } from 'node:dgram'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/** Local host of a test that records the requests to `/planted/<kind>?by=<name of the attempt>`. */
export interface LoopbackHost {
  origin: string
  /** Opens a UDP port that records this name at the first datagram. */
  openRelay: (name: string) => Promise<number>
  /** Names of the attempts that sent a request, in order, followed by `with cookies` if the browser sent some. */
  requests: string[]
  close: () => Promise<void>
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/** Opens a host of another origin that serves every request. */
export const openOtherHost = (): Promise<LoopbackHost> =>
  openHost('other-host.localhost', (_, response) => void response.writeHead(204).end())

/** Runs a test with a host and closes the host afterwards. */
export async function withHost<H extends { close: () => Promise<unknown> }>(
  opening: Promise<H>,
  use: (host: H) => Promise<void>
): Promise<void> {
  const host = await opening
  await use(host)
  await host.close()
}

/** `without headers`: as on a host that sends none. `none`: without any protection. */
export type Protection = 'full' | 'without headers' | 'none'

/** Opens a proxy of the site under test on its own port. */
export function openSite(site: string, protection: Protection): Promise<LoopbackHost> {
  return openHost('127.0.0.1', (incoming, response) => {
    const headers = { ...incoming.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
    const outgoing = request(new URL(incoming.url!, site), { method: incoming.method, headers }, siteResponse => {
      if (protection === 'none') return void sendUnprotected(siteResponse, response)
      response.writeHead(
        siteResponse.statusCode!,
        protection === 'full' ? siteResponse.headers : withoutSecurityHeaders(siteResponse.headers)
      )
      siteResponse.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
}

const securityHeaders =
  /^(content-security-policy|permissions-policy|cross-origin-.*|x-content-type-options|referrer-policy|x-dns-prefetch-control)$/

const withoutSecurityHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !securityHeaders.test(name)))

/** Patterns of the protections in the files of the site, with the replacement of each. */
const protectionPatches: [pattern: RegExp, replacement: string][] = [
  [/<meta http-equiv="Content-Security-Policy"[^>]*>/g, ''],
  [/policy\.content =\s*"[^"]*"/, 'policy.content = ""'],
  [/\.setAttribute\(([`'"])sandbox\1,\s*([`'"])allow-scripts\2\)/, '.setAttribute("data-unprotected", "")'],
  // In the program of the frame: see the folder sandbox.
  [/\^\(webkit\|moz\)\?RTC\|\^\(WebTransport\|/, '^(?!)('],
  [/addEventListener\(([`'"])(aux)?click\1,\w+,\{capture:!0\}\)/g, '0'],
  [/if\((\w+)\(\)\)return (\w+)\((\w+),this,(\w+)\)/, 'return $2($3,this,$4)'],
  [/!==null\)&&!\w+\(\)\?!1:/, '!==null)&&!1?!1:'],
  [/if\(\w+\.isTrusted\|\|\w+\(\)\)return/, 'return'],
  // In the page: see focus-guard.ts.
  [/setInterval\(\w+,\w+\)(;return addEventListener\(([`'"])focusin\2)/, '0$1'],
  [/addEventListener\(([`'"])blur\1,\w+\)/g, '0'],
  [/"focus-without-user-activation 'none'"|`focus-without-user-activation 'none'`/, '""'],
  [/!==([`'"])copy\1&&/, '!=="copy"||'],
  // Checks of the sender of a message, in the page and in the document of the frame.
  [/(for|while)(\([^()]*contentWindow;?\)\{if\(\w+\.parent===\w+\)return)!1/, '$1$2!0'],
  // Messages to a window are not read: see frame.ts.
  [/\(\{source:(\w+),isTrusted:(\w+)\}\)=>\{/, '({source:$1,isTrusted:$2,data:unread})=>{'],
  [/source !== parent \|\|\s+parent === window \|\|\s+origin !== expectedOrigin \|\|/, '']
]

/** The patterns that occur in none of the texts: a protection that has been written differently since. */
export const findUnusedPatches = (texts: string[]): string[] =>
  protectionPatches
    .filter(([pattern]) => !texts.some(text => text.search(pattern) >= 0))
    .map(([pattern]) => `${pattern}`)

/**
 * Sends a file without security headers, without any policy, without the `sandbox` attribute of the frame and without
 * the protections of its program.
 */
async function sendUnprotected(siteResponse: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of siteResponse) chunks.push(chunk as Buffer)
  const { 'content-length': _, etag: __, ...headers } = withoutSecurityHeaders(siteResponse.headers)
  response.writeHead(siteResponse.statusCode!, headers)
  const body = Buffer.concat(chunks)
  if (!/html|javascript/.test(siteResponse.headers['content-type'] ?? '')) return void response.end(body)
  response.end(
    protectionPatches.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), body.toString())
  )
}

async function openHost(name: string, handleOther: RequestHandler): Promise<LoopbackHost> {
  const requests: string[] = []
  const recordRequest = ({ url, headers }: IncomingMessage): string => {
    const { pathname, searchParams } = new URL(url!, 'http://host')
    const kind = /^\/(?:v3\.8\/)?planted\/(\w+)$/.exec(pathname)?.[1] ?? ''
    const by = searchParams.get('by')
    if (by) requests.push(headers.cookie ? `${by} with cookies` : by)
    return kind
  }
  const server = createServer((incoming, response) => {
    const file = plantedFiles[recordRequest(incoming)]
    if (!file) return handleOther(incoming, response)
    const origin = incoming.headers.origin
    response.writeHead(200, {
      'content-type': file.type,
      'cache-control': 'no-store',
      ...(origin && { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
    })
    response.end(file.body)
  })
  const sockets = new Set<Duplex>()
  server.on('upgrade', (incoming, socket) => {
    sockets.add(socket)
    recordRequest(incoming)
    const accept = createHash('sha1')
      .update(`${incoming.headers['sec-websocket-key']}${webSocketGuid}`)
      .digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`
    )
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const relays: Socket[] = []
  const openRelay = async (name: string) => {
    const socket = createSocket('udp4')
    relays.push(socket)
    // A browser repeats its request until it gets a response.
    socket.once('message', () => requests.push(name))
    await new Promise<void>(resolve => void socket.bind(0, '127.0.0.1', resolve))
    return socket.address().port
  }
  const close = () => {
    server.closeAllConnections()
    for (const socket of relays) socket.close()
    for (const socket of sockets) socket.destroy()
    return new Promise<void>(resolve => void server.close(() => resolve()))
  }
  return { origin: `http://${name}:${port}`, requests, openRelay, close }
}

const webSocketGuid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

const font = new URL(
  '../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  import.meta.url
)

/** Valid content of each kind, so that no request fails because of broken content. */
const plantedFiles: Record<string, { type: string; body: string | Buffer }> = {
  text: { type: 'text/plain', body: 'planted' },
  page: { type: 'text/html', body: '<!doctype html><title>planted</title><p>planted</p>' },
  image: { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' },
  script: {
    type: 'text/javascript',
    body: 'self.postMessage && self.document === undefined && postMessage("planted")'
  },
  module: { type: 'text/javascript', body: 'export const planted = true' },
  sheet: { type: 'text/css', body: '.planted { color: red }' },
  font: { type: 'font/woff2', body: readFileSync(font) },
  events: { type: 'text/event-stream', body: 'data: planted\n\n' },
  sound: { type: 'audio/wav', body: silentWav() }
}

/** A tenth of a second of silence as a WAV file. */
function silentWav(): Buffer {
  const samples = 800
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples, 40)
  return Buffer.concat([head, Buffer.alloc(samples, 128)])
}
