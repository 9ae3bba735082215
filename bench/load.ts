import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Running } from '../e2e/both-servers.ts'
import { startNode } from '../e2e/both-servers.ts'
import { startNginx } from '../e2e/hosts/nginx.ts'
import { startBare } from './bare-server.ts'
import type { Wish } from './clients.ts'
import { ask, askWithoutRest, errorsOf, percentile } from './clients.ts'
import { megabytes, memoryOf } from './memory.ts'
import { base, site, someFiles, wishFor } from './mixed-wishes.ts'
import { median, table } from './table.ts'

/** `npm run bench -- --load`: how many answers a second, beside nginx and a bare node:http, in turns. */
const samples = Number(process.env.SAMPLES ?? 5)
const connections = 50
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const headers = { 'accept-encoding': 'gzip' }

const front: Wish[] = [{ path: base, headers }]
const names = someFiles(200)
const mixed: Wish[] = names.map(name => wishFor(name, headers))

interface Measured {
  rates: number[]
  p50: number[]
  p99: number[]
  errors: number
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
const running: Running[] = []
try {
  const ours = await startNode()
  const nginx = await startNginx(packedCopy(path.join(folder, 'site')), base)
  const bare = await startBare(folder, await ask(agent, ours.origin + base, headers))
  const plain: Running = { origin: bare.origin, pid: bare.child.pid, stop: async () => bare.child.kill() }
  running.push(ours, nginx, plain)
  const rows = [
    ...(await rowsOf('front page', front, { ours, 'bare node:http': plain, nginx })),
    ...(await rowsOf(`${mixed.length} files`, mixed, { ours, nginx }))
  ]
  console.log(
    table([
      [`medians of ${samples}, ${connections} connections`, 'a second', 'p50 ms', 'p99 ms', 'errors', 'memory MB'],
      ...rows
    ])
  )
} finally {
  for (const { stop } of running) await stop()
  agent.destroy()
  rmSync(folder, { recursive: true })
}

/** In turns, so that a busy moment of the machine does not hit one of them alone. */
async function rowsOf(what: string, wishes: Wish[], servers: Record<string, Running>): Promise<string[][]> {
  const measured = new Map<string, Measured>()
  for (const { origin } of Object.values(servers)) await askWithoutRest(origin, wishes, { seconds: 2, connections })
  for (let sample = 0; sample < samples; sample++)
    for (const [name, { origin }] of Object.entries(servers)) {
      const heard = await askWithoutRest(origin, wishes, { seconds: 3, connections })
      const known = measured.get(name) ?? { rates: [], p50: [], p99: [], errors: 0 }
      known.rates.push(heard.times.length / heard.seconds)
      known.p50.push(percentile(heard.times, 0.5) ?? NaN)
      known.p99.push(percentile(heard.times, 0.99) ?? NaN)
      known.errors += errorsOf(heard)
      measured.set(name, known)
    }
  return [...measured].map(([name, { rates, p50, p99, errors }]) => [
    `${what}, ${name}`,
    String(Math.round(median(rates)!)),
    median(p50)!.toFixed(1),
    median(p99)!.toFixed(1),
    String(errors),
    megabytes(memoryOf(servers[name]!.pid))
  ])
}

/** The files of the mix with a packed sibling each, as `npm run build -- --siblings` leaves them for nginx. */
function packedCopy(target: string): string {
  for (const name of names) {
    const file = path.join(target, name)
    const body = readFileSync(path.join(site, name))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, body)
    if (/\.(html|m?js|css|json|xml|svg|txt|md|vue|ts)$/.test(name))
      writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
  return target
}
