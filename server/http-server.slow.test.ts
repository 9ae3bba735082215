import { once } from 'node:events'
import type { Server } from 'node:http'
import { get } from 'node:http'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer, type Timeouts } from './http-server.ts'
import { listen } from './listen.ts'

const body = 'x'.repeat(1_100_000)
const requestCount = 6
const longTimeouts: Timeouts = { request: 600_000, inactivity: 0, keepAlive: 600_000, response: 600_000 }
const running: { server: Server; sockets: Set<Socket> }[] = []

afterEach(async () => {
  for (const { server, sockets } of running.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
})

async function serve(timeouts: Timeouts, maxConnections = 5000) {
  const server = createHttpServer(() => new Response(body), { maxConnections }, timeouts)
  const port = await listen(server, '127.0.0.1', 0)
  const sockets = new Set<Socket>()
  running.push({ server, sockets })
  /** Opens a client that sends the text and never reads. */
  const open = async (text: string) => {
    const socket = connect({ port, host: '127.0.0.1' })
    sockets.add(socket)
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.pause()
    socket.write(text)
    return socket
  }
  const held = () => new Promise<number>(resolve => server.getConnections((_, count) => resolve(count)))
  const getResponseSize = () =>
    new Promise<number>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent: false }, response => {
        let size = 0
        response.on('data', (data: Buffer) => (size += data.length)).on('end', () => resolve(size))
      }).on('error', reject)
    })
  return { server, open, held, getResponseSize }
}

const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'
const pipelinedRequests = request.repeat(requestCount)
const repeat = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))
const eventually = { timeout: 60_000, interval: 50 }

test('2,000 silent clients and 60 clients that read nothing are disconnected, and a normal client is served', async () => {
  const { open, held, getResponseSize } = await serve({
    request: 3000,
    inactivity: 3000,
    keepAlive: 3000,
    response: 60_000
  })
  await repeat(2000, () => open(''))
  await repeat(60, () => open(pipelinedRequests))
  expect(await getResponseSize()).toBe(body.length)
  await expect.poll(held, eventually).toBe(0)
  expect(await getResponseSize()).toBe(body.length)
})

test('control: without timeouts, silent and non-reading clients stay connected', async () => {
  const limited = await serve({ request: 500, inactivity: 500, keepAlive: 500, response: 60_000 })
  const unlimited = await serve(longTimeouts)
  for (const { open } of [unlimited, limited]) {
    await repeat(20, () => open(''))
    await repeat(20, () => open(pipelinedRequests))
  }
  await expect.poll(limited.held, eventually).toBe(0)
  expect(await unlimited.held()).toBe(40)
})

test('a client that reads single bytes is disconnected after the response timeout', async () => {
  const { open, held } = await serve({ request: 60_000, inactivity: 60_000, keepAlive: 60_000, response: 500 })
  const socket = await open(pipelinedRequests)
  const readTimer = setInterval(() => void socket.read(1), 20)
  await expect.poll(held, eventually).toBe(0)
  clearInterval(readTimer)
})

test('a client that reads slowly but steadily gets the whole response', async () => {
  const { open } = await serve({ request: 60_000, inactivity: 400, keepAlive: 400, response: 60_000 })
  const socket = await open('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  let size = 0
  const readTimer = setInterval(() => (size += (socket.read(50_000) as Buffer | null)?.length ?? 0), 20)
  socket.on('readable', () => {})
  await once(socket, 'close')
  clearInterval(readTimer)
  expect(size).toBeGreaterThan(body.length)
})

test('an idle connection is closed one second after the announced keep-alive', async () => {
  const { server, open, held } = await serve({ request: 60_000, inactivity: 60_000, keepAlive: 1000, response: 60_000 })
  const connected = once(server, 'connection') as Promise<[Socket]>
  const client = await open('HEAD / HTTP/1.1\r\nhost: a\r\n\r\n')
  const [connection] = await connected
  const [head] = (await once(client.resume(), 'data')) as [Buffer]
  expect(String(head)).toContain('Keep-Alive: timeout=1\r\n')
  await expect.poll(() => connection.timeout, eventually).toBe(2000)
  await expect.poll(held, eventually).toBe(0)
})

test('a connection with pipelined requests gets the inactivity timeout, not the keep-alive timeout', async () => {
  const { server, open } = await serve({ request: 60_000, inactivity: 60_000, keepAlive: 1000, response: 60_000 })
  const connected = once(server, 'connection') as Promise<[Socket]>
  const client = await open(pipelinedRequests)
  const [connection] = await connected
  await once(client, 'readable')
  client.read()
  expect(connection.timeout).toBe(60_000)
})

test('a connection beyond the maximum is refused, and accepted after another one closes', async () => {
  const { open, held, getResponseSize } = await serve(longTimeouts, 10)
  const sockets = await repeat(10, () => open(''))
  await expect.poll(held, eventually).toBe(10)
  await expect(getResponseSize()).rejects.toThrow()
  sockets[0]!.destroy()
  await expect.poll(held, eventually).toBe(9)
  expect(await getResponseSize()).toBe(body.length)
})
