import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSocket } from 'node:dgram'
import type { Socket } from 'node:dgram'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/** A host on this machine that a test owns, and what was asked of it for `/planted/<kind>?by=<who asked>`. */
export interface Host {
  origin: string
  /** A port that hears datagrams: the name of whoever sends one is asked there. */
  relay: (name: string) => Promise<number>
  /** Who asked, in order; with `cookies` when the browser sent some along. */
  asked: string[]
  close: () => Promise<void>
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Somebody else's host: whoever asks it for anything gets it. */
export const openStranger = (): Promise<Host> =>
  openHost('stranger.localhost', (_, response) => void response.writeHead(204).end())

/** A host for as long as a test wants it. */
export async function lendHost<H extends { close: () => Promise<unknown> }>(
  opening: Promise<H>,
  use: (host: H) => Promise<void>
): Promise<void> {
  const host = await opening
  await use(host)
  await host.close()
}

/** `plain`: as a host serves it that sends no headers of its own. `down`: nothing is left of any wall. */
export type Walls = 'up' | 'plain' | 'down'

/** The site under test on an address of its own. */
export function openSite(site: string, walls: Walls): Promise<Host> {
  return openHost('127.0.0.1', (incoming, response) => {
    const headers = { ...incoming.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
    const outgoing = request(new URL(incoming.url!, site), { method: incoming.method, headers }, answer => {
      if (walls === 'down') return void sendBare(answer, response)
      response.writeHead(answer.statusCode!, walls === 'up' ? answer.headers : withoutWalls(answer.headers))
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
}

const wallHeaders =
  /^(content-security-policy|permissions-policy|cross-origin-.*|x-content-type-options|referrer-policy|x-dns-prefetch-control)$/

const withoutWalls = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !wallHeaders.test(name)))

/** What stands in the site's files, and what is put in its place. */
const torn: [wall: RegExp | string, hole: string][] = [
  [/<meta http-equiv="Content-Security-Policy"[^>]*>/g, ''],
  [/policy\.content =\s*"[^"]*"/, 'policy.content = ""'],
  [/\.setAttribute\(([`'"])sandbox\1,\s*([`'"])allow-scripts\2\)/, '.setAttribute("data-bare", "")'],
  // In the frame's program: see sandbox/walls.ts.
  [/\^\(webkit\|moz\)\?RTC\|\^\(WebTransport\|/, '^(?!)('],
  [/addEventListener\(([`'"])(aux)?click\1,\w+,\{capture:!0\}\)/g, '0'],
  [/if\((\w+)\(\)\)return (\w+)\((\w+),this,(\w+)\)/, 'return $2($3,this,$4)'],
  // In the page: see focus-guard.ts.
  [/addEventListener\(([`'"])keydown\1,\w+,\{capture:!0\}\)/g, '0'],
  [/addEventListener\(([`'"])blur\1,\w+\)/g, '0'],
  [/!==([`'"])copy\1&&/, '!=="copy"||'],
  // Who may speak to the page, and to the page of the frame.
  [/if\(!(\w+)\|\|!(\w+)\|\|\1!==\2&&\1\.parent!==\2\)return;/, ''],
  ['source !== parent || parent === window || origin !== own || ', '']
]

/** Without the headers, without any policy, without the frame's `sandbox` and without the walls of its program. */
async function sendBare(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const { 'content-length': _, etag: __, ...headers } = withoutWalls(answer.headers)
  response.writeHead(answer.statusCode!, headers)
  const body = Buffer.concat(chunks)
  if (!/html|javascript/.test(answer.headers['content-type'] ?? '')) return void response.end(body)
  response.end(torn.reduce((text, [wall, hole]) => text.replace(wall, hole), body.toString()))
}

async function openHost(name: string, otherwise: Answer): Promise<Host> {
  const asked: string[] = []
  const note = ({ url, headers }: IncomingMessage): string => {
    const { pathname, searchParams } = new URL(url!, 'http://host')
    const kind = /^\/(?:v3\.8\/)?planted\/(\w+)$/.exec(pathname)?.[1] ?? ''
    const by = searchParams.get('by')
    if (by) asked.push(headers.cookie ? `${by} with cookies` : by)
    return kind
  }
  const server = createServer((incoming, response) => {
    const file = planted[note(incoming)]
    if (!file) return otherwise(incoming, response)
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
    note(incoming)
    const accept = createHash('sha1').update(`${incoming.headers['sec-websocket-key']}${socketMark}`).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`
    )
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const relays: Socket[] = []
  const relay = async (name: string) => {
    const socket = createSocket('udp4')
    relays.push(socket)
    // A browser asks several times until somebody answers.
    socket.once('message', () => asked.push(name))
    await new Promise<void>(resolve => void socket.bind(0, '127.0.0.1', resolve))
    return socket.address().port
  }
  const close = () => {
    server.closeAllConnections()
    for (const socket of relays) socket.close()
    for (const socket of sockets) socket.destroy()
    return new Promise<void>(resolve => void server.close(() => resolve()))
  }
  return { origin: `http://${name}:${port}`, asked, relay, close }
}

const socketMark = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

const font = new URL(
  '../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  import.meta.url
)

/** Something good of each kind, so that what is refused is not refused because it was broken. */
const planted: Record<string, { type: string; body: string | Buffer }> = {
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
  sound: { type: 'audio/wav', body: silence() }
}

/** A tenth of a second of nothing, as a WAV file. */
function silence(): Buffer {
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
