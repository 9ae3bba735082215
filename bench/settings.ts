import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNode } from '../e2e/start-servers.ts'
import { manifestFile, type BuildManifest } from '../shared/manifest.ts'
import { countErrors, requestContinuously, requestEach, type BenchRequest } from './clients.ts'
import { megabytes, memoryOf } from './memory.ts'
import { site } from './mixed-requests.ts'
import { median, table } from './table.ts'

/**
 * `npm run bench -- --settings`: responses per second with all pages, for each setting that changes them beside none.
 * Each server starts with an empty cache. `SECONDS` and `SAMPLES` change how long it is measured.
 */
const seconds = Number(process.env.SECONDS ?? 10)
const samples = Number(process.env.SAMPLES ?? 3)
const connections = 50

interface Rates {
  /** Responses per second until each page was requested once. */
  first: number[]
  /** Responses per second from the start on. */
  all: number[]
  memory: number
}

const { files } = JSON.parse(readFileSync(path.join(site, manifestFile), 'utf8')) as BuildManifest
const pages = Object.keys(files).filter(name => name.endsWith('.html'))
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
const settings: Record<string, Record<string, string>> = {
  none: {},
  ORIGIN: { ORIGIN: 'https://docs.example.com' },
  REPORTS_FILE: { REPORTS_FILE: path.join(folder, 'reports.sqlite') },
  SERVE_API: { SERVE_API: 'https://api.example.com' },
  COMPONENT_HOST: { COMPONENT_HOST: 'https://lists.example.com' },
  BASE_PATH: { BASE_PATH: '/docs/vxe/' },
  'no list of the build': { SITE_DIR: path.join(folder, 'site') }
}

/** Returns the requests as a browser sends them. */
const requestsBelow = (base: string): BenchRequest[] =>
  pages.map(name => ({ path: base + name, headers: { 'accept-encoding': 'gzip, deflate, br' } }))

async function measure(env: Record<string, string>, { first, all, ...rates }: Rates): Promise<Rates> {
  const { origin, pid, stop } = await startNode(env)
  try {
    const requests = requestsBelow(env.BASE_PATH ?? '/v3.8/')
    const pass = await requestEach(origin, requests, { connections })
    const rest = await requestContinuously(origin, requests, {
      seconds: Math.max(1, seconds - pass.seconds),
      connections
    })
    const errors = [...pass.errors.keys(), ...rest.errors.keys()]
    if (countErrors(pass) + countErrors(rest) > 0) throw new Error(`The server failed: ${errors.join(', ')}`)
    return {
      first: [...first, pass.times.length / pass.seconds],
      all: [...all, (pass.times.length + rest.times.length) / (pass.seconds + rest.seconds)],
      memory: Math.max(rates.memory, memoryOf(pid) ?? 0)
    }
  } finally {
    await stop()
  }
}

try {
  cpSync(site, settings['no list of the build']!.SITE_DIR!, {
    recursive: true,
    filter: source => !source.includes('.build') && (path.extname(source) === '' || source.endsWith('.html'))
  })
  const rates: Record<string, Rates> = {}
  // The settings alternate, so that a busy moment of the machine does not distort a single one.
  for (let sample = 0; sample < samples; sample++)
    for (const [name, env] of Object.entries(settings))
      rates[name] = await measure(env, rates[name] ?? { first: [], all: [], memory: 0 })
  const none = rates.none!
  const perSecond = (values: number[]) => median(values)!.toFixed(0)
  const ratio = (values: number[], base: number[]) => (median(values)! / median(base)!).toFixed(2)
  console.log(
    table([
      [
        `${pages.length} pages, medians of ${samples}`,
        `${seconds} s from the start`,
        'ratio',
        'first requests',
        'ratio',
        'memory MB',
        'target'
      ],
      ...Object.entries(rates).map(([name, { first, all, memory }]) => [
        name,
        perSecond(all),
        ratio(all, none.all),
        perSecond(first),
        ratio(first, none.first),
        megabytes(memory),
        name === 'none' ? '' : '>= 0.80 from the start'
      ])
    ])
  )
} finally {
  rmSync(folder, { recursive: true })
}
