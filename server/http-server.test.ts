import { once } from 'node:events'
import type { Server } from 'node:http'
import { get } from 'node:http'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer, type Patience } from './http-server.ts'
import { listen } from './listen.ts'

const body = 'x'.repeat(1_100_000)
const answers = 6
const patient: Patience = { request: 600_000, silence: 0, rest: 600_000, answer: 600_000 }
const running: { server: Server; sockets: Set<Socket> }[] = []

afterEach(async () => {
  for (const { server, sockets } of running.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
})

async function serve(patience: Patience, maxConnections = 5000) {
  const server = createHttpServer(() => new Response(body), { maxConnections }, patience)
  const port = await listen(server, '127.0.0.1', 0)
  const sockets = new Set<Socket>()
  running.push({ server, sockets })
  /** A client that sends this and then never reads. */
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
  const answerSize = () =>
    new Promise<number>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent: false }, response => {
        let size = 0
        response.on('data', (data: Buffer) => (size += data.length)).on('end', () => resolve(size))
      }).on('error', reject)
    })
  return { server, open, held, answerSize }
}

const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'
const greedy = request.repeat(answers)
const many = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))
const eventually = { timeout: 60_000, interval: 50 }

test('2,000 silent and 60 greedy clients are let go, and a normal one is answered beside them', async () => {
  const { open, held, answerSize } = await serve({ request: 3000, silence: 3000, rest: 3000, answer: 60_000 })
  await many(2000, () => open(''))
  await many(60, () => open(greedy))
  expect(await answerSize()).toBe(body.length)
  await expect.poll(held, eventually).toBe(0)
  expect(await answerSize()).toBe(body.length)
})

test('control: without time-outs they stay', async () => {
  const limited = await serve({ request: 500, silence: 500, rest: 500, answer: 60_000 })
  const unlimited = await serve(patient)
  for (const { open } of [unlimited, limited]) {
    await many(20, () => open(''))
    await many(20, () => open(greedy))
  }
  await expect.poll(limited.held, eventually).toBe(0)
  expect(await unlimited.held()).toBe(40)
})

test('who reads by single bytes is let go after a while', async () => {
  const { open, held } = await serve({ request: 60_000, silence: 60_000, rest: 60_000, answer: 500 })
  const socket = await open(greedy)
  const trickle = setInterval(() => void socket.read(1), 20)
  await expect.poll(held, eventually).toBe(0)
  clearInterval(trickle)
})

test('who reads slowly but steadily gets all of an answer', async () => {
  const { open } = await serve({ request: 60_000, silence: 400, rest: 400, answer: 60_000 })
  const socket = await open('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  let size = 0
  const sip = setInterval(() => (size += (socket.read(50_000) as Buffer | null)?.length ?? 0), 20)
  socket.on('readable', () => {})
  await once(socket, 'close')
  clearInterval(sip)
  expect(size).toBeGreaterThan(body.length)
})

test('a resting client is kept a second longer than it was told, then let go', async () => {
  const { server, open, held } = await serve({ request: 60_000, silence: 60_000, rest: 1000, answer: 60_000 })
  const connected = once(server, 'connection') as Promise<[Socket]>
  const client = await open('HEAD / HTTP/1.1\r\nhost: a\r\n\r\n')
  const [connection] = await connected
  const [head] = (await once(client.resume(), 'data')) as [Buffer]
  expect(String(head)).toContain('Keep-Alive: timeout=1\r\n')
  await expect.poll(() => connection.timeout, eventually).toBe(2000)
  await expect.poll(held, eventually).toBe(0)
})

test('a client whose further requests wait for it to read does not rest', async () => {
  const { server, open } = await serve({ request: 60_000, silence: 60_000, rest: 1000, answer: 60_000 })
  const connected = once(server, 'connection') as Promise<[Socket]>
  const client = await open(greedy)
  const [connection] = await connected
  await once(client, 'readable')
  client.read()
  expect(connection.timeout).toBe(60_000)
})

test('there are no more connections than are allowed, and a place that is free is given away', async () => {
  const { open, held, answerSize } = await serve(patient, 10)
  const sockets = await many(10, () => open(''))
  await expect.poll(held, eventually).toBe(10)
  await expect(answerSize()).rejects.toThrow()
  sockets[0]!.destroy()
  await expect.poll(held, eventually).toBe(9)
  expect(await answerSize()).toBe(body.length)
})
