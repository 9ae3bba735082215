import type { Server } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSeededRandom } from '../shared/seeded-random.ts'
import { createFakeApp, shortTimeouts, createMemoryLog } from './fakes.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'

const log = createMemoryLog()
let server: Server
let port = 0

beforeAll(async () => {
  const app = await createFakeApp({ log })
  server = createHttpServer(app.fetch, { maxConnections: 100 }, shortTimeouts)
  port = await listen(server, '127.0.0.1', 0)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends the bytes and resolves with everything that the server sends back. */
function send(text: string): Promise<string> {
  return new Promise(resolve => {
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.end(Buffer.from(text, 'latin1')))
    socket.setEncoding('latin1')
    socket.on('data', data => (answer += String(data)))
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}

const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
const stack = /\bat .+:\d+:\d+|node:internal|node_modules|TypeError|Error:/

const hosts = [
  'xn--',
  'xn--a',
  'xn--a-ecp.ru',
  'a.xn--',
  '',
  ' ',
  '.',
  '..',
  'a..b',
  '-',
  '_',
  '%',
  '%00',
  '%zz',
  'a b',
  'a/b',
  'a?b',
  'a#b',
  'a@b',
  'a\\b',
  ':',
  ':80',
  'a:',
  'a:0',
  'a:99999',
  'a:-1',
  'a:x',
  '[',
  ']',
  '[]',
  '[::1]',
  '[::1]:80',
  '[::zz]',
  '1.2.3.4.5',
  '256.256.256.256',
  '0x7f.1',
  '4294967296',
  '1e9',
  '<script>',
  '\xe4\xb8\xad',
  '\xff',
  '\xad',
  'a\tb',
  'javascript:alert(1)',
  `${'a'.repeat(300)}.com`,
  `${'a.'.repeat(300)}com`
]

test.each(hosts)('a request with the host %j gets the page, a redirect, 400 or 404, and no stack trace', async host => {
  for (const path of ['/v3.8/', '/', '/healthz', '/robots.txt', '/api/npm/versions/vxe-table', '/v3.8/gone']) {
    const answer = await send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    const [status, ...more] = statusesOf(answer)
    expect([200, 302, 400, 404], `${path}: ${answer.slice(0, 80)}`).toContain(status)
    expect(more).toEqual([])
    expect(answer).not.toMatch(stack)
  }
})

const parts = {
  method: ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'PROPFIND', 'M-SEARCH', 'X', ''],
  target: [
    '/v3.8/',
    '/',
    '*',
    'http://xn--/v3.8/',
    'http://a/v3.8/',
    'https://[/',
    '//',
    '//xn--/',
    'a',
    '/%',
    '/v3.8/..%2f',
    '/v3.8/\\',
    '/v3.8/?v=%',
    '',
    'http:',
    'http://',
    '/v3.8/#a',
    '/api/npm/versions/vxe-table'
  ],
  version: ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''],
  name: [
    'Accept-Encoding',
    'Range',
    'If-None-Match',
    'If-Range',
    'Accept',
    'Host',
    'Content-Length',
    'Transfer-Encoding',
    'Upgrade',
    'Connection',
    'Expect',
    'Sec-Fetch-Mode',
    'Cookie',
    'X',
    '__proto__',
    'constructor',
    ''
  ],
  value: [
    'gzip;q=',
    'br;q=2',
    'bytes=0-',
    'bytes=9999999999999999999-',
    'bytes=-0',
    '"',
    'W/"',
    '*',
    '100-continue',
    'websocket',
    'chunked',
    '-1',
    '1e3',
    '99999999999999999999',
    'text/html',
    'xn--',
    '%',
    '\x00',
    '\x7f',
    '\xff\xfe',
    '',
    'a'.repeat(9000)
  ],
  noise: ['\r\n', '\n', '\r', ' ', '\t', ':', '\x00', '\x1b', '\xff', '%', '\u0080']
}

function requestFrom(pick: (below: number) => number): string {
  const one = (list: readonly string[]) => list[pick(list.length)]!
  const noise = () => (pick(12) ? '' : one(parts.noise))
  const header = () => `${one(parts.name)}${noise()}:${pick(9) ? ' ' : ''}${one(parts.value)}${noise()}\r\n`
  const line = `${pick(3) ? 'GET' : one(parts.method)} ${one(parts.target)}${noise()} ${pick(4) ? 'HTTP/1.1' : one(parts.version)}\r\n`
  const host = pick(5) ? `Host: ${pick(3) ? 'a' : one(hosts)}\r\n` : ''
  return `${line}${host}${Array.from({ length: pick(5) }, header).join('')}\r\n${pick(6) ? '' : one(parts.value)}`
}

test('random request lines and headers never cause a server error', async () => {
  const statuses = new Set<number>()
  for (let from = 1; from <= 1500; from += 25) {
    const requests = Array.from({ length: 25 }, (_, index) => requestFrom(createSeededRandom(from + index)))
    for (const [index, answer] of (await Promise.all(requests.map(send))).entries()) {
      for (const status of statusesOf(answer)) {
        expect(status, `seed ${from + index}: ${JSON.stringify(requests[index])}`).toBeLessThan(500)
        statuses.add(status)
      }
      expect(answer).not.toMatch(stack)
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 400, 404, 405]))
  expect(log.errors).toEqual([])
})

test('control: a failing app gives a 500 response without a stack trace', async () => {
  const failing = await createFakeApp({ assets: { respond: () => new URL('http://xn--') as never } })
  const answer = await failing.request('/v3.8/')
  expect([answer.status, stack.test(await answer.text())]).toEqual([500, false])
})
