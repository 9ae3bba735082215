import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { RunningServer } from '../e2e/start-servers.ts'
import { startNode } from '../e2e/start-servers.ts'
import { startNginx } from '../e2e/hosts/nginx.ts'
import { startBareServer } from './bare-server.ts'
import type { BenchRequest } from './clients.ts'
import { sendRequest, requestContinuously, countErrors, percentile } from './clients.ts'
import { megabytes, memoryOf } from './memory.ts'
import { base, site, sampleFiles, requestFor } from './mixed-requests.ts'
import { median, table } from './table.ts'

/** `npm run bench -- --load`: compares the responses per second with nginx and a bare node:http. */
const samples = Number(process.env.SAMPLES ?? 5)
const connections = 50
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const headers = { 'accept-encoding': 'gzip' }

const frontPage: BenchRequest[] = [{ path: base, headers }]
const sampledNames = sampleFiles(200)
const mixed: BenchRequest[] = sampledNames.map(name => requestFor(name, headers))

interface ServerSamples {
  rates: number[]
  p50: number[]
  p99: number[]
  errors: number
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
const running: RunningServer[] = []
try {
  const thisServer = await startNode()
  const nginx = await startNginx(copyWithPrecompressedFiles(path.join(folder, 'site')), base)
  const spawned = await startBareServer(folder, await sendRequest(agent, thisServer.origin + base, headers))
  const bareServer: RunningServer = {
    origin: spawned.origin,
    pid: spawned.child.pid,
    stop: async () => spawned.child.kill()
  }
  running.push(thisServer, nginx, bareServer)
  const rows = [
    ...(await rowsOf('front page', frontPage, { 'this server': thisServer, 'bare node:http': bareServer, nginx })),
    ...(await rowsOf(`${mixed.length} files`, mixed, { 'this server': thisServer, nginx }))
  ]
  console.log(
    table([
      [
        `medians of ${samples}, ${connections} connections`,
        'responses per second',
        'p50 ms',
        'p99 ms',
        'errors',
        'memory MB'
      ],
      ...rows
    ])
  )
} finally {
  for (const { stop } of running) await stop()
  agent.destroy()
  rmSync(folder, { recursive: true })
}

/** Alternates between the servers, so that a busy moment of the machine does not distort a single one. */
async function rowsOf(
  label: string,
  requests: BenchRequest[],
  servers: Record<string, RunningServer>
): Promise<string[][]> {
  const measured = new Map<string, ServerSamples>()
  for (const { origin } of Object.values(servers))
    await requestContinuously(origin, requests, { seconds: 2, connections })
  for (let sample = 0; sample < samples; sample++)
    for (const [name, { origin }] of Object.entries(servers)) {
      const result = await requestContinuously(origin, requests, { seconds: 3, connections })
      const samplesOfServer = measured.get(name) ?? { rates: [], p50: [], p99: [], errors: 0 }
      samplesOfServer.rates.push(result.times.length / result.seconds)
      samplesOfServer.p50.push(percentile(result.times, 0.5) ?? NaN)
      samplesOfServer.p99.push(percentile(result.times, 0.99) ?? NaN)
      samplesOfServer.errors += countErrors(result)
      measured.set(name, samplesOfServer)
    }
  return [...measured].map(([name, { rates, p50, p99, errors }]) => [
    `${label}, ${name}`,
    String(Math.round(median(rates)!)),
    median(p50)!.toFixed(1),
    median(p99)!.toFixed(1),
    String(errors),
    megabytes(memoryOf(servers[name]!.pid))
  ])
}

/** Copies the requested files, each with a `.gz` file beside it, as `npm run build -- --siblings` creates them for nginx. */
function copyWithPrecompressedFiles(target: string): string {
  for (const name of sampledNames) {
    const file = path.join(target, name)
    const body = readFileSync(path.join(site, name))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, body)
    if (/\.(html|m?js|css|json|xml|svg|txt|md|vue|ts)$/.test(name))
      writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
  return target
}
