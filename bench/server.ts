import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BuildManifest } from '../shared/manifest.ts'
import { bodiesFile, manifestFile } from '../shared/manifest.ts'
import { startedNode } from '../e2e/started-server.ts'
import { startBare } from './bare-server.ts'
import { ask, askWithoutRest, errorsOf } from './clients.ts'
import { megabytes, memoryOf } from './memory.ts'
import { median, table } from './table.ts'

/** `npm run bench -- --server`: the built server beside one of five lines that sends the same bytes with the same head and does nothing else. */
const samples = Number(process.env.SAMPLES ?? 5)
const connections = 50
const site = path.resolve(import.meta.dirname, '../dist/site')
const document = '/v3.8/'

interface Running {
  child: ChildProcess
  origin: string
  /** To its first answer, in seconds. */
  first: number
}

async function figures(): Promise<string> {
  const ours = await timed(startedNode)
  const front = await ask(agent, ours.origin + document, packedBest)
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const plain = await timed(() => startBare(folder, front))
  const counts = { ours: [] as number[], plain: [] as number[] }
  try {
    for (const { origin } of [ours, plain]) await answersIn(1, origin)
    // In turns, so that a busy moment of the machine does not hit one of them alone.
    for (let sample = 0; sample < samples; sample += 1) {
      counts.ours.push(await answersIn(3, ours.origin))
      counts.plain.push(await answersIn(3, plain.origin))
    }
    const packed = statSync(path.join(site, bodiesFile)).size
    const rest = memoryOf(ours.child.pid)
    const asked = await askForAll(ours.origin)
    const ratio = median(counts.ours)! / median(counts.plain)!
    return table([
      [`medians of ${samples}, ${connections} connections kept open`, '', 'aim'],
      ['answers a second with the front page', String(Math.round(median(counts.ours)!)), ''],
      ['  a bare node:http with the same bytes', String(Math.round(median(counts.plain)!)), ''],
      ['  ratio', ratio.toFixed(3), '>= 0.95'],
      ['start to first answer, seconds', ours.first.toFixed(2), '<= 1'],
      ['memory with the front page, MB', megabytes(rest), ''],
      [`memory after all ${asked} files, MB`, megabytes(memoryOf(ours.child.pid)), `<= ${megabytes(packed + 60e6)}`]
    ])
  } finally {
    ours.child.kill()
    plain.child.kill()
    agent.destroy()
    rmSync(folder, { recursive: true })
  }
}

async function timed(start: () => ReturnType<typeof startedNode>): Promise<Running> {
  const begun = performance.now()
  const server = await start()
  await ask(agent, server.origin + document, packedBest)
  return { ...server, first: (performance.now() - begun) / 1000 }
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })
const packedBest = { 'accept-encoding': 'br' }

/** As many as one client gets that never lets a connection rest. */
async function answersIn(seconds: number, origin: string): Promise<number> {
  const wishes = [{ path: document, headers: packedBest }]
  const heard = await askWithoutRest(origin, wishes, { seconds, connections })
  if (errorsOf(heard) > 0) throw new Error(`The server failed: ${[...heard.errors.keys()].join(', ')}`)
  return heard.times.length / seconds
}

async function askForAll(origin: string): Promise<number> {
  const { files } = JSON.parse(readFileSync(path.join(site, manifestFile), 'utf8')) as BuildManifest
  const names = Object.keys(files)
  for (const name of names)
    await ask(agent, `${origin}/v3.8/${name.split('/').map(encodeURIComponent).join('/')}`, packedBest)
  return names.length
}

console.log(await figures())
