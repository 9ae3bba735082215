import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync } from 'node:fs'
import type { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNode } from '../../e2e/both-servers.ts'
import { freePort } from '../../e2e/free-port.ts'
import { ask, askAtPace, errorsOf } from '../clients.ts'
import { base, mixedWishes } from '../mixed-wishes.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'
import { clientAt, reportBy, takesReports } from './report-by.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** No space for the log, and none for reports. */
export const fullDisk = async (agent: Agent): Promise<Finding[]> => [
  ...(await fullLog(agent)),
  ...(await fullDatabase(agent))
]

/** Linux has a file that is always full. */
async function fullLog(agent: Agent): Promise<Finding[]> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, ['dist/server/node.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), LOG: 'on' },
    stdio: ['ignore', full, full]
  })
  await untilAnswered(agent, origin)
  const heard = await askAtPace(agent, () => origin, mixedWishes(), { seconds: 3, rate: 200 })
  const isAlive = child.exitCode === null
  child.kill()
  await once(child, 'exit')
  closeSync(full)
  return [
    finding('no space for the log: requests that failed', errorsOf(heard), '0', errorsOf(heard) === 0),
    finding('  the server', isAlive ? 'stays' : 'ended', 'stays', isAlive)
  ]
}

async function fullDatabase(agent: Agent): Promise<Finding[]> {
  const what = 'no space for reports'
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', folder], { stdio: 'ignore' }).status !== 0) {
    rmdirSync(folder)
    return [finding(what, 'not tried: a small disk can be made by root alone', '', true)]
  }
  const { origin, stop } = await startNode(takesReports(path.join(folder, 'reports.sqlite')))
  try {
    const statuses: (number | undefined)[] = []
    for (let number = 0; number < 95; number++) statuses.push(await reportBy(origin, clientAt(number)))
    const refused = new Set(statuses.filter(status => status !== 201))
    const page = await ask(agent, origin + base)
    const list = await ask(agent, `${origin}${base}known-problems`)
    return [
      finding(
        `${what}: ${statuses.filter(status => status === 201).length} taken, then`,
        [...refused].join(', '),
        '507 or 503',
        refused.size > 0 && [...refused].every(status => status === 507 || status === 503)
      ),
      finding(
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
    const answer = await ask(agent, `${origin}/healthz`).catch(() => undefined)
    if (answer?.status === 200) return
    await new Promise(done => setTimeout(done, 50))
  }
  throw new Error('The server did not answer.')
}
