import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BuildManifest } from '../shared/manifest.ts'
import { bodiesFile, manifestFile } from '../shared/manifest.ts'
import { startedNode, startedServer } from '../e2e/started-server.ts'
import { median, table } from './table.ts'

/** `npm run bench -- --server`: the built server beside one of five lines that sends the same bytes with the same head and does nothing else. */
const samples = Number(process.env.SAMPLES ?? 5)
const connections = 50
const site = path.resolve(import.meta.dirname, '../dist/site')
const document = '/v3.8/'

const bare = `
const { createServer } = require('node:http')
const { readFileSync } = require('node:fs')
const { head, file } = JSON.parse(process.env.ANSWER)
const body = readFileSync(file)
const server = createServer((_, answer) => answer.writeHead(200, head).end(body))
server.listen(0, '127.0.0.1', () => console.log('Serving http://127.0.0.1:' + server.address().port))
`

interface Running {
  child: ChildProcess
  origin: string
  /** To its first answer, in seconds. */
  first: number
}

async function figures(): Promise<string> {
  const ours = await timed(startedNode)
  const { headers, body } = await ask(ours.origin + document)
  const head = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(date|connection|keep-alive)$/.test(name))
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const file = path.join(folder, 'body')
  writeFileSync(file, body)
  const plain = await timed(() => startedServer(['-e', bare], { ANSWER: JSON.stringify({ head, file }) }))
  const counts = { ours: [] as number[], plain: [] as number[] }
  try {
    for (const { origin } of [ours, plain]) await answersIn(1, origin)
    // In turns, so that a busy moment of the machine does not hit one of them alone.
    for (let sample = 0; sample < samples; sample += 1) {
      counts.ours.push(await answersIn(3, ours.origin))
      counts.plain.push(await answersIn(3, plain.origin))
    }
    const packed = statSync(path.join(site, bodiesFile)).size
    const rest = memory(ours)
    const asked = await askForAll(ours.origin)
    const ratio = median(counts.ours)! / median(counts.plain)!
    return table([
      [`medians of ${samples}, ${connections} connections kept open`, '', 'aim'],
      ['answers a second with the front page', String(Math.round(median(counts.ours)!)), ''],
      ['  a bare node:http with the same bytes', String(Math.round(median(counts.plain)!)), ''],
      ['  ratio', ratio.toFixed(3), '>= 0.95'],
      ['start to first answer, seconds', ours.first.toFixed(2), '<= 1'],
      ['memory with the front page, MB', megabytes(rest), ''],
      [`memory after all ${asked} files, MB`, megabytes(memory(ours)), `<= ${megabytes(packed + 60e6)}`]
    ])
  } finally {
    ours.child.kill()
    plain.child.kill()
    agent.destroy()
    rmSync(folder, { recursive: true })
  }
}

async function timed(start: () => ReturnType<typeof startedServer>): Promise<Running> {
  const begun = performance.now()
  const server = await start()
  await ask(server.origin + document)
  return { ...server, first: (performance.now() - begun) / 1000 }
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })

async function ask(address: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const asked = request(address, { agent, headers: { 'accept-encoding': 'br' } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return { headers: answer.headers, body: Buffer.concat(parts) }
}

/** As many as one client gets that never lets a connection rest. */
async function answersIn(seconds: number, origin: string): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  const lane = () =>
    new Promise<void>((done, failed) => {
      const next = () => {
        if (performance.now() >= end) return done()
        request(origin + document, { agent, headers: { 'accept-encoding': 'br' } }, answer => {
          answer.resume()
          answer.on('end', () => {
            count += 1
            next()
          })
        })
          .on('error', failed)
          .end()
      }
      next()
    })
  await Promise.all(Array.from({ length: connections }, lane))
  return count / seconds
}

async function askForAll(origin: string): Promise<number> {
  const { files } = JSON.parse(readFileSync(path.join(site, manifestFile), 'utf8')) as BuildManifest
  const names = Object.keys(files)
  for (const name of names) await ask(`${origin}/v3.8/${name.split('/').map(encodeURIComponent).join('/')}`)
  return names.length
}

/** What the process holds, in bytes; known on Linux. */
function memory({ child }: Running): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024
  } catch {
    return undefined
  }
}

const megabytes = (bytes: number | undefined): string => (bytes === undefined ? '–' : (bytes / 1e6).toFixed(0))

console.log(await figures())
