import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawnNode } from '../../e2e/spawn-server.ts'
import { requestAtRate, countErrors } from '../clients.ts'
import { createMixedRequests } from '../mixed-requests.ts'
import type { FaultFinding } from './finding.ts'
import { createFinding } from './finding.ts'
import { clientAt, sendReportAs, reportSettings } from './send-report.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Kills the server during requests and reports, and starts it again at the same address. */
export async function killed(agent: Agent): Promise<FaultFinding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  const env = reportSettings(path.join(folder, 'reports.sqlite'))
  let server = await spawnNode(env)
  const { origin } = server
  const accepted = { count: 0 }
  const reporting = reportUntilStopped(origin, accepted)
  const restarted = { after: NaN }
  const onSecond = async (second: number) => {
    if (second !== 4) return
    server.child.kill('SIGKILL')
    await once(server.child, 'exit')
    const begun = performance.now()
    server = await spawnNode({ ...env, PORT: new URL(origin).port })
    restarted.after = (performance.now() - begun) / 1000
  }
  const during = await requestAtRate(agent, () => origin, createMixedRequests(), {
    seconds: 9,
    rate: 200,
    onSecond
  })
  await reporting
  const after = await requestAtRate(agent, () => origin, createMixedRequests(), { seconds: 3, rate: 200 })
  const list = execFileSync(process.execPath, ['dist/server/node.js', 'reports', 'export'], {
    cwd: root,
    env,
    encoding: 'utf8'
  })
  const stored = (JSON.parse(list) as unknown[]).length
  server.child.kill()
  await once(server.child, 'exit')
  rmSync(folder, { recursive: true })
  const kinds = [...during.errors.keys()]
  return [
    createFinding(
      'SIGKILL at 200 requests a second: requests that failed',
      countErrors(during),
      'only refused or cut connections',
      kinds.every(kind => /ECONNREFUSED|ECONNRESET|socket hang up|aborted/.test(kind))
    ),
    createFinding(
      '  started again and answering, seconds',
      restarted.after.toFixed(2),
      'it does',
      restarted.after < 60
    ),
    createFinding('  requests that failed afterwards', countErrors(after), '0', countErrors(after) === 0),
    createFinding(
      '  reports stored of those taken',
      `${stored} of ${accepted.count}`,
      'all',
      stored >= accepted.count && stored > 0
    )
  ]
}

/** Sends reports one by one, each as another client, until there is no response. */
async function reportUntilStopped(origin: string, accepted: { count: number }): Promise<void> {
  for (let number = 0; number < 90; number++) {
    const status = await sendReportAs(origin, clientAt(number))
    if (status === undefined) return
    if (status === 201) accepted.count++
    await new Promise(done => setTimeout(done, 60))
  }
}
