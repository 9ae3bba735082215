import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync } from 'node:fs'
import type { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNode } from '../../e2e/start-servers.ts'
import { freePort } from '../../e2e/free-port.ts'
import { sendRequest, requestAtRate, countErrors } from '../clients.ts'
import { base, createMixedRequests } from '../mixed-requests.ts'
import type { FaultFinding } from './finding.ts'
import { createFinding } from './finding.ts'
import { clientAt, sendReportAs, reportSettings } from './send-report.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Tests a full disk for the log and for the reports. */
export const fullDisk = async (agent: Agent): Promise<FaultFinding[]> => [
  ...(await fullLog(agent)),
  ...(await fullDatabase(agent))
]

/** Writes the log to `/dev/full`, which is always full on Linux. */
async function fullLog(agent: Agent): Promise<FaultFinding[]> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, ['dist/server/node.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), LOG: 'on' },
    stdio: ['ignore', full, full]
  })
  await untilAnswered(agent, origin)
  const result = await requestAtRate(agent, () => origin, createMixedRequests(), { seconds: 3, rate: 200 })
  const isAlive = child.exitCode === null
  child.kill()
  await once(child, 'exit')
  closeSync(full)
  return [
    createFinding('no space for the log: requests that failed', countErrors(result), '0', countErrors(result) === 0),
    createFinding('  the server', isAlive ? 'stays' : 'ended', 'stays', isAlive)
  ]
}

async function fullDatabase(agent: Agent): Promise<FaultFinding[]> {
  const fault = 'no space for reports'
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', folder], { stdio: 'ignore' }).status !== 0) {
    rmdirSync(folder)
    return [createFinding(fault, 'not tried: a small disk can be made by root alone', '', true)]
  }
  const { origin, stop } = await startNode(reportSettings(path.join(folder, 'reports.sqlite')))
  try {
    const statuses: (number | undefined)[] = []
    for (let number = 0; number < 95; number++) statuses.push(await sendReportAs(origin, clientAt(number)))
    const refused = new Set(statuses.filter(status => status !== 201))
    const page = await sendRequest(agent, origin + base)
    const list = await sendRequest(agent, `${origin}${base}known-problems`)
    return [
      createFinding(
        `${fault}: ${statuses.filter(status => status === 201).length} taken, then`,
        [...refused].join(', '),
        '507 or 503',
        refused.size > 0 && [...refused].every(status => status === 507 || status === 503)
      ),
      createFinding(
        '  pages and known problems',
        `${page.status}, ${list.status}`,
        '200, 200',
        page.status + list.status === 400
      )
    ]
  } finally {
    await stop()
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
}

async function untilAnswered(agent: Agent, origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await sendRequest(agent, `${origin}/healthz`).catch(() => undefined)
    if (answer?.status === 200) return
    await new Promise(done => setTimeout(done, 50))
  }
  throw new Error('The server did not answer.')
}
