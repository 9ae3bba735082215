import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BuildManifest } from '../shared/manifest.ts'
import { bodiesFile, manifestFile } from '../shared/manifest.ts'
import { spawnNode } from '../e2e/spawn-server.ts'
import { startBareServer } from './bare-server.ts'
import { sendRequest, requestContinuously, countErrors } from './clients.ts'
import { megabytes, memoryOf } from './memory.ts'
import { median, table } from './table.ts'

/** `npm run bench -- --server`: compares the built server with a minimal one that sends the same bytes and headers. */
const samples = Number(process.env.SAMPLES ?? 5)
const connections = 50
const site = path.resolve(import.meta.dirname, '../dist/site')
const document = '/v3.8/'
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const brotliHeaders = { 'accept-encoding': 'br' }

interface MeasuredServer {
  child: ChildProcess
  origin: string
  /** Seconds to the first response. */
  secondsToResponse: number
}

async function createReport(): Promise<string> {
  const thisServer = await startTimed(spawnNode)
  const frontPage = await sendRequest(agent, thisServer.origin + document, brotliHeaders)
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const bareServer = await startTimed(() => startBareServer(folder, frontPage))
  const rates = { thisServer: [] as number[], bareServer: [] as number[] }
  try {
    for (const { origin } of [thisServer, bareServer]) await measureRate(1, origin)
    // The servers alternate, so that a busy moment of the machine does not distort a single one.
    for (let sample = 0; sample < samples; sample += 1) {
      rates.thisServer.push(await measureRate(3, thisServer.origin))
      rates.bareServer.push(await measureRate(3, bareServer.origin))
    }
    const packed = statSync(path.join(site, bodiesFile)).size
    const idleMemory = memoryOf(thisServer.child.pid)
    const fileCount = await requestAllFiles(thisServer.origin)
    const ratio = median(rates.thisServer)! / median(rates.bareServer)!
    return table([
      [`medians of ${samples}, ${connections} connections kept open`, '', 'target'],
      ['responses per second with the front page', String(Math.round(median(rates.thisServer)!)), ''],
      ['  a bare node:http with the same bytes', String(Math.round(median(rates.bareServer)!)), ''],
      ['  ratio', ratio.toFixed(3), '>= 0.95'],
      ['start to first response, seconds', thisServer.secondsToResponse.toFixed(2), '<= 1'],
      ['memory with the front page, MB', megabytes(idleMemory), ''],
      [
        `memory after all ${fileCount} files, MB`,
        megabytes(memoryOf(thisServer.child.pid)),
        `<= ${megabytes(packed + 60e6)}`
      ]
    ])
  } finally {
    thisServer.child.kill()
    bareServer.child.kill()
    agent.destroy()
    rmSync(folder, { recursive: true })
  }
}

async function startTimed(start: () => ReturnType<typeof spawnNode>): Promise<MeasuredServer> {
  const begun = performance.now()
  const server = await start()
  await sendRequest(agent, server.origin + document, brotliHeaders)
  return { ...server, secondsToResponse: (performance.now() - begun) / 1000 }
}

/** Returns the responses per second of a client with connections that are never idle. */
async function measureRate(seconds: number, origin: string): Promise<number> {
  const requests = [{ path: document, headers: brotliHeaders }]
  const result = await requestContinuously(origin, requests, { seconds, connections })
  if (countErrors(result) > 0) throw new Error(`The server failed: ${[...result.errors.keys()].join(', ')}`)
  return result.times.length / seconds
}

async function requestAllFiles(origin: string): Promise<number> {
  const { files } = JSON.parse(readFileSync(path.join(site, manifestFile), 'utf8')) as BuildManifest
  const names = Object.keys(files)
  for (const name of names)
    await sendRequest(agent, `${origin}/v3.8/${name.split('/').map(encodeURIComponent).join('/')}`, brotliHeaders)
  return names.length
}

console.log(await createReport())
