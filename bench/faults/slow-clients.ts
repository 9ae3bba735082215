import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Agent } from 'node:http'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { startNode } from '../../e2e/both-servers.ts'
import { askAtPace, errorsOf, percentile } from '../clients.ts'
import { megabytes, memoryOf } from '../memory.ts'
import { mixedWishes } from '../mixed-wishes.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'

/** 2,000 that connect and say nothing, while readers ask. */
export async function crowd(agent: Agent): Promise<Finding[]> {
  const { origin, pid, stop } = await startNode()
  const before = memoryOf(pid)
  const idle = await Promise.all(Array.from({ length: 2000 }, () => connected(origin)))
  const begun = performance.now()
  const allClosed = Promise.all(idle.map(closed)).then(() => performance.now())
  try {
    const heard = await askAtPace(agent, () => origin, mixedWishes(), { seconds: 5, rate: 200 })
    const held = memoryOf(pid)
    const seconds = ((await Promise.race([allClosed, never(60)])) - begun) / 1000
    return [
      finding('2,000 idle connections: requests that failed', errorsOf(heard), '0', errorsOf(heard) === 0),
      finding('  p99 of the others, ms', percentile(heard.times, 0.99)!.toFixed(0), '', true),
      finding('  memory, MB', `${megabytes(before)} to ${megabytes(held)}`, '', true),
      line('  let go after, seconds', seconds, 40)
    ]
  } finally {
    for (const socket of idle) socket.destroy()
    await stop()
  }
}

const line = (who: string, seconds: number, most: number): Finding =>
  finding(who, Number.isFinite(seconds) ? seconds.toFixed(0) : 'never', `<= ${most}`, seconds <= most)

/** One that writes its request byte by byte, one that asks and never reads, one that reads steadily and far too slowly. */
export async function slowReaders(origin: string): Promise<Finding[]> {
  const [writer, silent, steady] = await Promise.all([writesSlowly(origin), readsNothing(origin), readsSlowly(origin)])
  return [
    line('cut off after, seconds: who writes a byte a second', writer, 60),
    line('  who asks and never reads', silent, 90),
    line('  who reads 16 kB a second', steady, 345)
  ]
}

async function writesSlowly(origin: string): Promise<number> {
  const socket = await connected(origin)
  const text = `GET /v3.8/ HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(500)}\r\n\r\n`
  let at = 0
  const timer = setInterval(() => socket.write(text[at++ % text.length]!), 1000)
  return untilClosed(socket, 120).finally(() => clearInterval(timer))
}

/** More than any buffer between the two holds. */
const greedy = 'GET /v3.8/llms-full.txt HTTP/1.1\r\nhost: a\r\naccept-encoding: identity\r\n\r\n'.repeat(20)

async function readsNothing(origin: string): Promise<number> {
  const socket = await connected(origin)
  socket.pause()
  socket.write(greedy)
  return untilLetGo(socket, 180)
}

async function readsSlowly(origin: string): Promise<number> {
  const socket = await connected(origin)
  socket.pause()
  socket.write(greedy)
  const timer = setInterval(() => void socket.read(16_384), 1000)
  return untilLetGo(socket, 400).finally(() => clearInterval(timer))
}

async function connected(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => {})
  await once(socket, 'connect')
  // Otherwise the end is not seen.
  socket.resume()
  return socket
}

/** Seconds until the other side has closed; never for no end within `most`. */
async function untilClosed(socket: Socket, most: number): Promise<number> {
  const begun = performance.now()
  const ended = closed(socket).then(() => (performance.now() - begun) / 1000)
  return Promise.race([ended, never(most)]).finally(() => socket.destroy())
}

/** The same for one that does not read, and so does not see the end: the system's list of connections tells, on Linux. */
async function untilLetGo(socket: Socket, most: number): Promise<number> {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const { localPort, remotePort } = socket
  while (isOpen(remotePort!, localPort!) && seconds() < most) await new Promise(done => setTimeout(done, 500))
  socket.destroy()
  return seconds() < most ? seconds() : Infinity
}

/** Whether the server at a port still holds its end of a connection. */
function isOpen(server: number, client: number): boolean {
  const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, '0')
  const established = new RegExp(`: \\w+:${hex(server)} \\w+:${hex(client)} 01 `)
  return established.test(readFileSync('/proc/net/tcp', 'utf8'))
}

/** Also by an error, which is how it ends for some. */
const closed = (socket: Socket): Promise<void> => new Promise(done => socket.once('close', () => done()))

const never = (seconds: number): Promise<number> =>
  new Promise(done => setTimeout(() => done(Infinity), seconds * 1000).unref())
