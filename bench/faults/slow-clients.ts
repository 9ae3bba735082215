import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Agent } from 'node:http'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { startNode } from '../../e2e/start-servers.ts'
import { requestAtRate, countErrors, percentile } from '../clients.ts'
import { megabytes, memoryOf } from '../memory.ts'
import { createMixedRequests } from '../mixed-requests.ts'
import type { FaultFinding } from './finding.ts'
import { createFinding } from './finding.ts'

/** Measures whether 2,000 idle connections make other requests fail, and when the server closes them. */
export async function idleConnections(agent: Agent): Promise<FaultFinding[]> {
  const { origin, pid, stop } = await startNode()
  const before = memoryOf(pid)
  const idle = await Promise.all(Array.from({ length: 2000 }, () => openSocket(origin)))
  const begun = performance.now()
  const allClosed = Promise.all(idle.map(waitForClose)).then(() => performance.now())
  try {
    const result = await requestAtRate(agent, () => origin, createMixedRequests(), { seconds: 5, rate: 200 })
    const held = memoryOf(pid)
    const seconds = ((await Promise.race([allClosed, never(60)])) - begun) / 1000
    return [
      createFinding(
        '2,000 idle connections: requests that failed',
        countErrors(result),
        '0',
        countErrors(result) === 0
      ),
      createFinding('  p99 of the requests, ms', percentile(result.times, 0.99)!.toFixed(0), '', true),
      createFinding('  memory, MB', `${megabytes(before)} to ${megabytes(held)}`, '', true),
      createTimeFinding('  closed after, seconds', seconds, 40)
    ]
  } finally {
    for (const socket of idle) socket.destroy()
    await stop()
  }
}

const createTimeFinding = (label: string, seconds: number, maxSeconds: number): FaultFinding =>
  createFinding(
    label,
    Number.isFinite(seconds) ? seconds.toFixed(0) : 'never',
    `<= ${maxSeconds}`,
    seconds <= maxSeconds
  )

/** Measures when clients are disconnected: one writes its request byte by byte, one never reads, one reads steadily but far too slowly. */
export async function slowReaders(origin: string): Promise<FaultFinding[]> {
  const [writer, nonReading, steady] = await Promise.all([sendSlowly(origin), readNothing(origin), readSlowly(origin)])
  return [
    createTimeFinding('disconnected after, seconds: client that sends a byte a second', writer, 60),
    createTimeFinding('  client that sends requests and never reads', nonReading, 90),
    createTimeFinding('  client that reads 16 kB a second', steady, 345)
  ]
}

async function sendSlowly(origin: string): Promise<number> {
  const socket = await openSocket(origin)
  const text = `GET /v3.8/ HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(500)}\r\n\r\n`
  let offset = 0
  const timer = setInterval(() => socket.write(text[offset++ % text.length]!), 1000)
  return untilClosed(socket, 120).finally(() => clearInterval(timer))
}

/** Requests for more bytes than the buffers between client and server hold. */
const largeRequests = 'GET /v3.8/llms-full.txt HTTP/1.1\r\nhost: a\r\naccept-encoding: identity\r\n\r\n'.repeat(20)

async function readNothing(origin: string): Promise<number> {
  const socket = await openSocket(origin)
  socket.pause()
  socket.write(largeRequests)
  return untilDisconnected(socket, 180)
}

async function readSlowly(origin: string): Promise<number> {
  const socket = await openSocket(origin)
  socket.pause()
  socket.write(largeRequests)
  const timer = setInterval(() => void socket.read(16_384), 1000)
  return untilDisconnected(socket, 400).finally(() => clearInterval(timer))
}

async function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => {})
  await once(socket, 'connect')
  // A paused socket does not notice its end.
  socket.resume()
  return socket
}

/** Resolves with the seconds until the server closes, or with Infinity after the limit. */
async function untilClosed(socket: Socket, maxSeconds: number): Promise<number> {
  const begun = performance.now()
  const ended = waitForClose(socket).then(() => (performance.now() - begun) / 1000)
  return Promise.race([ended, never(maxSeconds)]).finally(() => socket.destroy())
}

/** Does the same for a socket that does not read and so does not notice its end; polls the connections of the system, on Linux. */
async function untilDisconnected(socket: Socket, maxSeconds: number): Promise<number> {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const { localPort, remotePort } = socket
  while (isOpen(remotePort!, localPort!) && seconds() < maxSeconds) await new Promise(done => setTimeout(done, 500))
  socket.destroy()
  return seconds() < maxSeconds ? seconds() : Infinity
}

/** True if the server at a port still holds its end of a connection. */
function isOpen(server: number, client: number): boolean {
  const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, '0')
  const established = new RegExp(`: \\w+:${hex(server)} \\w+:${hex(client)} 01 `)
  return established.test(readFileSync('/proc/net/tcp', 'utf8'))
}

/** Resolves on close, also after an error. */
const waitForClose = (socket: Socket): Promise<void> => new Promise(done => socket.once('close', () => done()))

const never = (seconds: number): Promise<number> =>
  new Promise(done => setTimeout(() => done(Infinity), seconds * 1000).unref())
